// client.h: the person's side of the table, or a spectator's. It could sit at the other end of a network: it
// holds a view that it was given once and has carried on by events since, and it knows nothing of the game.
#ifndef TABLE_CLIENT_H
#define TABLE_CLIENT_H

#include "input.h"
#include "options.h"
#include "out.h"
#include "text.h"
#include "tty.h"

#include <baobei/baobei.h>

#define QUEUE_ROOM 256 // events of one move, passes included
#define LOG_ROOM 8     // narrated lines that a screen repeats
#define LINE_ROOM 384  // bytes; a letter with an accent takes two
#define SHEET_ROOM 20  // rounds that the score sheet shows

enum ending {
    ENDING_NONE, // still playing
    ENDING_OVER, // the match is over
    ENDING_QUIT, // the person leaves
    ENDING_INPUT,
    ENDING_OUTPUT,
    ENDING_SIGNAL,
    ENDING_RECORD, // the record cannot be written
    ENDING_FAILED,
};

// What has been narrated since the person last answered.
struct log {
    unsigned count; // lines told; the last LOG_ROOM of them are kept
    char line[LOG_ROOM][LINE_ROOM];
};

// Recorded scores by round. What a seat out of a decisive round gets is left blank.
struct sheet {
    unsigned begun;    // rounds dealt
    unsigned recorded; // rounds counted
    unsigned number[SHEET_ROOM];
    uint8_t playing[SHEET_ROOM];
    int32_t score[SHEET_ROOM][BAOBEI_MAX_SEATS];
};

struct client {
    struct out out;
    struct tty tty;
    struct input input;

    int person; // seat; NOBODY: a spectator
    unsigned seats;
    baobei_rules *rules; // public, and ours: read from the text that we were sent
    bool assumed;        // the cards are those that the rules assume (R10), so birds have their names
    bool limit_usual;    // and so is the limit
    int pace;            // milliseconds after a narrated line
    bool clocked;        // whether claim windows have a clock
    int claim_seconds;

    baobei_view view; // the table now
    bool lost;        // it cannot be carried on: a new one is needed

    enum ending ending;
    baobei_status failure;

    baobei_event queue[QUEUE_ROOM]; // heard, and not yet told
    unsigned queued;
    struct log log;
    struct sheet sheet;
    int32_t totals[BAOBEI_MAX_SEATS]; // of the round that is being counted
    baobei_view drawn;                // the table as it was last printed
    bool has_drawn;

    int64_t deadline; // of the question being asked; CLOCK_NEVER: none
    char line[INPUT_ROOM];
    char *rest;             // words of the line that are still to be used; NULL: none
    char given[INPUT_ROOM]; // those that answered this decision so far, with blanks between them
    bool astray;            // the person went back, so given[] does not lead anywhere
    char word[INPUT_ROOM];  // the one being looked at, in small letters
    baobei_action typed;    // an action that was typed in place of an answer
};

// What a server sends to begin with: the rules as a text, and the table as this client's viewer sees it.
baobei_status client_join(struct client *client, const char *rules, const baobei_view *view);
void client_close(struct client *client);

// The view anew, where events are missing.
void client_look(struct client *client, const baobei_view *view);

// An event, as this client's viewer was told it.
void client_hear(struct client *client, const baobei_event *event);

// Whether this seat is the person's.
bool client_is_person(const struct client *client, unsigned seat);

// Looks whether it is time to end. True: yes, client->ending says why.
bool client_ends(struct client *client);

// Something that should never happen: a call that must succeed did not.
void client_fail(struct client *client, baobei_status status);

#endif

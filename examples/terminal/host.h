// host.h: everything that one run of the program holds.
#ifndef TABLE_HOST_H
#define TABLE_HOST_H

#include "bots.h"
#include "input.h"
#include "options.h"
#include "out.h"
#include "text.h"
#include "tty.h"

#include <baobei/baobei.h>

#define QUEUE_ROOM 256 // events of one move, passes included, for the person's eyes
#define LOG_ROOM 8     // narrated lines that a screen repeats
#define LINE_ROOM 256
#define SHEET_ROOM 20 // rounds that the score sheet shows

enum ending {
    ENDING_NONE, // still playing
    ENDING_OVER, // the match is over
    ENDING_QUIT, // the person leaves
    ENDING_INPUT,
    ENDING_OUTPUT,
    ENDING_SIGNAL,
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

struct host {
    struct options options;
    struct out out;
    struct tty tty;
    struct input input;

    baobei_game *game;
    uint8_t seed[BAOBEI_SEED_SIZE];
    baobei_viewer viewer; // whose eyes the screen has: the person's, or a spectator's
    int pace;             // milliseconds
    bool clocked;         // whether claim windows have a clock
    struct bot bots[BAOBEI_MAX_SEATS];

    enum ending ending;
    baobei_status failure;

    baobei_event queue[QUEUE_ROOM];
    unsigned queued;
    struct log log;
    struct sheet sheet;
    int32_t totals[BAOBEI_MAX_SEATS]; // of the round that is being counted
    baobei_view drawn;                // the table as it was last printed
    bool has_drawn;

    int64_t deadline; // of the question being asked; CLOCK_NEVER: none
    char line[INPUT_ROOM];
    char *rest; // words of the line that are still to be used; NULL: none
};

// Whether this seat is the person's.
bool host_is_person(const struct host *host, unsigned seat);

// Looks whether it is time to end. True: yes, host->ending says why.
bool host_ends(struct host *host);

// Something that should never happen: a call that must succeed did not.
void host_fail(struct host *host, baobei_status status);

#endif

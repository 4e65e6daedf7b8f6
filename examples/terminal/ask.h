// ask.h: questions to the person. A line may answer several questions in a row, a word each: "2 c1".
#ifndef TABLE_ASK_H
#define TABLE_ASK_H

#include "client.h"

enum reply {
    REPLY_GIVEN,
    REPLY_ACTION, // an action was typed instead, in the library's notation: client->typed
    REPLY_AGAIN,  // put the question again: something else has been shown
    REPLY_BACK,   // to the question before
    REPLY_LATE,   // the clock was faster
    REPLY_END,    // no more answers: client->ending says why
};

#define MENU_ROOM 4
#define ITEM_ROOM 192

struct menu {
    enum text question;
    unsigned count;
    unsigned usual; // what Enter alone means, from 1; 0: nothing
    char item[MENU_ROOM][ITEM_ROOM];
};

void menu_open(struct menu *menu, enum text question, unsigned usual);
void menu_add(struct menu *menu, enum text item, const char *const *args);

// Begins a new decision: what is left of the last line does not belong to it.
void ask_afresh(struct client *client); // only drops the rest of the line
void ask_begin(struct client *client);  // at the first question

// After a refusal: all answers to this decision but the last one count as given again.
void ask_last(struct client *client);

// One of a menu's items; their numbers start at 1.
enum reply ask_menu(struct client *client, const struct menu *menu, unsigned *number);

// A slot of the person's own: "3" or "a3". `full`: occupied ones are offered, else empty ones. Only
// such a slot is answered.
enum reply ask_own(struct client *client, enum text question, bool full, uint32_t *slot);

// Any card: "b3", or "b" and then the slot.
enum reply ask_card(struct client *client, enum text question, uint32_t *seat, uint32_t *slot);

// Two cards, one after the other; back from the second asks for the first again.
enum reply ask_two(struct client *client, enum text first, enum text second, uint32_t seat[2], uint32_t slot[2]);

// An opponent, by letter.
enum reply ask_seat(struct client *client, enum text question, uint32_t *seat);

#endif

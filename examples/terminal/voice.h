// voice.h: saying things. say() prints a line. tell() narrates: the line is kept for the next screen,
// and a pause follows it.
#ifndef TABLE_VOICE_H
#define TABLE_VOICE_H

#include "client.h"

void say(struct client *client, enum text id, const char *const *args);
void say_styled(struct client *client, enum style style, enum text id, const char *const *args);
void tell(struct client *client, enum text id, const char *const *args);

// A sentence about a seat: a PAIR of the catalogue, spoken to the person if it is theirs.
void tell_of(struct client *client, unsigned seat, enum text pair, const char *const *args);

const char *name_of(const struct client *client, unsigned seat);  // in a sentence
const char *title_of(const struct client *client, unsigned seat); // in a table

// A seat's letter, as in docs/notation.md.
const char *seat_of(struct word *word, unsigned seat);

const char *bird_of(const struct client *client, struct word *word, unsigned species);

// A card byte: a bird and its points, or "a card" where its face is hidden.
const char *card_of(const struct client *client, struct word *word, unsigned card);

// A place: "b3", with its owner in front unless it is the one who acts.
const char *place_of(const struct client *client, struct word *word, unsigned actor, unsigned seat, unsigned slot);
const char *spot(struct word *word, unsigned seat, unsigned slot); // just "b3"

#endif

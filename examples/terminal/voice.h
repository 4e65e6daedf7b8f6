// voice.h: saying things. say() prints a line. tell() narrates: the line is kept for the next screen,
// and a pause follows it.
#ifndef TABLE_VOICE_H
#define TABLE_VOICE_H

#include "host.h"

void say(struct host *host, enum text id, const char *const *args);
void say_styled(struct host *host, enum style style, enum text id, const char *const *args);
void tell(struct host *host, enum text id, const char *const *args);

// A sentence about a seat: a PAIR of the catalogue, spoken to the person if it is theirs.
void tell_of(struct host *host, unsigned seat, enum text pair, const char *const *args);

const char *name_of(const struct host *host, unsigned seat);  // in a sentence
const char *title_of(const struct host *host, unsigned seat); // in a table

// A card byte: a bird and its points, or "a card" where its face is hidden.
const char *card_of(const struct host *host, struct word *word, unsigned card);

// A place: "2.3", with its owner in front unless it is the one who acts.
const char *place_of(const struct host *host, struct word *word, unsigned actor, unsigned seat, unsigned slot);
const char *spot(struct word *word, unsigned seat, unsigned slot); // just "2.3"

#endif

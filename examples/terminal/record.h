// record.h: the record of a match in a file. It gives every card away, the seed, and so all cards to come.
#ifndef TABLE_RECORD_H
#define TABLE_RECORD_H

#include <baobei/baobei.h>

#include <stdbool.h>
#include <stdio.h>

struct record {
    FILE *file; // NULL: no record is written
};

// Begins a record with the position that the match starts from. False: it cannot be written.
bool record_open(struct record *record, const char *path, const baobei_game *game);
bool record_move(struct record *record, const baobei_game *game); // the last move, as soon as it has been made
bool record_close(struct record *record);

#endif

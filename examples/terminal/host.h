// host.h: the host's side: the real game, who is told what of it, and the opponents.
#ifndef TABLE_HOST_H
#define TABLE_HOST_H

#include "bots.h"
#include "client.h"
#include "record.h"

struct host {
    struct options options;
    uint8_t seed[BAOBEI_SEED_SIZE];
    baobei_game *game;
    baobei_game *scratch; // where opponents lay out what might be
    struct bot bots[BAOBEI_MAX_SEATS];
    struct record record;

    baobei_viewer viewer; // whose events go to the client
    struct client client;
};

// Makes the game, sits everybody down, and gives the client what it begins with.
baobei_status host_open(struct host *host);
void host_close(struct host *host);

// After a move: what must be done for the client before it tells of it, and the line of the record.
void host_moved(struct host *host);

#endif

/* The viewers of a game, counted: seats by their number, then the spectator, then the host. */
#ifndef TESTS_SUPPORT_VIEWERS_H
#define TESTS_SUPPORT_VIEWERS_H

#include <baobei/baobei.h>
#include <stdbool.h>

enum { VIEWER_SPECTATOR = BAOBEI_MAX_SEATS, VIEWER_HOST, VIEWERS };

static inline baobei_viewer viewer_at(uint32_t number)
{
    return (baobei_viewer)((uint32_t)BAOBEI_VIEWER_SEAT_0 << number);
}

/* Whether a game of so many seats has that viewer. */
static inline bool viewer_exists(uint32_t number, uint32_t seats)
{
    return number < seats || number == VIEWER_SPECTATOR || number == VIEWER_HOST;
}

/* The next viewer from that number on; VIEWERS when there is none. */
static inline uint32_t viewer_from(uint32_t number, uint32_t seats)
{
    while (number < VIEWERS && !viewer_exists(number, seats))
        number++;
    return number;
}

static inline uint32_t viewer_number(baobei_viewer viewer)
{
    uint32_t number = 0;

    while (number < VIEWERS && viewer_at(number) != viewer)
        number++;
    return number;
}

/* All of them, for baobei_observe(). */
static inline uint32_t viewer_set(uint32_t seats)
{
    uint32_t set = 0;

    for (uint32_t number = 0; number < VIEWERS; number++)
        if (viewer_exists(number, seats))
            set |= (uint32_t)viewer_at(number);
    return set;
}

#endif

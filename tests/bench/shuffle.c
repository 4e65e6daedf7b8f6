#include "shuffle.h"

#include <string.h>

#include "../support/random.c" /* as a part of this file, so that the yardstick's draws are inlined */

void shuffle(rng *r, uint8_t deck[SHUFFLE_CARDS])
{
    rng fast = *r; /* in registers: bytes of the deck might be its own, for all that the compiler knows of r */

    for (uint32_t i = SHUFFLE_CARDS - 1; i > 0; i--) {
        uint32_t j = rng_below(&fast, i + 1);
        uint8_t card = deck[i];

        deck[i] = deck[j];
        deck[j] = card;
    }
    *r = fast;
}

void copy_bytes(void *to, const void *from, size_t n)
{
    memcpy(to, from, n);
}

// seed.h: where chance comes from: 32 bytes for the library, and small streams for the opponents.
#ifndef TABLE_SEED_H
#define TABLE_SEED_H

#include <baobei/baobei.h>

#include <stdbool.h>

#define SEED_TEXT_ROOM (2 * BAOBEI_SEED_SIZE + 1)

// From the system's source. False: it has none.
bool seed_random(uint8_t seed[BAOBEI_SEED_SIZE]);

// From a text: 64 hexadecimal digits are taken as they are, anything else is stirred. For replaying a
// match, not for keeping it secret: a short text can be guessed.
void seed_from_text(uint8_t seed[BAOBEI_SEED_SIZE], const char *text);

// Returns `text`.
const char *seed_to_text(const uint8_t seed[BAOBEI_SEED_SIZE], char text[SEED_TEXT_ROOM]);

// A small stream of numbers; one per opponent, so that one's thinking does not change another's.
struct dice {
    uint64_t state;
};

void dice_open(struct dice *dice, const uint8_t seed[BAOBEI_SEED_SIZE], unsigned number);
uint32_t dice_below(struct dice *dice, uint32_t n); // 0 ... n-1
void dice_seed(struct dice *dice, uint8_t seed[BAOBEI_SEED_SIZE]);

#endif

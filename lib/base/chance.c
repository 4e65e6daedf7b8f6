#include "base/chance.h"

#include "base/chacha.h"

void bbi_chance_open(bbi_chance *chance, uint32_t round, uint32_t purpose, uint32_t number)
{
    chance->nonce[0] = round;
    chance->nonce[1] = purpose;
    chance->nonce[2] = number;
    chance->block = 0;
    chance->used = sizeof chance->bytes;
}

/* The next 16 bits of the stream, little-endian. */
static uint32_t next_word(bbi_chance *chance)
{
    uint32_t word;

    if (chance->used == sizeof chance->bytes) {
        bbi_chacha_block(chance->seed, chance->block++, chance->nonce, chance->bytes);
        chance->used = 0;
    }
    word = (uint32_t)chance->bytes[chance->used] | (uint32_t)chance->bytes[chance->used + 1] << 8;
    chance->used += 2;
    return word;
}

/* The high half of word * n is uniform once the words that would favour some answers are rejected. */
static uint32_t stream_below(bbi_chance *chance, uint32_t n)
{
    uint32_t unfair = 65536u % n;
    uint32_t product;

    do
        product = next_word(chance) * n;
    while ((product & 0xffffu) < unfair);
    return product >> 16;
}

baobei_status bbi_chance_below(bbi_chance *chance, uint32_t n, uint32_t *out)
{
    int32_t answer;

    *out = 0;
    if (n == 1)
        return BAOBEI_OK;
    if (!chance->below) {
        if (!chance->seed)
            return BAOBEI_FAILED_NO_CHANCE;
        *out = stream_below(chance, n);
        return BAOBEI_OK;
    }
    answer = chance->below(chance->ctx, n);
    if (answer >= 0 && (uint32_t)answer < n) {
        *out = (uint32_t)answer;
        return BAOBEI_OK;
    }
    if (answer == BAOBEI_CHANCE_LATER)
        return BAOBEI_FAILED_CHANCE_LATER;
    return answer == BAOBEI_CHANCE_FAILED ? BAOBEI_FAILED_CHANCE : BAOBEI_FAILED_CHANCE_ANSWER;
}

baobei_status bbi_chance_shuffle(bbi_chance *chance, uint8_t *list, uint32_t count)
{
    for (uint32_t i = 0; i + 1 < count; i++) {
        uint32_t step;
        uint8_t card = list[i];
        baobei_status status = bbi_chance_below(chance, count - i, &step);

        if (status != BAOBEI_OK)
            return status;
        list[i] = list[i + step];
        list[i + step] = card;
    }
    return BAOBEI_OK;
}

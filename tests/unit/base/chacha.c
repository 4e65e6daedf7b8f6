/* ChaCha20 against the vectors of RFC 8439: 2.3.2, and A.1 number 1 to 5. */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "base/chacha.h"

typedef struct vector {
    const char *key, *nonce; /* hexadecimal, as the RFC prints them */
    uint32_t counter;
    const char *block;
} vector;

#define ZERO_KEY "0000000000000000000000000000000000000000000000000000000000000000"
#define ZERO_NONCE "000000000000000000000000"

static const vector vectors[] = {
    {"000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f", "000000090000004a00000000", 1,
     "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
     "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e"},
    {ZERO_KEY, ZERO_NONCE, 0,
     "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
     "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586"},
    {ZERO_KEY, ZERO_NONCE, 1,
     "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
     "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f"},
    {"0000000000000000000000000000000000000000000000000000000000000001", ZERO_NONCE, 1,
     "3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a"
     "8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0"},
    {"00ff000000000000000000000000000000000000000000000000000000000000", ZERO_NONCE, 2,
     "72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca"
     "13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096"},
    {ZERO_KEY, "000000000000000000000002", 0,
     "c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c7"
     "8a970e0e955c14f3a88e741b97c286f75f8fc299e8148362fa198a39531bed6d"},
};

static void unhex(const char *text, uint8_t *out)
{
    for (size_t i = 0; text[2 * i]; i++) {
        char digits[3] = {text[2 * i], text[2 * i + 1], '\0'};

        out[i] = (uint8_t)strtoul(digits, NULL, 16);
    }
}

Test(chacha, vectors_of_the_rfc)
{
    for (size_t i = 0; i < sizeof vectors / sizeof *vectors; i++) {
        const vector *v = &vectors[i];
        uint8_t key[32];
        uint8_t bytes[12];
        uint8_t wanted[64];
        uint8_t block[64];
        uint32_t nonce[3];

        unhex(v->key, key);
        unhex(v->nonce, bytes);
        unhex(v->block, wanted);
        for (size_t word = 0; word < 3; word++)
            nonce[word] = (uint32_t)bytes[4 * word] | (uint32_t)bytes[4 * word + 1] << 8 |
                          (uint32_t)bytes[4 * word + 2] << 16 | (uint32_t)bytes[4 * word + 3] << 24;
        bbi_chacha_block(key, v->counter, nonce, block);
        cr_assert_eq(memcmp(block, wanted, sizeof block), 0, "vector %zu", i);
    }
}

/* Nothing outside the block is written, and the key is only read. */
Test(chacha, writes_64_bytes)
{
    const uint32_t nonce[3] = {1, 2, 3};
    uint8_t key[32];
    uint8_t copy[32];
    uint8_t room[66];

    memset(key, 0x5c, sizeof key);
    memcpy(copy, key, sizeof key);
    memset(room, 0xa5, sizeof room);
    bbi_chacha_block(key, 7, nonce, room + 1);
    cr_assert_eq(room[0], 0xa5);
    cr_assert_eq(room[65], 0xa5);
    cr_assert_eq(memcmp(key, copy, sizeof key), 0);
}

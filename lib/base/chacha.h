/* The ChaCha20 block function of RFC 8439, 2.3. */
#ifndef BBI_BASE_CHACHA_H
#define BBI_BASE_CHACHA_H

#include "base/deps.h"

/* Writes block number `counter` of the key stream. */
void bbi_chacha_block(const uint8_t key[32], uint32_t counter, const uint32_t nonce[3], uint8_t out[64]);

#endif

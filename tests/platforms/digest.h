/*
 * Digests of what the library gives out (FNV-1a, 64 bits), field by field: numbers go in least significant byte
 * first, whatever the platform, so that records that hold the same have the same digest.
 */
#ifndef TESTS_PLATFORMS_DIGEST_H
#define TESTS_PLATFORMS_DIGEST_H

#include <baobei/baobei.h>

#define DIGEST_EMPTY UINT64_C(0xcbf29ce484222325)

void digest_bytes(uint64_t *digest, const void *bytes, size_t count);
void digest_number(uint64_t *digest, uint64_t number); /* 8 bytes */
void digest_decision(uint64_t *digest, const baobei_decision *decision);
void digest_event(uint64_t *digest, const baobei_event *event);
void digest_view(uint64_t *digest, const baobei_view *view);
void digest_recall(uint64_t *digest, const baobei_recall *recall);

#endif

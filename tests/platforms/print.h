/* Text to a sink, without a C library: what is printed is the same bytes everywhere. */
#ifndef TESTS_PLATFORMS_PRINT_H
#define TESTS_PLATFORMS_PRINT_H

#include <stddef.h>
#include <stdint.h>

/* Takes some bytes of the output; each host has one (host_stdio.c, bare_metal, wasm). */
void sink(const char *text, size_t length);

void print(const char *text);
void print_number(uint64_t number);
void print_hex(uint64_t number); /* 16 digits */

/* " name=" and the 16 digits. */
void print_digest(const char *name, uint64_t digest);

#endif

/* Positions written by hand, one for each kind of decision and more: seeds of tests that change them. */
#ifndef TESTS_SUPPORT_POSITIONS_H
#define TESTS_SUPPORT_POSITIONS_H

#include <stdint.h>

typedef struct position_row {
    const char *name;
    const char *text;
} position_row;

uint32_t full_positions(void);
const position_row *full_position_row(uint32_t number);

uint32_t seat_positions(void);
const position_row *seat_position_row(uint32_t number);

/* The text of a name; null if there is none. */
const char *full_position(const char *name);
const char *seat_position(const char *name);

#endif

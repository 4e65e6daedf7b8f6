/* Words that several notations share: seats, cards' places, sets of seats. docs/notation.md is the grammar. */
#ifndef BBI_RECORD_WORDS_H
#define BBI_RECORD_WORDS_H

#include <baobei/types.h>

#include "base/text.h"

/* A seat is a letter a to f. */
void bbi_put_seat(bbi_writer *out, uint32_t seat);
uint32_t bbi_read_seat(bbi_reader *in, uint32_t seats);

/* A set of seats: letters in order; "-" is the empty one. */
void bbi_put_seats(bbi_writer *out, uint32_t set);
uint32_t bbi_read_seats(bbi_reader *in, uint32_t seats);

/* A place: seat and slot ("b3"). */
void bbi_put_place(bbi_writer *out, uint32_t seat, uint32_t slot);
void bbi_read_place(bbi_reader *in, uint32_t seats, uint8_t *seat, uint8_t *slot);

#endif

/* The fields of a position, one line each: the grammar's spine, shared by writer and reader. */
#ifndef BBI_RECORD_POSITION_FIELDS_H
#define BBI_RECORD_POSITION_FIELDS_H

#include <stddef.h>

#include "view/mind.h"

typedef enum bbi_field_type {
    BBI_FIELD_FLAG,  /* the bare name; 0 is left out */
    BBI_FIELD_COUNT, /* a number 0 to 255; 0 is left out */
    BBI_FIELD_SEAT,  /* a seat; none is left out */
    BBI_FIELD_SEATS  /* a set of seats; the empty one is left out */
} bbi_field_type;

/* A byte of bbi_state that is spelled by itself. */
typedef struct bbi_field {
    const char *name;
    uint16_t offset;
    uint8_t type;
} bbi_field;

enum { BBI_FIELDS = 19, BBI_FIELD_ANSWERED = 15 };

extern const bbi_field bbi_fields[BBI_FIELDS];

/* The byte of a state that a field spells. */
uint8_t *bbi_field_at(bbi_state *state, const bbi_field *field);

#endif

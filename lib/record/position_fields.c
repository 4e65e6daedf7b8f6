#include "record/position_fields.h"

#define FIELD(name, member, type) {name, (uint16_t)offsetof(bbi_state, member), BBI_FIELD_##type}

const bbi_field bbi_fields[BBI_FIELDS] = {
    FIELD("playing", board.playing, SEATS),
    FIELD("decisive", decisive, FLAG),
    FIELD("next", next, SEATS), /* in a round it is the same as playing */
    FIELD("tied", next_decisive, FLAG),
    FIELD("first", first, SEAT),
    FIELD("winner", winner, SEAT),
    FIELD("open", open, FLAG),
    FIELD("active", board.active, SEAT),
    FIELD("bao", board.announcer, SEAT),
    FIELD("shield", board.shield, FLAG),
    FIELD("touched", touched, FLAG),
    FIELD("final", board.final, FLAG),
    FIELD("closing", closing, SEAT),
    FIELD("recycles", recycles, COUNT),
    FIELD("asked", board.asked, SEATS),
    FIELD("answered", board.answered, SEATS),
    FIELD("species", board.species, COUNT),
    FIELD("cause", board.cause, COUNT),
    FIELD("count", board.count, COUNT),
};

uint8_t *bbi_field_at(bbi_state *state, const bbi_field *field)
{
    return (uint8_t *)state + field->offset;
}

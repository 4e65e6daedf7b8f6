#include "record/action_text.h"

#include "record/words.h"

/* What a person calls each kind: its name, but one word for both looks and for all that a shoebill does. */
static const char *word_of(uint32_t kind)
{
    switch (kind) {
    case BAOBEI_ACTION_LOOK_TWO:
        return bbi_action_row(BAOBEI_ACTION_LOOK);
    case BAOBEI_ACTION_REPLACE_BOTH:
    case BAOBEI_ACTION_REPLACE_OWN:
    case BAOBEI_ACTION_REPLACE_OTHER:
        return "replace";
    default:
        return bbi_action_row(kind);
    }
}

/* " 0>2": drawn card 0 into own slot 2; " 1>b3": drawn card 1 into slot 3 of seat b. */
static void put_replacement(bbi_writer *out, const baobei_parts *parts)
{
    uint32_t other = parts->kind == BAOBEI_ACTION_REPLACE_BOTH ? 1u - parts->choice : parts->choice;

    if (parts->kind != BAOBEI_ACTION_REPLACE_OTHER) {
        bbi_put(out, ' ');
        bbi_put_number(out, parts->choice);
        bbi_put(out, '>');
        bbi_put_number(out, parts->slot[0]);
    }
    if (parts->kind != BAOBEI_ACTION_REPLACE_OWN) {
        bbi_put(out, ' ');
        bbi_put_number(out, other);
        bbi_put(out, '>');
        bbi_put_place(out, parts->seat[1], parts->slot[1]);
    }
}

void bbi_write_action(bbi_writer *out, const baobei_parts *parts)
{
    bbi_put_word(out, word_of(parts->kind));
    switch (bbi_action_shape(parts->kind)) {
    case BBI_SHAPE_SLOTS:
    case BBI_SHAPE_SLOT:
        for (uint32_t i = 0; i < (parts->kind == BAOBEI_ACTION_LOOK_TWO ? 2u : 1u); i++) {
            bbi_put(out, ' ');
            bbi_put_number(out, parts->slot[i]);
        }
        break;
    case BBI_SHAPE_SEAT:
        bbi_put(out, ' ');
        bbi_put_seat(out, parts->seat[0]);
        break;
    case BBI_SHAPE_CARD:
    case BBI_SHAPE_ORDERED:
    case BBI_SHAPE_CROSSED:
        for (uint32_t i = 0; i < (bbi_action_shape(parts->kind) == BBI_SHAPE_CARD ? 1u : 2u); i++) {
            bbi_put(out, ' ');
            bbi_put_place(out, parts->seat[i], parts->slot[i]);
        }
        break;
    case BBI_SHAPE_OWN_NEW:
    case BBI_SHAPE_OTHER_NEW:
    case BBI_SHAPE_BOTH_NEW:
        put_replacement(out, parts);
        break;
    case BBI_SHAPE_BARE:
    case BBI_SHAPE_NONE:
    default:
        break;
    }
}

/* The kind with the longest word that comes next, so that "swap-seen" is not taken for "swap". */
static uint32_t read_kind(bbi_reader *in)
{
    uint32_t found = 0;
    size_t start = in->at;
    size_t end = start;

    for (uint32_t kind = 1; kind < BBI_ACTION_KINDS; kind++) {
        const char *word = word_of(kind);

        in->at = start;
        if (word && bbi_take_word(in, word) && in->at > end) {
            found = kind;
            end = in->at;
        }
    }
    in->at = end;
    if (!found)
        bbi_fault_at(in, start);
    return found;
}

/* A space and a digit: something more is named. An action may be followed by other things. */
static bool take_space_before_digit(bbi_reader *in)
{
    char next = !in->bad && in->at + 1 < in->length ? in->text[in->at + 1] : '\0';

    return next >= '0' && next <= '9' && bbi_take(in, ' ');
}

/* One slot, or the two of a look; where the last one begins. */
static size_t read_slots(bbi_reader *in, baobei_parts *out)
{
    size_t last;

    bbi_expect(in, ' ');
    last = in->at;
    out->slot[0] = (uint8_t)bbi_read_number(in, 0, BAOBEI_MAX_SLOTS - 1);
    if (out->kind == BAOBEI_ACTION_LOOK && take_space_before_digit(in)) {
        out->kind = BAOBEI_ACTION_LOOK_TWO;
        last = in->at;
        out->slot[1] = (uint8_t)bbi_read_number(in, 0, BAOBEI_MAX_SLOTS - 1);
    }
    return last;
}

/* So many cards on the table; where the last one begins. */
static size_t read_places(bbi_reader *in, baobei_parts *out, uint32_t count)
{
    size_t last = in->at;

    for (uint32_t i = 0; i < count; i++) {
        bbi_expect(in, ' ');
        last = in->at;
        bbi_read_place(in, BAOBEI_MAX_SEATS, &out->seat[i], &out->slot[i]);
    }
    return last;
}

static void read_replacement(bbi_reader *in, baobei_parts *out)
{
    bool own = false;
    bool other = false;

    while (!other && take_space_before_digit(in)) {
        uint32_t choice = (uint32_t)bbi_read_number(in, 0, 1);

        bbi_expect(in, '>');
        if (own && choice == out->choice) /* one card in two places */
            bbi_fault_at(in, in->at - 2);
        if (!own)
            out->choice = (uint8_t)choice;
        if (!own && bbi_peek(in) >= '0' && bbi_peek(in) <= '9') {
            out->slot[0] = (uint8_t)bbi_read_number(in, 0, BAOBEI_MAX_SLOTS - 1);
            own = true;
        } else {
            bbi_read_place(in, BAOBEI_MAX_SEATS, &out->seat[1], &out->slot[1]);
            other = true;
        }
    }
    if (own && other)
        out->kind = BAOBEI_ACTION_REPLACE_BOTH;
    else
        out->kind = own ? BAOBEI_ACTION_REPLACE_OWN : BAOBEI_ACTION_REPLACE_OTHER;
    if (!own && !other)
        bbi_fault_at(in, in->at);
}

void bbi_read_action(bbi_reader *in, baobei_parts *out)
{
    size_t last = in->at;

    memset(out, 0, sizeof *out);
    out->kind = (uint8_t)read_kind(in);
    switch (bbi_action_shape(out->kind)) {
    case BBI_SHAPE_SLOT:
    case BBI_SHAPE_SLOTS:
        last = read_slots(in, out);
        break;
    case BBI_SHAPE_SEAT:
        bbi_expect(in, ' ');
        out->seat[0] = (uint8_t)bbi_read_seat(in, BAOBEI_MAX_SEATS);
        break;
    case BBI_SHAPE_CARD:
        last = read_places(in, out, 1);
        break;
    case BBI_SHAPE_ORDERED:
    case BBI_SHAPE_CROSSED:
        last = read_places(in, out, 2);
        break;
    case BBI_SHAPE_OWN_NEW:
    case BBI_SHAPE_OTHER_NEW:
    case BBI_SHAPE_BOTH_NEW:
        read_replacement(in, out);
        break;
    case BBI_SHAPE_BARE:
    case BBI_SHAPE_NONE:
    default:
        break;
    }
    if (!bbi_parts_valid(out, BAOBEI_MAX_SEATS, BAOBEI_MAX_SLOTS)) /* two cards without an order do not ascend */
        bbi_fault_at(in, last);
}

#include "record/words.h"

#include "base/bits.h"

void bbi_put_seat(bbi_writer *out, uint32_t seat)
{
    bbi_put(out, (char)('a' + (char)seat));
}

uint32_t bbi_read_seat(bbi_reader *in, uint32_t seats)
{
    char c = bbi_peek(in);

    if (c < 'a' || c >= (char)('a' + (char)seats)) {
        bbi_fault_at(in, in->at);
        return 0;
    }
    in->at++;
    return (uint32_t)(c - 'a');
}

void bbi_put_seats(bbi_writer *out, uint32_t set)
{
    if (!set)
        bbi_put(out, '-');
    for (uint32_t seat = 0; seat < BAOBEI_MAX_SEATS; seat++)
        if (bbi_has(set, seat))
            bbi_put_seat(out, seat);
}

uint32_t bbi_read_seats(bbi_reader *in, uint32_t seats)
{
    uint32_t set = 0;

    if (bbi_take(in, '-'))
        return 0;
    do {
        size_t at = in->at;
        uint32_t seat = bbi_read_seat(in, seats);

        if (set >> seat) /* not ascending */
            bbi_fault_at(in, at);
        set |= bbi_bit(seat);
    } while (bbi_peek(in) >= 'a' && bbi_peek(in) <= 'f');
    return set;
}

void bbi_put_place(bbi_writer *out, uint32_t seat, uint32_t slot)
{
    bbi_put_seat(out, seat);
    bbi_put_number(out, slot);
}

void bbi_read_place(bbi_reader *in, uint32_t seats, uint8_t *seat, uint8_t *slot)
{
    *seat = (uint8_t)bbi_read_seat(in, seats);
    *slot = (uint8_t)bbi_read_number(in, 0, BAOBEI_MAX_SLOTS - 1);
}

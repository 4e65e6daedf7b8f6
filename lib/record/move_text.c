#include "record/move_text.h"

#include <baobei/notation.h>

#include "record/action_text.h"
#include "record/words.h"
#include "view/redact.h"

static void put_who(bbi_writer *out, uint32_t seat)
{
    if (seat == BAOBEI_NO_SEAT)
        bbi_put_word(out, "host");
    else
        bbi_put_seat(out, seat);
    bbi_put(out, ' ');
}

/* Which drawn card went where is the shoebill user's own business (R12.26). */
static bool is_secret(const baobei_parts *parts, uint32_t seat, uint32_t viewer)
{
    bool replaces = parts->kind == BAOBEI_ACTION_REPLACE_BOTH || parts->kind == BAOBEI_ACTION_REPLACE_OWN ||
                    parts->kind == BAOBEI_ACTION_REPLACE_OTHER;

    return replaces && viewer != BBI_HOST && viewer != seat;
}

/* An action whose drawn cards are blotted out. */
static void put_blotted(bbi_writer *out, const baobei_parts *parts)
{
    char text[BAOBEI_ACTION_TEXT];
    bbi_writer whole = {text, sizeof text, 0};

    bbi_write_action(&whole, parts);
    (void)bbi_put_end(&whole);
    for (const char *c = text; *c; c++)
        bbi_put(out, c[1] == '>' ? '?' : *c);
}

void bbi_write_move(bbi_writer *out, const bbi_last_move *move, uint32_t viewer)
{
    bool first = true;

    for (uint32_t i = 0; i < move->entries; i++) {
        baobei_parts parts = {BAOBEI_ACTION_PASS, {0, 0}, {0, 0}, 0, {0, 0}};

        if (i + 1u == move->entries)
            (void)bbi_unpack(move->action, &parts);
        if (parts.kind == BAOBEI_ACTION_PASS && viewer != BBI_HOST && viewer != move->seat[i])
            continue; /* R12.10 */
        if (!first)
            bbi_put_word(out, ", ");
        first = false;
        put_who(out, move->seat[i]);
        if (!move->told && is_secret(&parts, move->seat[i], viewer))
            put_blotted(out, &parts);
        else
            bbi_write_action(out, &parts);
    }
    if (viewer != BBI_HOST || !move->answers)
        return;
    bbi_put_word(out, " =");
    for (uint32_t i = 0; i < move->answers; i++) {
        bbi_put(out, ' ');
        bbi_put_number(out, move->answer[i]);
    }
}

void bbi_read_line(bbi_reader *in, bbi_line *line)
{
    memset(line, 0, sizeof *line);
    do {
        uint32_t i = line->entries;
        baobei_parts parts;

        if (i == BAOBEI_MAX_SEATS) {
            bbi_fault_at(in, in->at);
            return;
        }
        line->at[i] = in->at;
        line->seat[i] = BAOBEI_NO_SEAT;
        if (!bbi_take_word(in, "host"))
            line->seat[i] = (uint8_t)bbi_read_seat(in, BAOBEI_MAX_SEATS);
        bbi_expect(in, ' ');
        bbi_read_action(in, &parts);
        line->action[i] = bbi_pack(parts.kind, parts.seat[0], parts.slot[0], parts.seat[1], parts.slot[1],
                                   parts.choice);
        line->entries++;
    } while (!in->bad && bbi_take_word(in, ", "));
    line->answers_at = in->at;
    if (bbi_take_word(in, " ="))
        do {
            if (line->answers == BBI_MOST_ANSWERS)
                bbi_fault_at(in, in->at);
            bbi_expect(in, ' ');
            if (!in->bad)
                line->answer[line->answers++] = (uint8_t)bbi_read_number(in, 0, BAOBEI_MAX_CARDS - 1);
        } while (!in->bad && in->at != in->length);
    if (in->at != in->length)
        bbi_fault_at(in, in->at);
}

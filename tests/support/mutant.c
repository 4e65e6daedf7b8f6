#include "mutant.h"

#include <stdio.h>
#include <string.h>

/* A piece of a text, between separators. */
typedef struct piece {
    size_t at, length;
} piece;

void mutant_set(mutant *m, const char *text, size_t length)
{
    m->length = length < MUTANT_ROOM ? length : MUTANT_ROOM - 1;
    memcpy(m->text, text, m->length);
}

/* Puts other bytes in the place of a piece; too much for the room is cut off. */
static void replace(mutant *m, piece p, const char *by, size_t length)
{
    static char rest[MUTANT_ROOM];
    size_t after = m->length - p.at - p.length;

    if (p.at + length + after >= MUTANT_ROOM)
        return;
    memcpy(rest, m->text + p.at + p.length, after);
    memmove(m->text + p.at, by, length);
    memcpy(m->text + p.at + length, rest, after);
    m->length = p.at + length + after;
}

/* The piece around a random place, between characters of a set. */
static piece any_piece(const mutant *m, const char *separators, rng *r)
{
    size_t at = m->length ? rng_below(r, (uint32_t)m->length) : 0;
    size_t end = at;

    while (at > 0 && !strchr(separators, m->text[at - 1]))
        at--;
    while (end < m->length && !strchr(separators, m->text[end]))
        end++;
    return (piece){at, end - at};
}

/* A run of digits; an empty piece if none is met. */
static piece any_number(const mutant *m, rng *r)
{
    size_t at = m->length ? rng_below(r, (uint32_t)m->length) : 0;
    size_t end;

    while (at < m->length && (m->text[at] < '0' || m->text[at] > '9'))
        at++;
    for (end = at; end < m->length && m->text[end] >= '0' && m->text[end] <= '9';)
        end++;
    return (piece){at, end - at};
}

static void change_byte(mutant *m, rng *r)
{
    static const char letters[] = "0123456789abcdef=,:*!?- ^;x>lswiarhost/\n";
    char c = letters[rng_below(r, sizeof letters - 1)];
    piece p = {m->length ? rng_below(r, (uint32_t)m->length) : 0, m->length ? 1 : 0};

    if (rng_one_in(r, 8))
        c = (char)rng_below(r, 256);
    switch (rng_below(r, 4)) {
    case 0: p.length = 0; replace(m, p, &c, 1); return; /* one more */
    case 1: replace(m, p, &c, 0); return;               /* one less */
    default: replace(m, p, &c, p.length); return;
    }
}

static void change_number(mutant *m, rng *r)
{
    static const char *const numbers[] = {"0", "1", "2", "3", "5", "13", "32", "33", "65", "66", "99", "100", "255",
                                          "256", "65536", "4294967295", "4294967296", "99999999999999999999", "-1",
                                          "01", "1000000000"};
    piece p = any_number(m, r);
    const char *by = numbers[rng_below(r, sizeof numbers / sizeof *numbers)];
    char near[24];

    if (!p.length)
        return;
    if (rng_one_in(r, 2) && p.length < 9) {
        long value = 0;

        for (size_t i = 0; i < p.length; i++)
            value = 10 * value + (m->text[p.at + i] - '0');
        snprintf(near, sizeof near, "%ld", value + (rng_one_in(r, 2) ? 1 : -1));
        by = near;
    }
    replace(m, p, by, strlen(by));
}

/* Two pieces change places. */
static void exchange(mutant *m, const char *separators, rng *r)
{
    static char text[2][MUTANT_ROOM];
    piece a = any_piece(m, separators, r);
    piece b = any_piece(m, separators, r);

    if (a.at > b.at) {
        piece c = a;

        a = b;
        b = c;
    }
    if (a.at + a.length > b.at)
        return;
    memcpy(text[0], m->text + a.at, a.length);
    memcpy(text[1], m->text + b.at, b.length);
    replace(m, b, text[0], a.length);
    replace(m, a, text[1], b.length);
}

/* A piece is left out, doubled, or taken from another text. */
static void move_piece(mutant *m, const mutant *other, const char *separators, rng *r)
{
    static char text[2 * MUTANT_ROOM];
    piece p = any_piece(m, separators, r);
    piece q = any_piece(other, separators, r);

    switch (rng_below(r, 3)) {
    case 0:
        p.length += p.at + p.length < m->length; /* its separator, too */
        replace(m, p, "", 0);
        return;
    case 1:
        memcpy(text, m->text + p.at, p.length);
        text[p.length] = separators[0];
        memcpy(text + p.length + 1, m->text + p.at, p.length);
        replace(m, p, text, 2 * p.length + 1);
        return;
    default:
        replace(m, p, other->text + q.at, q.length);
        return;
    }
}

/* Who has seen a card: a change that often gives another position. */
static void change_seen(mutant *m, rng *r)
{
    static const char *const sets[] = {"", ":a", ":b", ":ab", ":c", ":ac", ":*", "^1", "^2:a", "!", ":b!"};
    piece p = any_piece(m, ",= ", r);
    size_t face = 0;
    const char *by = sets[rng_below(r, sizeof sets / sizeof *sets)];

    while (face < p.length && ((m->text[p.at + face] >= '0' && m->text[p.at + face] <= '9') ||
                               m->text[p.at + face] == '?'))
        face++;
    if (!face)
        return;
    p.at += face;
    p.length -= face;
    replace(m, p, by, strlen(by));
}

void mutant_change(mutant *m, const mutant *other, rng *r)
{
    for (uint32_t times = rng_one_in(r, 3) ? 1 + rng_below(r, 4) : 1; times > 0; times--)
        switch (rng_below(r, 16)) {
        case 0: case 1: change_byte(m, r); break;
        case 2: case 3: case 4: change_number(m, r); break;
        case 5: case 6: case 7: exchange(m, ",= ", r); break;
        case 8: exchange(m, " ", r); break;
        case 9: case 10: move_piece(m, other, " ", r); break;
        case 11: move_piece(m, other, ",= ", r); break;
        case 12: case 13: case 14: change_seen(m, r); break;
        default:
            if (m->length)
                m->length = rng_below(r, (uint32_t)m->length + 1);
            break;
        }
}

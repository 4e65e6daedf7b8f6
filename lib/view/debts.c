#include "view/debts.h"

/* Pays one debt of a species from the nearest shuffle that has the card; else from one that then owes it. */
static bool pay_one(bbi_heaps *heaps, uint32_t shuffle, uint32_t row)
{
    uint32_t payer = BBI_SHUFFLES;

    for (uint32_t from = shuffle; from-- > 0;) {
        if (!heaps->waiting[from][shuffle] || (from == 0 && heaps->pool[0][row] <= 0))
            continue;
        if (payer == BBI_SHUFFLES || (heaps->pool[from][row] > 0 && heaps->pool[payer][row] <= 0))
            payer = from;
    }
    if (payer == BBI_SHUFFLES)
        return false;
    heaps->waiting[payer][shuffle]--;
    heaps->pool[payer][row]--;
    heaps->pool[shuffle][row]++;
    return true;
}

/* Mostly there is nothing to pay. */
static bool owes_nothing(const bbi_heaps *heaps)
{
    int8_t sign = 0;

    for (uint32_t shuffle = 0; shuffle < BBI_SHUFFLES; shuffle++)
        for (uint32_t row = 0; row < BAOBEI_MAX_SPECIES; row++)
            sign |= heaps->pool[shuffle][row];
    return sign >= 0;
}

/* One way of paying, without looking back. It nearly always succeeds where any way does. */
static bool pay_simply(bbi_heaps heaps)
{
    for (uint32_t shuffle = BBI_SHUFFLES; shuffle-- > 0;)
        for (uint32_t row = 0; row < BAOBEI_MAX_SPECIES; row++)
            while (heaps.pool[shuffle][row] < 0)
                if (!pay_one(&heaps, shuffle, row))
                    return false;
    return true;
}

/*
 * The exact answer. Each species pays its debts to shuffles 1, 2 and 3 out of what it has in 0, 1 and 2;
 * what the species have in common is only how many strangers went which way. So it is enough to know
 * which totals (paid by 1 to 2, by 1 to 3, by 2 to 3) all species together can come to, one species after
 * the other, and whether the strangers can carry one of them. Shuffle 0 pays the rest.
 */
typedef struct totals {
    uint32_t debt[BBI_SHUFFLES];   /* of each shuffle, all species */
    uint32_t size[3];              /* totals counted, by way: 1 to 2, 1 to 3, 2 to 3 */
    uint8_t reached[36000];        /* bits, by ((a * size[1]) + b) * size[2] + c; 66 cubed fits */
} totals;

static bool is_reached(const totals *t, uint32_t at)
{
    return t->reached[at / 8] >> at % 8 & 1;
}

static void set_reached(totals *t, uint32_t at, bool on)
{
    uint8_t bit = (uint8_t)(1u << at % 8);

    t->reached[at / 8] = (uint8_t)(on ? t->reached[at / 8] | bit : t->reached[at / 8] & ~bit);
}

static uint32_t least(uint32_t a, uint32_t b)
{
    return a < b ? a : b;
}

/* What one species has (in 0, 1, 2) and owes (to 1, 2, 3). */
typedef struct species_books {
    uint32_t has[3], owes[3];
} species_books;

/* Whether totals (a, b, c) can come of earlier ones when this species adds its share to them. */
static bool comes_from(const totals *t, const species_books *books, uint32_t a, uint32_t b, uint32_t c)
{
    const uint32_t *has = books->has;
    const uint32_t *owes = books->owes;

    for (uint32_t x = 0; x <= least(least(owes[1], has[1]), a); x++)
        for (uint32_t y = 0; y <= least(least(owes[2], has[1] - x), b); y++)
            for (uint32_t z = 0; z <= least(least(owes[2] - y, has[2]), c); z++)
                if (owes[0] + owes[1] - x + owes[2] - y - z <= has[0] &&
                    is_reached(t, ((a - x) * t->size[1] + b - y) * t->size[2] + c - z))
                    return true;
    return false;
}

/* From the highest totals down, so that those still to be asked are those of the species before. */
static void add_species(totals *t, const species_books *books)
{
    for (uint32_t a = t->size[0]; a-- > 0;)
        for (uint32_t b = t->size[1]; b-- > 0;)
            for (uint32_t c = t->size[2]; c-- > 0;)
                set_reached(t, (a * t->size[1] + b) * t->size[2] + c, comes_from(t, books, a, b, c));
}

/*
 * Whether strangers can carry totals: what goes straight from 0 to 2, or 1 to 3, may also go over the
 * shuffle between, `over` and `under` of it; what goes from 0 to 3 has the ways over 1 and over 2 (the one
 * over both is the one over 2, with one more that is `over`).
 */
static bool carried(const uint8_t m[BBI_SHUFFLES][BBI_SHUFFLES], const totals *t, uint32_t a, uint32_t b, uint32_t c)
{
    int32_t far = (int32_t)(t->debt[3] - b - c) - m[0][3];

    for (int32_t over = 0; over <= m[1][2]; over++)
        for (int32_t under = 0; over + under <= m[1][2]; under++) {
            int32_t left01 = m[0][1] - (int32_t)t->debt[1] - over;
            int32_t left02 = m[0][2] - (int32_t)(t->debt[2] - a) + over;
            int32_t left12 = m[1][2] - (int32_t)a - over - under;
            int32_t left13 = m[1][3] - (int32_t)b + under;
            int32_t left23 = m[2][3] - (int32_t)c - under;
            int32_t by1;
            int32_t by2;

            if (left01 < 0 || left02 < 0 || left12 < 0 || left13 < 0 || left23 < 0)
                continue;
            by1 = left01 < left13 ? left01 : left13;
            by2 = left02 < left23 ? left02 : left23;
            if (by1 + by2 >= far)
                return true;
        }
    return false;
}

static bool any_carried(const bbi_heaps *heaps, const totals *t)
{
    for (uint32_t a = 0; a < t->size[0]; a++)
        for (uint32_t b = 0; b < t->size[1]; b++)
            for (uint32_t c = 0; c < t->size[2] && b + c <= t->debt[3]; c++)
                if (is_reached(t, (a * t->size[1] + b) * t->size[2] + c) && carried(heaps->waiting, t, a, b, c))
                    return true;
    return false;
}

static bool pay_exactly(const bbi_heaps *heaps)
{
    totals t;

    memset(t.debt, 0, sizeof t.debt);
    for (uint32_t shuffle = 1; shuffle < BBI_SHUFFLES; shuffle++)
        for (uint32_t row = 0; row < BAOBEI_MAX_SPECIES; row++)
            if (heaps->pool[shuffle][row] < 0)
                t.debt[shuffle] += (uint32_t)-heaps->pool[shuffle][row];
    t.size[0] = least(t.debt[2], heaps->waiting[1][2]) + 1;
    t.size[1] = least(t.debt[3], (uint32_t)heaps->waiting[1][3] + heaps->waiting[1][2]) + 1;
    t.size[2] = least(t.debt[3], heaps->waiting[2][3]) + 1;
    memset(t.reached, 0, t.size[0] * t.size[1] * t.size[2] / 8 + 1);
    set_reached(&t, 0, true);
    for (uint32_t row = 0; row < BAOBEI_MAX_SPECIES; row++) {
        species_books books = {{0, 0, 0}, {0, 0, 0}};
        bool owes = false;

        for (uint32_t shuffle = 0; shuffle < BBI_SHUFFLES; shuffle++) {
            int32_t cards = heaps->pool[shuffle][row];

            if (cards < 0 && shuffle == 0)
                return false;
            if (cards > 0 && shuffle < 3)
                books.has[shuffle] = (uint32_t)cards;
            if (cards < 0)
                books.owes[shuffle - 1] = (uint32_t)-cards;
            owes = owes || cards < 0;
        }
        if (owes)
            add_species(&t, &books);
    }
    return any_carried(heaps, &t);
}

bool bbi_debts_payable(const bbi_heaps *heaps)
{
    return owes_nothing(heaps) || pay_simply(*heaps) || pay_exactly(heaps);
}

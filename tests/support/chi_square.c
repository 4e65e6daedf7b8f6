#include "chi_square.h"

void chi_square_add(chi_square *c, const uint32_t *counts, const double *chances, uint32_t entries, uint32_t total)
{
    double rest = 0;
    double rest_chance = 0;
    uint32_t classes = 0;

    for (uint32_t i = 0; i < entries; i++) {
        double expected = chances[i] * total;
        double off = counts[i] - expected;

        if (expected < 5) {
            rest += counts[i];
            rest_chance += chances[i];
            continue;
        }
        c->statistic += off * off / expected;
        classes++;
    }
    if (rest_chance * total >= 5) {
        double off = rest - rest_chance * total;

        c->statistic += off * off / (rest_chance * total);
        classes++;
    }
    c->freedom += classes ? classes - 1 : 0;
}

/* e to the power -y for y >= 0, by squaring a short series. */
static double decay(double y)
{
    double x = -y / 1048576;
    double power = 1 + x * (1 + x / 2 * (1 + x / 3 * (1 + x / 4)));

    for (int i = 0; i < 20; i++)
        power *= power;
    return power;
}

static double root(double y)
{
    double x = y > 1 ? y : 1;

    for (int i = 0; i < 100; i++)
        x = (x + y / x) / 2;
    return x;
}

/* y^a e^-y / gamma(a + 1) for a = freedom / 2; factors are taken in turn so that none overflows. */
static double first_term(double y, uint32_t freedom)
{
    uint32_t factors = freedom / 2;
    double share = decay(y / (factors + 1));
    double term = share;

    for (uint32_t i = 0; i < factors; i++)
        term *= share * y / (freedom / 2.0 - i);
    return freedom % 2 ? term * root(y) * 1.1283791670955126 : term; /* gamma(3/2) is half the root of pi */
}

/* One minus the lower incomplete gamma function, as a series. */
static double exact(double statistic, uint32_t freedom)
{
    double a = freedom / 2.0;
    double y = statistic / 2;
    double term = first_term(y, freedom);
    double sum = term;

    for (uint32_t n = 1; n < 100000 && term > sum * 1e-16; n++) {
        term *= y / (a + n);
        sum += term;
    }
    return sum < 1 ? 1 - sum : 0;
}

static double cube_root(double y)
{
    double x = y > 1 ? y : 1;

    for (int i = 0; i < 200; i++)
        x = (2 * x + y / (x * x)) / 3;
    return x;
}

/* For many degrees of freedom the cube root is as good as normal (Wilson and Hilferty). */
static double by_cube_root(double statistic, uint32_t freedom)
{
    double spread = 2 / (9.0 * freedom);
    double z = (cube_root(statistic / freedom) - (1 - spread)) / root(spread);
    double half = exact(z * z, 1) / 2;

    return z > 0 ? half : 1 - half;
}

double chi_square_p(const chi_square *c)
{
    if (c->freedom == 0)
        return 1;
    return c->freedom > 300 ? by_cube_root(c->statistic, c->freedom) : exact(c->statistic, c->freedom);
}

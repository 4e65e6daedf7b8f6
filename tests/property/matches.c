/* Whole matches by all drivers under all rule sets, with every check after every few decisions. */
#include <criterion/criterion.h>
#include <criterion/parameterized.h>

#include "match.h"
#include "odd_rules.h"

enum { STEPS = 120 };

ParameterizedTestParameters(matches, hold)
{
    static uint32_t rules[64];

    cr_assert_leq(odd_rules_count(), sizeof rules / sizeof *rules);
    for (uint32_t i = 0; i < odd_rules_count(); i++)
        rules[i] = i;
    return cr_make_param_array(uint32_t, rules, odd_rules_count());
}

ParameterizedTest(uint32_t *rules, matches, hold)
{
    for (uint32_t seats = 2; seats <= BAOBEI_MAX_SEATS; seats++)
        for (uint32_t kind = 0; kind < DRIVER_KINDS; kind++) {
            plan p = {100 * seats + kind, (driver_kind)kind, seats, *rules, STEPS, 3, 2, false};
            uint32_t steps;
            const char *fault = match_play(&p, NULL, &steps);

            cr_expect_null(fault, "%s, %u seats, %s, step %u: %s", odd_rules_name(*rules), seats,
                           driver_name((driver_kind)kind), steps, fault);
        }
}

/* The same match comes of the same seed, whatever is looked at on the way. */
Test(matches, checks_change_nothing)
{
    for (uint32_t kind = 0; kind < DRIVER_KINDS; kind++) {
        plan light = {7, (driver_kind)kind, 4, 0, 2000, 0, 0, false};
        plan full = {7, (driver_kind)kind, 4, 0, 2000, 5, 3, false};
        match a;
        match b;

        cr_assert(match_open(&a, &light, NULL));
        cr_assert(match_open(&b, &full, NULL));
        while (match_step(&a))
            cr_assert(match_step(&b));
        cr_assert_not(match_step(&b));
        cr_assert_null(a.fault);
        cr_assert_null(b.fault);
        cr_assert_eq(a.step, b.step);
        cr_assert_eq(a.inspector.serial, b.inspector.serial);
        match_close(&a);
        match_close(&b);
    }
}

/* Short matches do end: a driver that calls BAO brings the default rules to a winner. */
Test(matches, end)
{
    static const driver_kind kinds[] = {DRIVER_UNIFORM, DRIVER_SEER};

    for (uint32_t i = 0; i < 2; i++)
        for (uint32_t seats = 2; seats <= BAOBEI_MAX_SEATS; seats++) {
            plan p = {seats, kinds[i], seats, 0, 100000, 0, 0, true};
            match m;
            baobei_view view;

            cr_assert(match_open(&m, &p, NULL));
            while (match_step(&m))
                continue;
            cr_assert_null(m.fault, "%s", m.fault);
            cr_assert(m.over, "%u seats, %s: no end", seats, driver_name(kinds[i]));
            cr_assert_eq(baobei_view_get(m.game, BAOBEI_VIEWER_HOST, &view), BAOBEI_OK);
            cr_assert_lt(view.winner, seats);
            match_close(&m);
        }
}

/* Records: a position and the lines since give the same events, serials and tokens, to everybody. */
#include <criterion/criterion.h>
#include <stdio.h>

#include "odd_rules.h"
#include "relay.h"

/* Matches of a driver, seeded and answered by a host in turn. */
static void relay_all(driver_kind kind, uint32_t matches)
{
    static relay r;
    uint64_t lines = 0;
    uint64_t windows = 0;
    uint64_t expiries = 0;
    uint64_t answered = 0;
    size_t longest = 0;

    for (uint32_t i = 0; i < matches; i++) {
        relay_plan plan = {10 * i + kind, kind, 2 + i % 5, i % odd_rules_count(), i / 5 % 2 == 0, 300};

        if (relay_open(&r, &plan))
            while (relay_step(&r))
                continue;
        cr_assert(!r.fault, "seed %u, %s, %u seats, %s, %s, step %u: %s; line '%s', then '%s'", (unsigned)plan.seed,
                  driver_name(kind), plan.seats, odd_rules_name(plan.rules), plan.hosted ? "hosted" : "seeded", r.step,
                  r.fault, r.line.text, r.other.text);
        lines += r.lines;
        windows += r.windows;
        expiries += r.expiries;
        answered += r.answered;
        longest = r.longest > longest ? r.longest : longest;
        relay_close(&r);
    }
    cr_assert(lines > 1000 && windows > 20 && expiries > 20 && answered > 20);
    cr_assert_lt(longest, BAOBEI_MOVE_TEXT);
    printf("%s: %lu lines, longest %zu, %lu with answers, %lu windows, %lu expiries\n", driver_name(kind),
                (unsigned long)lines, longest, (unsigned long)answered, (unsigned long)windows,
                (unsigned long)expiries);
}

Test(notation_records, uniform)
{
    relay_all(DRIVER_UNIFORM, 300);
}

Test(notation_records, calm)
{
    relay_all(DRIVER_CALM, 200);
}

Test(notation_records, seer)
{
    relay_all(DRIVER_SEER, 300);
}

Test(notation_records, thin)
{
    relay_all(DRIVER_THIN, 150);
}

Test(notation_records, wreck)
{
    relay_all(DRIVER_WRECK, 200);
}

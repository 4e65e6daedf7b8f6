#include <inttypes.h>
#include <stdio.h>

#include "pairs.h"

static double share(uint64_t part, uint64_t whole)
{
    return whole ? (double)part / (double)whole : 0.0;
}

static void print_row(const char *name, uint64_t number)
{
    printf("    %-16s %10" PRIu64 "\n", name, number);
}

void pairs_print(const pairs_tally *t)
{
    static const char *const ends[] = {"shown", "claimed", "spent", "old"};
    static const char *const roles[] = {"answering", "other seat", "out of the round", "spectator"};
    static const char *const recycles[] = {"none", "one", "two", "three", "more"};

    printf("%" PRIu64 " steps compared of %" PRIu64 ", in %" PRIu64 " matches; %" PRIu64
           " refusals; chance was late %" PRIu64 " times\n",
           t->compared, t->steps, t->matches, t->refused, t->late);
    printf("%" PRIu64 " pairs, %.1f steps each, the longest %" PRIu64 "; %.1f cards differed, after %.1f changes, of "
           "them %.0f %% in a recycle\n",
           t->pairs, share(t->compared, t->pairs), t->longest, share(t->differing, t->pairs),
           share(t->changes, t->pairs), 100 * share(t->changes_late, t->changes));
    printf("%" PRIu64 " pairs with less than four cards that differ, %" PRIu64 " steps compared beside them and not "
           "counted; %" PRIu64 " shoebills placed the other way round\n",
           t->few, t->few_compared, t->crossed);
    printf("  pairs ended\n");
    for (uint32_t i = 0; i < PAIR_ENDS; i++)
        print_row(ends[i], t->ends[i]);
    printf("  compared steps by viewer\n");
    for (uint32_t i = 0; i < PAIR_ROLES; i++)
        print_row(roles[i], t->roles[i]);
    printf("  by recycles in the round\n");
    for (uint32_t i = 0; i < PAIR_SHUFFLES; i++)
        print_row(recycles[i], t->recycles[i]);
    printf("  by number of seats\n");
    for (uint32_t i = 2; i <= BAOBEI_MAX_SEATS; i++)
        printf("    %-16" PRIu32 " %10" PRIu64 "\n", i, t->seats[i]);
    printf("  by driver\n");
    for (uint32_t i = 0; i < DRIVER_KINDS; i++)
        print_row(driver_name((driver_kind)i), t->drivers[i]);
    printf("  by decision\n");
    for (uint32_t i = 1; i <= BAOBEI_DECISION_OVER; i++)
        if (i != BAOBEI_DECISION_OVER)
            print_row(baobei_decision_name((baobei_decision_kind)i), t->kinds[i]);
    printf("  events compared\n");
    for (uint32_t i = BAOBEI_EVENT_ROUND; i <= BAOBEI_EVENT_OVER; i++)
        print_row(baobei_event_name((baobei_event_kind)i), t->events[i]);
}

/* Facts: numbered or not, kept or only counted. */
#include "table/fact.h"

#include <criterion/criterion.h>

Test(table_fact, numbers_and_clean_fields)
{
    static bbi_state state;
    static baobei_event list[BAOBEI_MAX_EVENTS];
    bbi_facts facts = {.list = list};
    baobei_event *fact;

    memset(list, 0xa5, sizeof list);
    state.serial = 7;
    fact = bbi_fact(&facts, &state, BAOBEI_EVENT_TURN, 2);
    cr_assert(fact == list && fact->serial == 7u && fact->kind == BAOBEI_EVENT_TURN && fact->by == 2);
    cr_assert(fact->count == 0 && fact->cause == 0 && fact->value[5] == 0 && fact->reserved[9] == 0);
    fact = bbi_notice(&facts, &state, BAOBEI_EVENT_PASSED, 1);
    cr_assert(fact == list + 1 && fact->serial == 8u && state.serial == 8u);
    fact = bbi_fact(&facts, &state, BAOBEI_EVENT_BAO, 0);
    cr_assert(fact == list + 2 && fact->serial == 8u && state.serial == 9u && facts.count == 3u);
}

Test(table_fact, nobody_watches)
{
    static bbi_state state;
    bbi_facts facts = {0};

    state.serial = 7;
    cr_assert(bbi_fact(&facts, &state, BAOBEI_EVENT_TURN, 0) == &facts.nobody);
    cr_assert(facts.count == 0u && state.serial == 8u);
    cr_assert(bbi_notice(&facts, &state, BAOBEI_EVENT_PASSED, 0) == &facts.nobody);
    cr_assert(facts.count == 0u && state.serial == 8u);
}

Test(table_fact, no_serial_is_zero)
{
    static bbi_state state;
    bbi_facts facts = {0};

    state.serial = UINT32_MAX;
    bbi_fact(&facts, &state, BAOBEI_EVENT_TURN, 0);
    cr_assert(state.serial == 1u);
}

Test(table_fact, a_place)
{
    baobei_event fact = {0};

    bbi_fact_at(&fact, 1, 3, 65, 14);
    cr_assert(fact.seat[1] == 3 && fact.slot[1] == 65 && fact.card[1] == 14);
    cr_assert(fact.seat[0] == 0 && fact.slot[0] == 0 && fact.card[0] == 0);
}

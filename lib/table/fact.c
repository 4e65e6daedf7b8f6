#include "table/fact.h"

#include "base/check.h"

baobei_event *bbi_notice(bbi_facts *facts, const bbi_state *state, uint32_t kind, uint32_t by)
{
    baobei_event *fact = &facts->nobody;

    if (facts->list) {
        BBI_CHECK(facts->count < BAOBEI_MAX_EVENTS);
        fact = facts->list + facts->count++;
        memset(fact, 0, sizeof *fact);
        fact->serial = state->serial;
        fact->kind = (uint8_t)kind;
        fact->by = (uint8_t)by;
    }
    return fact;
}

baobei_event *bbi_fact(bbi_facts *facts, bbi_state *state, uint32_t kind, uint32_t by)
{
    baobei_event *fact = bbi_notice(facts, state, kind, by);

    state->serial = bbi_number_after(state->serial);
    return fact;
}

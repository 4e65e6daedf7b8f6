/* Names of decisions. */
#include "rules/names.h"

#include <baobei/types.h>
#include <criterion/criterion.h>

Test(rules_names, one_for_each_kind)
{
    static const char *const expected[] = {"deal", "look", "turn", "drawn", "claim", "give", "place",
                                           "use", "target", "swap", "replace", "end", "over"};

    for (uint32_t kind = BAOBEI_DECISION_DEAL; kind <= BAOBEI_DECISION_OVER; kind++)
        cr_assert_str_eq(bbi_decision_row(kind), expected[kind - 1]);
}

Test(rules_names, none_for_other_numbers)
{
    cr_assert_null(bbi_decision_row(0));
    cr_assert_null(bbi_decision_row(BAOBEI_DECISION_OVER + 1));
    cr_assert_null(bbi_decision_row(UINT32_MAX));
}

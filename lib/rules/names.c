#include "rules/names.h"

#include <baobei/types.h>

const char *bbi_decision_row(uint32_t kind)
{
    static const char *const names[] = {
        [BAOBEI_DECISION_DEAL] = "deal",       [BAOBEI_DECISION_LOOK] = "look",     [BAOBEI_DECISION_TURN] = "turn",
        [BAOBEI_DECISION_DRAWN] = "drawn",     [BAOBEI_DECISION_CLAIM] = "claim",   [BAOBEI_DECISION_GIVE] = "give",
        [BAOBEI_DECISION_PLACE] = "place",     [BAOBEI_DECISION_USE] = "use",       [BAOBEI_DECISION_TARGET] = "target",
        [BAOBEI_DECISION_SWAP] = "swap",       [BAOBEI_DECISION_REPLACE] = "replace", [BAOBEI_DECISION_END] = "end",
        [BAOBEI_DECISION_OVER] = "over",
    };

    return kind < sizeof names / sizeof *names ? names[kind] : NULL;
}

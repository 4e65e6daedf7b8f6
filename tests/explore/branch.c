#include "branch.h"

#include <baobei/types.h>

void branch_begin(branch *b)
{
    b->asked = b->fixed = 0;
}

bool branch_next(branch *b)
{
    if (b->asked < b->fixed)
        b->strayed = true;
    b->fixed = b->asked;
    b->asked = 0;
    while (b->fixed && b->answer[b->fixed - 1] + 1u == b->n[b->fixed - 1])
        b->fixed--;
    if (!b->fixed)
        return false;
    b->answer[b->fixed - 1]++;
    return true;
}

int32_t branch_below(void *ctx, uint32_t n)
{
    branch *b = ctx;

    if (b->asked == BRANCH_ANSWERS)
        return BAOBEI_CHANCE_FAILED;
    if (b->asked >= b->fixed) {
        b->n[b->asked] = (uint8_t)n;
        b->answer[b->asked] = 0;
    } else if (b->n[b->asked] != n)
        b->strayed = true;
    if (b->asked + 1 > b->most_asked)
        b->most_asked = b->asked + 1;
    return b->answer[b->asked++];
}

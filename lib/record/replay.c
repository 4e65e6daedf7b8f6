#include "record/replay.h"

#include "base/bulk.h"
#include "rules/legal.h"

/* The answers of a line, as a source of chance. */
typedef struct answer_tape {
    const bbi_line *line;
    uint32_t used;
} answer_tape;

static int32_t next_answer(void *ctx, uint32_t n)
{
    answer_tape *left = ctx;

    (void)n; /* an answer out of range is for the asker to find */
    return left->used < left->line->answers ? left->line->answer[left->used++] : BAOBEI_CHANCE_FAILED;
}

/* One action, or a window whose every entry must be taken. */
static baobei_status play_line(bbi_step *step, const bbi_line *line, size_t *at)
{
    const bbi_entries entries = {line->seat, line->action, NULL, line->entries};
    int32_t results[BAOBEI_MAX_SEATS];
    baobei_parts parts;
    baobei_status status;

    *at = line->at[0];
    if (line->entries == 1) {
        status = bbi_legal_judge(&step->move.state->board, line->seat[0], line->action[0], &parts);
        return status == BAOBEI_OK ? bbi_step_action(step, line->seat[0], line->action[0], &parts) : status;
    }
    if (step->move.state->board.kind != BAOBEI_DECISION_CLAIM)
        return BAOBEI_REFUSED_NOT_NOW;
    status = bbi_step_claims_in_order(step, &entries, results);
    for (uint32_t i = 0; status == BAOBEI_OK && i < line->entries; i++) {
        *at = line->at[i];
        status = (baobei_status)results[i];
    }
    return status;
}

baobei_status bbi_replay(bbi_step *step, const bbi_line *line, size_t *at)
{
    answer_tape tape = {line, 0};
    const bbi_last_move last = *step->last;
    bbi_state before;
    size_t end = *at;
    baobei_status status;

    bbi_copy(&before, step->move.state, sizeof before);
    step->below = next_answer;
    step->ctx = &tape;
    step->taped = before.source == BBI_CHANCE_NONE || before.source == BBI_CHANCE_HOOK;
    status = play_line(step, line, at);
    if (status >= BAOBEI_FAILED_NO_CHANCE || (status == BAOBEI_OK && tape.used != line->answers)) {
        status = BAOBEI_BAD_TEXT;
        *at = line->answers_at;
    }
    if (status == BAOBEI_OK)
        *at = end;
    else {
        bbi_copy(step->move.state, &before, sizeof before);
        *step->last = last;
    }
    step->below = NULL; /* the tape ends with this call */
    step->ctx = NULL;
    return status;
}

#include "round.h"

#include <string.h>

/* SplitMix64; a real host has better, and here nobody is to be kept from guessing. */
uint32_t round_random(uint64_t *state, uint32_t n)
{
    uint64_t z = *state += 0x9e3779b97f4a7c15u;

    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    z ^= z >> 31;
    return (uint32_t)((z >> 32) * n >> 32);
}

int32_t round_record(void *ctx, uint32_t n)
{
    round_log *log = ctx;
    round_answers *answers = &log->answers;

    if (answers->count == ROUND_ANSWERS)
        return BAOBEI_CHANCE_FAILED;
    answers->n[answers->count] = (uint8_t)n;
    answers->answer[answers->count] = (uint8_t)round_random(&log->random, n);
    return answers->answer[answers->count++];
}

int32_t round_repeat(void *ctx, uint32_t n)
{
    round_answers *answers = ctx;

    if (answers->at == answers->count || answers->n[answers->at] != n) {
        answers->strayed = true;
        return 0;
    }
    return answers->answer[answers->at++];
}

baobei_status round_begin(round_log *log, const baobei_game *game)
{
    baobei_decision now;

    baobei_decision_get(game, BAOBEI_VIEWER_HOST, &now);
    log->serial = now.serial;
    log->call_count = log->answers.count = log->shuffle_count = 0;
    return baobei_game_copy(log->start, game);
}

bool round_full(const round_log *log)
{
    return log->call_count == ROUND_CALLS || log->answers.count + 4u * BAOBEI_MAX_CARDS > ROUND_ANSWERS ||
           log->shuffle_count + 4u > ROUND_SHUFFLES;
}

/* Which shuffles the answers of a call were: the deck (the first seat may follow), or one for each recycle. */
static void note_shuffles(round_log *log, uint32_t from, bool deal)
{
    while (from < log->answers.count && log->shuffle_count < ROUND_SHUFFLES) {
        uint32_t cards = log->answers.n[from];

        log->shuffles[log->shuffle_count].first = from;
        log->shuffles[log->shuffle_count++].cards = cards;
        if (deal)
            return;
        from += cards - 1;
    }
}

baobei_status round_play(round_log *log, baobei_game *game, const round_call *call)
{
    uint32_t from = log->answers.count;
    baobei_status status = baobei_apply(game, call->seat, call->token, call->action);

    if (status == BAOBEI_OK) {
        log->calls[log->call_count++] = *call;
        note_shuffles(log, from, call->seat == BAOBEI_NO_SEAT);
    }
    return status;
}

void round_exchange(round_answers *answers, const round_shuffle *shuffle, uint32_t first, uint32_t second)
{
    uint8_t *answer = answers->answer + shuffle->first;
    uint8_t wanted[BAOBEI_MAX_CARDS];
    uint8_t list[BAOBEI_MAX_CARDS];
    uint8_t card;

    for (uint32_t i = 0; i < shuffle->cards; i++)
        wanted[i] = list[i] = (uint8_t)i;
    for (uint32_t i = 0; i + 1 < shuffle->cards; i++) { /* how it came out */
        card = wanted[i];
        wanted[i] = wanted[i + answer[i]];
        wanted[i + answer[i]] = card;
    }
    card = wanted[first];
    wanted[first] = wanted[second];
    wanted[second] = card;
    for (uint32_t i = 0; i + 1 < shuffle->cards; i++) { /* the answers that make it come out like that */
        uint32_t at = i;

        while (list[at] != wanted[i]) /* NOLINT(clang-analyzer-core.*): one is a permutation of the other */
            at++;
        answer[i] = (uint8_t)(at - i);
        list[at] = list[i];
        list[i] = wanted[i];
    }
}

baobei_status round_replay(const round_log *log, round_answers *answers, baobei_game *game)
{
    baobei_status status = baobei_game_copy(game, log->start);

    answers->at = 0;
    answers->strayed = false;
    if (status == BAOBEI_OK)
        status = baobei_game_chance(game, NULL, round_repeat, answers);
    for (uint32_t i = 0; status == BAOBEI_OK && i < log->call_count; i++)
        status = baobei_apply(game, log->calls[i].seat, log->calls[i].token, log->calls[i].action);
    return status;
}

/*
 * leak-check: looks for leaks with a driver and a teller of its own; see leak_check.h. Replace both by
 * your host's, or take this file as it is to see the library checked.
 *
 * With --careless the host tells too much, as hosts do: its screen marks the cards that a claim would be right on.
 * That is found out within a few steps.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "leak_check.h"

/* A claim on a card that this seat remembers and that matches the reference; 0 if there is none. */
static baobei_action remembered_match(const baobei_game *game, uint32_t seat)
{
    baobei_viewer viewer = (baobei_viewer)(BAOBEI_VIEWER_SEAT_0 << seat);
    baobei_view view;
    baobei_recall recall;

    baobei_view_get(game, viewer, &view);
    baobei_recall_get(game, viewer, &recall);
    for (uint32_t owner = 0; owner < view.seats; owner++)
        for (uint32_t slot = 0; slot < view.slots[owner]; slot++) {
            baobei_action claim = baobei_action_make(BAOBEI_ACTION_PLUCK, owner, slot, 0, 0, 0);

            if (recall.face[owner][slot] == (view.hand[0] ? view.hand[0] : view.top) &&
                baobei_check(game, seat, claim) == BAOBEI_OK)
                return claim;
        }
    return 0;
}

/* A driver: claims what it remembers; else mostly draws, discards, passes and ends, so that rounds last. */
static baobei_action choose(void *ctx, const baobei_game *game, uint32_t seat)
{
    uint64_t *random = ctx;
    uint32_t count = baobei_legal(game, seat, 0, NULL, 0);
    baobei_action action = 0;
    baobei_decision now;
    uint32_t pick;

    *random = *random * 6364136223846793005u + 1442695040888963407u;
    pick = (uint32_t)(*random >> 33);
    baobei_decision_get(game, BAOBEI_VIEWER_HOST, &now);
    if (now.kind == BAOBEI_DECISION_CLAIM || now.kind == BAOBEI_DECISION_DRAWN)
        action = remembered_match(game, seat);
    if (action)
        return action;
    if (now.kind == BAOBEI_DECISION_CLAIM || now.kind == BAOBEI_DECISION_END)
        pick = pick % 32 ? 0 : pick / 32;
    else if (now.kind == BAOBEI_DECISION_TURN || now.kind == BAOBEI_DECISION_DRAWN)
        pick = pick % 3 ? 0 : pick / 3;
    baobei_legal(game, seat, pick % (count ? count : 1), &action, 1);
    return action;
}

/* A host's message: what this program would draw for a viewer, as text. */
static size_t tell(void *ctx, const baobei_game *game, baobei_viewer viewer, uint8_t *out, size_t room)
{
    int careless = ctx != NULL;
    baobei_view view;
    baobei_view truth;
    size_t size = 0;

    baobei_view_get(game, viewer, &view);
    baobei_view_get(game, BAOBEI_VIEWER_HOST, &truth);
    for (uint32_t seat = 0; seat < view.seats; seat++)
        for (uint32_t slot = 0; slot < view.slots[seat] && size + 8 < room; slot++) {
            int marked = careless && truth.face[seat][slot] == view.top; /* the mistake: the host's view for a player */

            size += (size_t)snprintf((char *)out + size, 8, "%d%c ", view.face[seat][slot], marked ? '!' : ' ');
        }
    return size;
}

static int usage(FILE *out, int status)
{
    fprintf(out, "usage: leak-check [--steps N] [--seats N] [--seed N] [--careless]\n\n"
                 "Compares N steps (default 2000) of matches with those of twins that differ only in cards\n"
                 "that a viewer has not seen. Exits with 1 if the viewer can tell them apart.\n");
    return status;
}

int main(int argc, char **argv)
{
    uint64_t random = 1;
    leak_options options = {NULL, 4, 500, 2000, 1, choose, &random, tell, NULL};
    leak_report report;

    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--help") == 0)
            return usage(stdout, 0);
        if (strcmp(argv[i], "--careless") == 0)
            options.tell_ctx = &options;
        else if (i + 1 == argc)
            return usage(stderr, 2);
        else if (strcmp(argv[i], "--steps") == 0)
            options.steps = strtoull(argv[++i], NULL, 10);
        else if (strcmp(argv[i], "--seats") == 0)
            options.seats = (uint32_t)strtoul(argv[++i], NULL, 10);
        else if (strcmp(argv[i], "--seed") == 0)
            options.seed = random = strtoull(argv[++i], NULL, 10);
        else
            return usage(stderr, 2);
    }
    leak_check_run(&options, &report);
    printf("%" PRIu64 " steps in %" PRIu64 " matches, %" PRIu64 " of them compared, with %" PRIu64
           " twins in which %.1f cards differed\n",
           report.steps, report.matches, report.compared, report.pairs,
           report.pairs ? (double)report.differing / (double)report.pairs : 0.0);
    printf("%" PRIu64 " of the twins had less than %d; %" PRIu64 " steps beside those do not count\n", report.pairs_few,
           LEAK_CARDS, report.few);
    if (report.fault)
        printf("the check could not go on: %s\n", report.fault);
    if (report.leak)
        printf("LEAK in match %" PRIu64 ", step %" PRIu64 ": viewer %d can tell the games apart by %s (byte %zu)\n",
               report.match, report.step, (int)report.viewer, report.leak, report.byte);
    printf("%" PRIu64 " passed, %d failed\n", report.compared, report.leak || report.fault ? 1 : 0);
    return report.fault ? 2 : report.leak ? 1 : 0;
}

/**
 * @file baobei.h
 * @brief libbaobei: the complete referee of the card game BAO BEI.
 *
 * This header includes all chapters. What the library is: the rules of the game as one opaque object
 * that a host drives with integers, and that tells each viewer what it may know, and nothing else.
 * What it never does: input or output, reading a clock, finding randomness, allocating memory after a
 * game exists, keeping anything outside the object.
 *
 * Ground rules:
 *
 *  - One decision is pending at a time. Ask who it is for (baobei_decision_get()) and what they may do
 *    (baobei_legal()), let them choose, and apply the choice (baobei_apply()) until the match is over.
 *  - A call that is refused, or that fails, has changed nothing.
 *  - Everything that goes to a player is asked for with that player's viewer. What is asked for with
 *    BAOBEI_VIEWER_HOST stays with the host.
 *  - Timers are the host's: baobei_expire() answers for whoever does not.
 *  - Pointers are borrowed for the call unless the documentation says otherwise. Records are filled
 *    whole. What a call gives out is written only when it answers BAOBEI_OK, unless the parameter says
 *    otherwise. Distinct games are independent of each other.
 *  - Hooks of the host are called inside of a call, by its thread, and return to it.
 *
 * Chapters, in reading order: base.h (statuses), types.h (seats, viewers, actions, records), rules.h,
 * game.h, action.h, event.h, view.h, notation.h. R3.6 and the like are clauses of docs/rules.md.
 *
 * The smallest complete host (examples/hello.c):
 *
 * @code{.c}
 * // hello.c: the smallest complete host. A whole match of BAO BEI that plays itself.
 * #include <baobei/baobei.h>
 * #include <stdio.h>
 *
 * static void watch(void *ctx, baobei_viewer viewer, const baobei_event *event)
 * {
 *     (void)ctx, (void)viewer;
 *     if (event->kind == BAOBEI_EVENT_BAO)
 *         printf("seat %d announces BAO!\n", event->by);
 *     if (event->kind == BAOBEI_EVENT_SUMS)
 *         printf("scores: %d %d %d\n", (int)event->value[0], (int)event->value[1], (int)event->value[2]);
 *     if (event->kind == BAOBEI_EVENT_OVER)
 *         printf("seat %d wins the match\n", event->by);
 * }
 *
 * int main(void)
 * {
 *     const uint8_t seed[BAOBEI_SEED_SIZE] = {7}; // a real host asks its system for 32 random bytes
 *     baobei_game *game;
 *     baobei_decision now;
 *     uint32_t pick = 1;
 *
 *     if (baobei_game_new(NULL, 3, 0, NULL, NULL, &game) != BAOBEI_OK)
 *         return 1;
 *     baobei_game_chance(game, seed, NULL, NULL);
 *     baobei_observe(game, BAOBEI_VIEWER_SPECTATOR, watch, NULL);
 *     while (baobei_decision_get(game, BAOBEI_VIEWER_HOST, &now) == BAOBEI_OK && now.kind != BAOBEI_DECISION_OVER) {
 *         uint32_t seat = now.waiting ? 0 : BAOBEI_NO_SEAT; // when no seat is asked, the host deals
 *         while (now.waiting && !(now.waiting >> seat & 1))
 *             seat++;
 *         baobei_action action;
 *         pick = pick * 1103515245u + 12345u; // a real host asks a person here
 *         baobei_legal(game, seat, (pick >> 8) % baobei_legal(game, seat, 0, NULL, 0), &action, 1);
 *         if (baobei_apply(game, seat, now.token, action) != BAOBEI_OK)
 *             return 1;
 *     }
 *     baobei_game_free(game);
 *     return 0;
 * }
 * @endcode
 */
#ifndef BAOBEI_BAOBEI_H
#define BAOBEI_BAOBEI_H

#include <baobei/action.h>
#include <baobei/base.h>
#include <baobei/event.h>
#include <baobei/game.h>
#include <baobei/notation.h>
#include <baobei/rules.h>
#include <baobei/types.h>
#include <baobei/view.h>

#endif

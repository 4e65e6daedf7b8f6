/* Positions written by hand: read, written back, and played on. */
#include <baobei/baobei.h>
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "api/game_object.h"
#include "driver.h"
#include "misuse.h"
#include "notation.h"
#include "positions.h"
#include "viewers.h"

static const uint8_t seed[BAOBEI_SEED_SIZE] = {1, 2, 3};

static baobei_game *loaded(const char *text)
{
    baobei_game *game = note_game();
    size_t fault;

    cr_assert(game);
    cr_assert_eq(baobei_full_position_read(game, text, strlen(text), &fault), BAOBEI_OK, "offset %zu: ...%.40s\n%s",
                 fault, text + fault, text);
    cr_assert_eq(fault, strlen(text));
    cr_assert(bbi_state_valid(&game->state));
    return game;
}

Test(position, full_ones_there_and_back)
{
    for (uint32_t i = 0; i < full_positions(); i++) {
        const char *text = full_position_row(i)->text;
        const char *hook = strstr(text, " hook");
        baobei_game *game = loaded(text);
        note n;

        cr_assert(note_full(game, &n));
        if (hook) /* the game that it was read into has none */
            cr_assert(memcmp(n.text, text, (size_t)(hook - text)) == 0 &&
                      strcmp(n.text + (hook - text), hook + 5) == 0);
        else
            cr_assert_str_eq(n.text, text);
        baobei_game_free(game);
    }
}

Test(position, seat_ones_there_and_back)
{
    for (uint32_t i = 0; i < seat_positions(); i++) {
        const char *text = seat_position_row(i)->text;
        uint32_t viewer = text[15] == ' ' ? (uint32_t)(text[14] - 'a') : VIEWER_SPECTATOR;
        baobei_game *game = note_game();
        size_t fault;
        note n;

        cr_assert_eq(baobei_seat_position_read(game, seed, i, text, strlen(text), &fault), BAOBEI_OK, "%zu: ...%s",
                     fault, text + fault);
        cr_assert(bbi_state_valid(&game->state));
        cr_assert(note_seat(game, viewer_at(viewer), &n));
        cr_assert_str_eq(n.text, text);
        baobei_game_free(game);
    }
}

/* Each plays on to the end of the match. */
static void play_out(baobei_game *game, uint64_t number)
{
    driver d;
    answer a;
    uint32_t steps = 0;

    driver_init(&d, (driver_kind)(number % DRIVER_KINDS), number);
    cr_assert_eq(baobei_game_chance(game, seed, NULL, NULL), BAOBEI_OK);
    for (; steps < 3000 && driver_answer(&d, game, &a); steps++) {
        cr_assert_eq(baobei_apply(game, a.seat, a.token, a.action), BAOBEI_OK);
        cr_assert(bbi_state_valid(&game->state));
    }
}

Test(position, each_plays_on)
{
    for (uint32_t i = 0; i < full_positions(); i++)
        for (uint32_t k = 0; k < 2 * DRIVER_KINDS; k++) {
            baobei_game *game = loaded(full_position_row(i)->text);

            play_out(game, k);
            baobei_game_free(game);
        }
}

Test(position, the_text_says_what_the_game_shows)
{
    baobei_game *game = loaded(full_position("target"));
    baobei_view v;
    baobei_recall r;
    static const uint8_t faces[] = {1, 1, 1, 2, 3};

    cr_assert_eq(baobei_view_get(game, BAOBEI_VIEWER_HOST, &v), BAOBEI_OK);
    cr_assert(v.seats == 2 && v.round == 1 && v.playing == 3 && v.first == 0 && v.draw == 8 && v.discard == 2);
    cr_assert(v.top == 2 && v.under == 0 && v.slots[0] == 5 && memcmp(v.face[0], faces, 5) == 0);
    cr_assert(v.place[1][4] == 3 && v.place[1][3] == 1, "b4 is locked");
    cr_assert(v.decision.kind == BAOBEI_DECISION_TARGET && v.decision.power == BAOBEI_POWER_LOOK);
    cr_assert(v.decision.asked == 1 && v.decision.token == 9 && v.decision.serial == 40);
    baobei_game_free(game);

    game = loaded(full_position("swap"));
    cr_assert_eq(baobei_view_get(game, BAOBEI_VIEWER_SEAT_0, &v), BAOBEI_OK);
    cr_assert(v.face[0][0] == 1 && v.face[1][1] == 1 && v.face[1][0] == BAOBEI_HIDDEN);
    cr_assert_eq(baobei_recall_get(game, BAOBEI_VIEWER_SEAT_1, &r), BAOBEI_OK);
    cr_assert(r.face[0][0] == BAOBEI_HIDDEN && r.seen[0][0] == 1 && r.seen[1][1] == 1);
    baobei_game_free(game);
}

Test(position, shield_locks_scores)
{
    baobei_game *game = loaded(full_position("bao"));
    baobei_view v;

    cr_assert_eq(baobei_view_get(game, BAOBEI_VIEWER_SPECTATOR, &v), BAOBEI_OK);
    cr_assert(v.announcer == 1 && v.shield == 1 && v.closing == 1 && v.place[1][0] == 5 && v.place[0][0] == 1);
    baobei_game_free(game);

    game = loaded(full_position("decisive"));
    cr_assert_eq(baobei_view_get(game, BAOBEI_VIEWER_SEAT_1, &v), BAOBEI_OK);
    cr_assert(v.decisive == 1 && v.playing == 5 && v.slots[1] == 0 && v.sum[2] == 120 && v.last[0] == 1);
    baobei_game_free(game);

    game = loaded(full_position("over"));
    cr_assert_eq(baobei_view_get(game, BAOBEI_VIEWER_SEAT_1, &v), BAOBEI_OK);
    cr_assert(v.winner == 1 && v.face[0][2] == 3 && v.decision.kind == BAOBEI_DECISION_OVER);
    baobei_game_free(game);
}

/* Who has seen a card is what a seat position is made of. */
Test(position, a_seat_position_is_what_that_seat_has_seen)
{
    baobei_game *game = loaded(full_position("turn"));
    note n;

    cr_assert(note_seat(game, BAOBEI_VIEWER_SEAT_0, &n));
    cr_assert_str_eq(n.text, "baobei-seat-1 a 1x4,2x4,3x4 seats=2 round=1 playing=ab next=ab first=a active=a asked=a "
                             "a=1:a,2:a,?,?,? b=?:b,?:b,?,?,? discard=3 draw=? ask=turn token=9 serial=40");
    cr_assert(note_seat(game, BAOBEI_VIEWER_SPECTATOR, &n));
    cr_assert_str_eq(n.text, "baobei-seat-1 spectator 1x4,2x4,3x4 seats=2 round=1 playing=ab next=ab first=a active=a "
                             "asked=a a=?:a,?:a,?,?,? b=?:b,?:b,?,?,? discard=3 draw=? ask=turn token=9 serial=40");
    baobei_game_free(game);
}

/* R12.10: a pass is its sender's own business. */
Test(position, passes_are_written_for_their_sender_and_the_host)
{
    static const char text[] = "baobei-position-1 1x9,2x9 seats=3 round=1 playing=abc next=abc first=a active=a "
                               "asked=bc answered=c a=1,1,1,1 b=1,1,1,1 c=1,2,2,2 discard=2 draw=2,2,2,2,2 ask=claim "
                               "token=9 serial=40";
    baobei_game *game = loaded(text);
    note n;

    cr_assert(note_seat(game, BAOBEI_VIEWER_SEAT_2, &n) && strstr(n.text, " asked=bc answered=c a="));
    cr_assert(note_seat(game, BAOBEI_VIEWER_SEAT_1, &n) && strstr(n.text, " asked=bc a="));
    cr_assert(note_seat(game, BAOBEI_VIEWER_SPECTATOR, &n) && strstr(n.text, " asked=bc a="));
    baobei_game_free(game);
}

/* A hook stays with its game; a position that has one finds the game's own, or none. */
Test(position, sources_of_chance)
{
    baobei_game *game = note_game();
    const char *hooked = full_position("new-six");
    const char *seeded = full_position("drawn");
    rng r;
    note n;

    rng_seed(&r, 1);
    cr_assert_eq(baobei_game_chance(game, NULL, rng_chance, &r), BAOBEI_OK);
    cr_assert_eq(baobei_full_position_read(game, seeded, strlen(seeded), NULL), BAOBEI_OK);
    cr_assert(note_full(game, &n) && strcmp(n.text, seeded) == 0);
    cr_assert_eq(baobei_full_position_read(game, hooked, strlen(hooked), NULL), BAOBEI_OK);
    cr_assert(note_full(game, &n) && strcmp(n.text, hooked) == 0);
    cr_assert_eq(baobei_apply(game, BAOBEI_NO_SEAT, 1, baobei_action_make(BAOBEI_ACTION_DEAL, 0, 0, 0, 0, 0)),
                 BAOBEI_OK, "the hook is asked");
    baobei_game_free(game);

    game = loaded(hooked);
    cr_assert_eq(baobei_apply(game, BAOBEI_NO_SEAT, 1, baobei_action_make(BAOBEI_ACTION_DEAL, 0, 0, 0, 0, 0)),
                 BAOBEI_FAILED_NO_CHANCE);
    baobei_game_free(game);
}

/* Numbers at their ends, which are read: a game that plays on and can be saved and loaded again. */
static void near_the_end(const char *base, const char *from, const char *to, const char *line)
{
    const char *text = full_position(base);
    const char *at = strstr(text, from);
    char changed[BAOBEI_POSITION_TEXT];
    baobei_game *game = note_game();
    note n;

    cr_assert(at);
    snprintf(changed, sizeof changed, "%.*s%s%s", (int)(at - text), text, to, at + strlen(from));
    cr_assert_eq(baobei_full_position_read(game, changed, strlen(changed), NULL), BAOBEI_OK, "%s", changed);
    baobei_game_chance(game, seed, NULL, NULL);
    cr_expect_eq(baobei_move_replay(game, line, strlen(line), NULL), BAOBEI_OK, "%s", changed);
    cr_expect(bbi_state_valid(&game->state), "%s", changed);
    cr_expect(note_full(game, &n) && note_read(game, &n), "%s", n.text);
    baobei_game_free(game);
}

Test(position, rounds_near_the_end)
{
    near_the_end("between", " round=1", " round=4294967295", "host deal");
    near_the_end("between", " round=1", " round=4294967294", "host deal");
}

Test(position, tokens_and_serials_near_the_end)
{
    near_the_end("turn", " token=9", " token=4294967295", "a draw");
    near_the_end("turn", " token=9", " token=4294967294", "a draw");
    near_the_end("turn", " serial=40", " serial=4294967295", "a draw");
    near_the_end("turn", " serial=40", " serial=4294967294", "a draw");
    near_the_end("turn", " serial=40", " serial=4294967290", "a draw");
}

/* A round that is scored on top of the largest sum that is read. */
Test(position, sums_near_the_end)
{
    static const char *const sums[] = {"999999999,0", "1000000000,0", "-1000000000,0", "1000000001,0", "-1000000001,0",
                                       "2147483647,0", "-2147483648,0"};
    const uint32_t possible = 3; /* the first ones */
    static const char *const lines[] = {"a draw", "a discard", "b pass"};

    for (uint32_t i = 0; i < sizeof sums / sizeof *sums; i++) {
        const char *text = full_position("bao");
        const char *at = strstr(text, " playing=");
        char changed[BAOBEI_POSITION_TEXT];
        baobei_game *game = note_game();
        note n;

        snprintf(changed, sizeof changed, "%.*s sum=%s%s", (int)(at - text), text, sums[i], at);
        cr_assert_eq(baobei_full_position_read(game, changed, strlen(changed), NULL),
                     i < possible ? BAOBEI_OK : BAOBEI_BAD_TEXT, "%s", sums[i]);
        if (i < possible) {
            for (uint32_t k = 0; k < 3; k++)
                cr_assert_eq(baobei_move_replay(game, lines[k], strlen(lines[k]), NULL), BAOBEI_OK);
            cr_expect(note_full(game, &n) && strstr(n.text, " open ") && note_read(game, &n), "%s", n.text);
        }
        baobei_game_free(game);
    }
}

Test(position, recycles_near_the_end)
{
    static const char text[] =
        "baobei-position-1 1x4,2x4,3x4;final-recycle=99 seats=2 round=1 playing=ab next=ab first=b active=b "
        "final closing=a recycles=%u asked=b a=1,2,3,1,2 b=1,2,3,1,- discard=2^3,3^3,3^3 past1=2:*,3:*,3:* "
        "past2=2^1:*,3^1:*,3^1:* past3=2^2:*,3^2:*,3^2:* ask=turn token=9 serial=44";

    static const uint32_t counts[] = {99, 100, 120, 253, 254, 255, 256};

    for (uint32_t i = 0; i < sizeof counts / sizeof *counts; i++) {
        uint32_t recycles = counts[i];
        char changed[BAOBEI_POSITION_TEXT];
        baobei_game *game = note_game();
        note n;

        snprintf(changed, sizeof changed, text, recycles);
        cr_assert_eq(baobei_full_position_read(game, changed, strlen(changed), NULL),
                     recycles <= 254 ? BAOBEI_OK : BAOBEI_BAD_TEXT, "%u", recycles);
        if (recycles <= 254) { /* more are not counted */
            baobei_game_chance(game, seed, NULL, NULL);
            cr_assert_eq(baobei_move_replay(game, "b draw", 6, NULL), BAOBEI_OK);
            cr_expect(bbi_state_valid(&game->state));
            cr_expect(note_full(game, &n) && note_read(game, &n), "%s", n.text);
        }
        baobei_game_free(game);
    }
}

static void replace(char *text, const char *from, const char *to)
{
    char *at = strstr(text, from);
    char rest[BAOBEI_POSITION_TEXT];

    cr_assert(at);
    strcpy(rest, at + strlen(from));
    strcpy(at, to);
    strcat(at, rest);
}

/* An announcer has two empty slots for a toco's card, so the shield has still to rise; another card is locked. */
Test(position, a_card_added_to_an_announcer)
{
    char text[BAOBEI_POSITION_TEXT];
    baobei_game *game;
    note n;

    strcpy(text, full_position("place-toco"));
    replace(text, " active=a asked=b", " active=a bao=b touched closing=b asked=b");
    replace(text, " a=1,", " a=1!,");
    game = loaded(text);
    cr_assert(note_full(game, &n));
    cr_assert_str_eq(n.text, text);
    cr_assert_eq(baobei_move_replay(game, "b place 1", 9, NULL), BAOBEI_OK);
    cr_assert(game->state.board.shield == 1 && game->state.touched == 0 && game->state.board.locks == 2);
    baobei_game_free(game);
}

/* BAO is announced where a final phase would not annul it, also when it would have come by now. */
Test(position, a_bao_that_stands)
{
    char text[BAOBEI_POSITION_TEXT];
    baobei_game *game;

    strcpy(text, full_position("bao"));
    replace(text, " seats=2", ";final-over-bao=0 seats=2");
    game = loaded(text);
    cr_assert(game->state.board.announcer == 1 && game->state.board.final == 0);
    baobei_game_free(game);

    strcpy(text, full_position("final"));
    replace(text, " seats=2", ";final-over-bao=0 seats=2");
    replace(text, " final closing=a", " bao=a shield closing=a");
    game = loaded(text);
    cr_assert(game->state.board.announcer == 0 && game->state.recycles == 2);
    baobei_game_free(game);
}

/* Lines of a record: written for every viewer, played back, and refused when they are not what they should be. */
#include <baobei/baobei.h>
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "misuse.h"
#include "notation.h"
#include "positions.h"
#include "random.h"
#include "viewers.h"

static baobei_game *loaded(const char *name)
{
    const char *text = full_position(name);
    baobei_game *game = note_game();

    cr_assert(text && game);
    cr_assert_eq(baobei_full_position_read(game, text, strlen(text), NULL), BAOBEI_OK, "%s", name);
    return game;
}

static void line_is(const baobei_game *game, uint32_t viewer, const char *expected)
{
    note n;

    cr_assert(note_move(game, viewer_at(viewer), &n));
    cr_expect_str_eq(n.text, expected, "for viewer %u: '%s', not '%s'", viewer, n.text, expected);
}

static void replay(baobei_game *game, const char *line)
{
    size_t fault = 0;

    cr_assert_eq(baobei_move_replay(game, line, strlen(line), &fault), BAOBEI_OK, "%s: %zu", line, fault);
    cr_assert_eq(fault, strlen(line));
    line_is(game, VIEWER_HOST, line);
}

static void hear(void *ctx, baobei_viewer viewer, const baobei_event *event)
{
    (void)viewer, (void)event;
    ++*(uint32_t *)ctx;
}

/* A line that is refused so, with the fault there; nothing has changed and nobody is told. */
static void refuse(baobei_game *game, const char *line, baobei_status status, size_t where)
{
    size_t size = misuse_object_size(game);
    void *before = malloc(size);
    uint32_t heard = 0;
    size_t fault = 9999;
    baobei_status got;

    baobei_observe(game, viewer_set(2), hear, &heard);
    memcpy(before, game, size);
    got = baobei_move_replay(game, line, strlen(line), &fault);
    cr_expect_eq(got, status, "'%s': %s", line, baobei_status_name(got));
    cr_expect_eq(fault, where, "'%s': fault at %zu, not %zu", line, fault, where);
    cr_expect_eq(memcmp(before, game, size), 0, "'%s' has changed something", line);
    cr_expect_eq(heard, 0, "'%s' was told", line);
    baobei_observe(game, 0, NULL, NULL);
    free(before);
}

Test(move_text, there_is_no_last_move_yet)
{
    baobei_game *game = note_game();
    baobei_game *other = note_game();
    char line[BAOBEI_MOVE_TEXT];
    const uint8_t seed[BAOBEI_SEED_SIZE] = {1};

    cr_assert_eq(baobei_move_write(game, BAOBEI_VIEWER_HOST, line, sizeof line, NULL), BAOBEI_GONE);
    baobei_game_chance(game, seed, NULL, NULL);
    replay(game, "host deal");
    cr_assert_eq(baobei_move_write(game, BAOBEI_VIEWER_SEAT_0, line, sizeof line, NULL), BAOBEI_OK);
    cr_assert_eq(baobei_game_copy(other, game), BAOBEI_OK);
    cr_assert_eq(baobei_move_write(other, BAOBEI_VIEWER_HOST, line, sizeof line, NULL), BAOBEI_GONE, "a copy");
    replay(other, "a look 0 1");
    cr_assert_eq(baobei_sample(other, game, BAOBEI_VIEWER_SEAT_0, seed, 0), BAOBEI_OK);
    cr_assert_eq(baobei_move_write(other, BAOBEI_VIEWER_HOST, line, sizeof line, NULL), BAOBEI_GONE, "a sample");
    refuse(game, "c draw", BAOBEI_BAD_SEAT, 0);
    line_is(game, VIEWER_HOST, "host deal");
    baobei_game_chance(game, seed, NULL, NULL);
    line_is(game, VIEWER_HOST, "host deal");
    baobei_game_free(game);
    baobei_game_free(other);
}

Test(move_text, a_move_is_public_but_for_passes_and_shoebills)
{
    baobei_game *game = loaded("claim");

    replay(game, "b pass");
    line_is(game, 0, "");
    line_is(game, VIEWER_SPECTATOR, "");
    line_is(game, 1, "b pass");
    replay(game, "a peek b0");
    for (uint32_t viewer = 0; viewer < 2; viewer++)
        line_is(game, viewer, "a peek b0");
    line_is(game, VIEWER_SPECTATOR, "a peek b0");
    baobei_game_free(game);

    game = loaded("replace");
    replay(game, "a replace 1>2 0>b3");
    line_is(game, 0, "a replace 1>2 0>b3");
    line_is(game, 1, "a replace ?>2 ?>b3");
    line_is(game, VIEWER_SPECTATOR, "a replace ?>2 ?>b3");
    baobei_game_free(game);
}

Test(move_text, an_expired_answer_is_the_action_that_it_came_to)
{
    baobei_game *game = loaded("drawn");

    cr_assert_eq(baobei_expire(game, 0, 9), BAOBEI_OK);
    line_is(game, VIEWER_HOST, "a discard");
    baobei_game_free(game);
}

/* Three seats, a window on the discard. */
#define WINDOW "baobei-position-1 1x9,2x9 seats=3 round=1 playing=abc next=abc first=a active=a asked=bc "
#define HANDS "a=1,1,1,1 b=1,1,1,1 c=1,2,2,2 discard=2 draw=2,2,2,2,2 ask=claim token=9 serial=40"

static baobei_game *window(void)
{
    baobei_game *game = note_game();

    cr_assert_eq(baobei_full_position_read(game, WINDOW HANDS, strlen(WINDOW HANDS), NULL), BAOBEI_OK);
    return game;
}

Test(move_text, a_collected_window_is_one_line)
{
    const uint8_t seats[] = {1, 2, 2};
    const baobei_action actions[] = {baobei_action_make(BAOBEI_ACTION_PASS, 0, 0, 0, 0, 0),
                                     baobei_action_make(BAOBEI_ACTION_PLUCK, 2, 9, 0, 0, 0),
                                     baobei_action_make(BAOBEI_ACTION_PLUCK, 2, 1, 0, 0, 0)};
    baobei_game *game = window();
    baobei_game *again = window();
    int32_t results[3];

    cr_assert_eq(baobei_apply_claims(game, 9, 3, seats, actions, NULL, results), BAOBEI_OK);
    line_is(game, VIEWER_HOST, "b pass, c pluck c1");
    line_is(game, 1, "b pass, c pluck c1");
    line_is(game, 0, "c pluck c1");
    line_is(game, VIEWER_SPECTATOR, "c pluck c1");
    replay(again, "b pass, c pluck c1");
    baobei_game_free(game);
    baobei_game_free(again);
}

Test(move_text, a_window_in_which_nothing_took_effect_is_no_move)
{
    const uint8_t seats[] = {1};
    const baobei_action actions[] = {baobei_action_make(BAOBEI_ACTION_PLUCK, 1, 9, 0, 0, 0)};
    baobei_game *game = window();
    int32_t results[1];
    note before;
    note after;

    replay(game, "c pass");
    cr_assert(note_full(game, &before));
    cr_assert_eq(baobei_apply_claims(game, 9, 1, seats, actions, NULL, results), BAOBEI_OK);
    cr_assert_eq(results[0], BAOBEI_REFUSED_NO_SLOT);
    cr_assert_eq(baobei_apply_claims(game, 9, 0, NULL, NULL, NULL, NULL), BAOBEI_OK);
    cr_assert(note_full(game, &after) && note_same(&before, &after));
    cr_assert_eq(baobei_move_write(game, BAOBEI_VIEWER_HOST, NULL, 0, NULL), BAOBEI_GONE, "there is no line of it");
    baobei_game_free(game);
}

Test(move_text, windows_that_are_refused)
{
    baobei_game *game = window();

    refuse(game, "b pass, b pass", BAOBEI_REFUSED_ANSWERED, 8);
    refuse(game, "b pass, a pass", BAOBEI_REFUSED_NOT_ASKED, 8);
    refuse(game, "a pass, b pass", BAOBEI_REFUSED_NOT_ASKED, 0);
    refuse(game, "b pass, c pluck c0, c pass", BAOBEI_REFUSED_TOO_LATE, 20);
    refuse(game, "b pass, c pluck c9", BAOBEI_REFUSED_NO_SLOT, 8);
    refuse(game, "b pass, c pluck d0", BAOBEI_REFUSED_NO_SEAT, 8);
    refuse(game, "b pass, d pass", BAOBEI_BAD_SEAT, 8);
    refuse(game, "b pass, host deal", BAOBEI_REFUSED_NOT_ASKED, 8);
    refuse(game, "b pass, c draw", BAOBEI_REFUSED_NOT_NOW, 8);
    refuse(game, "b pass, c pass, b pass", BAOBEI_REFUSED_ANSWERED, 16);
    refuse(game, "b pass,c pass", BAOBEI_BAD_TEXT, 6);
    refuse(game, "b pass, ", BAOBEI_BAD_TEXT, 8);
    refuse(game, ", b pass", BAOBEI_BAD_TEXT, 0);
    refuse(game, "b pass, c pass, b pass, c pass, b pass, c pass, b pass", BAOBEI_BAD_TEXT, 48);
    replay(game, "c pass, b pluck b0");
    baobei_game_free(game);
    game = loaded("turn");
    refuse(game, "a draw, b pass", BAOBEI_REFUSED_NOT_NOW, 0);
    baobei_game_free(game);
}

Test(move_text, lines_that_are_refused)
{
    static const struct {
        const char *base, *line;
        baobei_status status;
        size_t fault;
    } rows[] = {
        {"turn", "", BAOBEI_BAD_TEXT, 0},
        {"turn", " a draw", BAOBEI_BAD_TEXT, 0},
        {"turn", "a", BAOBEI_BAD_TEXT, 1},
        {"turn", "a ", BAOBEI_BAD_TEXT, 2},
        {"turn", "a  draw", BAOBEI_BAD_TEXT, 2},
        {"turn", "a draw ", BAOBEI_BAD_TEXT, 6},
        {"turn", "a draw\n", BAOBEI_BAD_TEXT, 6},
        {"turn", "a draw\r", BAOBEI_BAD_TEXT, 6},
        {"turn", "a drew", BAOBEI_BAD_TEXT, 2},
        {"turn", "g draw", BAOBEI_BAD_TEXT, 0},
        {"turn", "hosts draw", BAOBEI_BAD_TEXT, 4},
        {"turn", "a draw =", BAOBEI_BAD_TEXT, 8},
        {"turn", "a draw = ", BAOBEI_BAD_TEXT, 9},
        {"turn", "a draw =1", BAOBEI_BAD_TEXT, 8},
        {"turn", "a draw = x", BAOBEI_BAD_TEXT, 9},
        {"turn", "a draw = 66", BAOBEI_BAD_TEXT, 9},
        {"turn", "a draw = 01", BAOBEI_BAD_TEXT, 9},
        {"turn", "a draw = -1", BAOBEI_BAD_TEXT, 9},
        {"turn", "a draw= 1", BAOBEI_BAD_TEXT, 6},
        {"turn", "a draw = 1, 2", BAOBEI_BAD_TEXT, 10},
        {"turn", "a draw = 0", BAOBEI_BAD_TEXT, 6}, /* nobody asks for it */
        {"turn", "b draw", BAOBEI_REFUSED_NOT_ASKED, 0},
        {"turn", "c draw", BAOBEI_BAD_SEAT, 0},
        {"turn", "host deal", BAOBEI_REFUSED_NOT_ASKED, 0},
        {"turn", "host draw", BAOBEI_REFUSED_NOT_ASKED, 0},
        {"turn", "a discard", BAOBEI_REFUSED_NOT_NOW, 0},
        {"turn", "a take 5", BAOBEI_REFUSED_NO_SLOT, 0},
        {"turn", "a deal", BAOBEI_REFUSED_NOT_NOW, 0},
        {"look", "b look 0 1", BAOBEI_REFUSED_ANSWERED, 0},
        {"look", "a look 0 0", BAOBEI_REFUSED_SAME_CARD, 0},
        {"look", "a look 0", BAOBEI_REFUSED_NOT_NOW, 0},
        {"drawn", "a pluck b5", BAOBEI_REFUSED_NO_SLOT, 0},
        {"drawn", "a replace ?>2 ?>b3", BAOBEI_BAD_TEXT, 9}, /* what another seat was told */
        {"give", "b give 5", BAOBEI_REFUSED_NO_SLOT, 0},
        {"place", "b place 0", BAOBEI_REFUSED_OCCUPIED, 0},
        {"over", "host deal", BAOBEI_REFUSED_OVER, 0},
        {"over", "a draw", BAOBEI_REFUSED_OVER, 0},
        {"new", "host deal", BAOBEI_BAD_TEXT, 9}, /* no answers at all */
        {"new", "host deal = 1 2 3", BAOBEI_BAD_TEXT, 9},
        {"new", "a draw", BAOBEI_REFUSED_NOT_ASKED, 0},
    };

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        baobei_game *game = loaded(rows[i].base);

        refuse(game, rows[i].line, rows[i].status, rows[i].fault);
        baobei_game_free(game);
    }
}

/* A deal that a host has answered. */
static void dealt(note *line, baobei_game **game)
{
    rng r;

    rng_seed(&r, 3);
    *game = note_game();
    cr_assert_eq(baobei_game_chance(*game, NULL, rng_chance, &r), BAOBEI_OK);
    cr_assert_eq(baobei_apply(*game, BAOBEI_NO_SEAT, 1, baobei_action_make(BAOBEI_ACTION_DEAL, 0, 0, 0, 0, 0)),
                 BAOBEI_OK);
    cr_assert(note_move(*game, BAOBEI_VIEWER_HOST, line));
    line_is(*game, 0, "host deal");
    line_is(*game, VIEWER_SPECTATOR, "host deal");
}

Test(move_text, answers_of_a_host)
{
    baobei_game *game;
    baobei_game *again = note_game();
    note line;
    note a;
    note b;
    char other[sizeof line.text + 8];

    dealt(&line, &game);
    cr_assert(strncmp(line.text, "host deal = ", 12) == 0);
    snprintf(other, sizeof other, "%s 0", line.text);
    refuse(again, other, BAOBEI_BAD_TEXT, line.length); /* more than any line can have */
    snprintf(other, sizeof other, "%.*s", (int)(strrchr(line.text, ' ') - line.text), line.text);
    refuse(again, other, BAOBEI_BAD_TEXT, 9); /* one is missing */
    snprintf(other, sizeof other, "%s", line.text);
    cr_assert(strlen(other) < sizeof other - 8);
    strcpy(strrchr(other, ' '), " 65");
    refuse(again, other, BAOBEI_BAD_TEXT, 9); /* the last one is among fewer cards than that */
    replay(again, line.text);
    cr_assert(note_full(game, &a) && note_full(again, &b));
    cr_assert(strncmp(a.text, b.text, strlen(a.text) - 40) == 0);
    baobei_game_free(game);
    baobei_game_free(again);
}

/* With a stream of its own a game takes no answers; with a hook, they are taken and the hook is not asked. */
static int32_t never(void *ctx, uint32_t n)
{
    (void)ctx, (void)n;
    cr_assert_fail("the hook is asked");
    return 0;
}

Test(move_text, answers_and_sources)
{
    const uint8_t seed[BAOBEI_SEED_SIZE] = {1};
    baobei_game *game;
    baobei_game *seeded = note_game();
    baobei_game *hooked = note_game();
    note line;

    dealt(&line, &game);
    baobei_game_chance(seeded, seed, NULL, NULL);
    refuse(seeded, line.text, BAOBEI_BAD_TEXT, 9);
    replay(seeded, "host deal");
    baobei_game_chance(hooked, NULL, never, NULL);
    refuse(hooked, "host deal", BAOBEI_BAD_TEXT, 9);
    replay(hooked, line.text);
    baobei_game_free(game);
    baobei_game_free(seeded);
    baobei_game_free(hooked);
}

/* A shoebill's line that ends with its own half, and then the answers of a recycle. */
Test(move_text, answers_after_a_shoebill)
{
    static const char text[] = "baobei-position-1 1x4r;deal-two=1;deal-more=1;looks=1;final-recycle=99 seats=2 round=1 "
                               "playing=ab next=ab first=b active=b recycles=1 asked=b species=1 cause=1 count=2 "
                               "a=- b=1:a hand=1^1:b,1^1:b discard=1 past1=1:*,1:* ask=replace wait=a1/3 token=14 "
                               "serial=58";
    baobei_game *game = note_game();

    cr_assert_eq(baobei_full_position_read(game, text, strlen(text), NULL), BAOBEI_OK);
    replay(game, "b replace 1>0 = 0");
    line_is(game, 0, "b replace ?>0");
    baobei_game_free(game);
}

Test(move_text, sizes_and_arguments)
{
    baobei_game *game = loaded("turn");
    char line[BAOBEI_MOVE_TEXT];
    size_t length = 0;

    replay(game, "a draw");
    cr_assert_eq(baobei_move_write(game, BAOBEI_VIEWER_HOST, NULL, 0, &length), BAOBEI_BAD_SIZE);
    cr_assert_eq(length, 6);
    memset(line, '#', sizeof line);
    cr_assert_eq(baobei_move_write(game, BAOBEI_VIEWER_HOST, line, 6, &length), BAOBEI_BAD_SIZE);
    cr_assert(length == 6 && line[0] == 0 && line[6] == '#');
    cr_assert_eq(baobei_move_write(game, BAOBEI_VIEWER_HOST, line, 7, NULL), BAOBEI_OK);
    cr_assert_eq(baobei_move_write(game, BAOBEI_VIEWER_HOST, NULL, 7, NULL), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_move_write(NULL, BAOBEI_VIEWER_HOST, line, 7, NULL), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_move_write(game, (baobei_viewer)24, line, 7, NULL), BAOBEI_BAD_VIEWER);
    cr_assert_eq(baobei_move_write(game, BAOBEI_VIEWER_SEAT_2, line, 7, NULL), BAOBEI_BAD_VIEWER);
    cr_assert_eq(baobei_move_replay(NULL, "a end", 5, NULL), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_move_replay(game, NULL, 5, NULL), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_move_replay(game, "a discardxyz", 9, NULL), BAOBEI_OK, "only so many bytes are read");
    cr_assert_eq(baobei_move_replay(game, "nonsense", 8, NULL), BAOBEI_BAD_TEXT);
    baobei_game_free(game);
}

// Matches of a searching seat against random players, and how many it wins.

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "policy.h"
#include "search.h"

typedef struct run_options {
    uint32_t matches, seats, iterations, seed;
    int calm;  // opponents
    int twice; // is each choice the same in another world that the seat cannot tell from the game?
} run_options;

// 32 bytes from a few numbers. A host that plays for something takes them from its system.
static void fill_seed(uint8_t *seed, uint32_t purpose, uint32_t number, uint32_t decision)
{
    dice_cup dice = {(uint64_t)purpose << 56 ^ (uint64_t)number << 28 ^ decision};
    for (uint32_t i = 0; i < BAOBEI_SEED_SIZE; i++)
        seed[i] = (uint8_t)dice_below(&dice, 256);
}

// The searching seat's choice; 0 when it is another one in a world that the seat cannot tell from the game.
static baobei_action think(const run_options *options, search_tree *tree, baobei_game *game, uint32_t seat,
                           const uint8_t *seed)
{
    const baobei_action action = search_choose(tree, game, seat, seed);
    baobei_game *world;
    int same = 1;

    if (options->twice && baobei_game_new(NULL, 2, 0, NULL, NULL, &world) == BAOBEI_OK) {
        baobei_sample(world, game, (baobei_viewer)(BAOBEI_VIEWER_SEAT_0 << seat), seed, UINT64_MAX);
        same = search_choose(tree, world, seat, seed) == action;
        baobei_game_free(world);
    }
    return same ? action : 0;
}

// Plays match number `number`; gives its winner, or BAOBEI_NO_SEAT when something fails.
static uint32_t play(const run_options *options, search_tree *tree, baobei_game *game, uint32_t number,
                     uint32_t searcher)
{
    uint8_t seed[BAOBEI_SEED_SIZE];
    dice_cup dice = {(uint64_t)options->seed << 32 ^ number};
    baobei_decision now;
    baobei_view view;

    fill_seed(seed, 1, options->seed, number);
    baobei_game_chance(game, seed, NULL, NULL);
    for (uint32_t moves = 0;; moves++) {
        baobei_decision_get(game, BAOBEI_VIEWER_HOST, &now);
        if (now.kind == BAOBEI_DECISION_OVER)
            break;
        const uint32_t seat = policy_next_seat(&now);
        baobei_action action;
        if (seat == searcher && options->iterations > 0) {
            fill_seed(seed, 2, options->seed ^ number << 16, moves); // never the seed of the game
            action = think(options, tree, game, seat, seed);
        } else {
            action = (options->calm ? policy_calm : policy_uniform)(game, seat, &now, &dice);
        }
        if (baobei_apply(game, seat, now.token, action) != BAOBEI_OK)
            return BAOBEI_NO_SEAT;
    }
    baobei_view_get(game, BAOBEI_VIEWER_SPECTATOR, &view);
    return view.winner;
}

// Wilson's interval: where the true share of wins lies with 95 % confidence.
static void print_share(uint32_t wins, uint32_t matches, uint32_t seats)
{
    const double z = 1.96, n = matches, p = wins / n;
    const double middle = (p + z * z / (2 * n)) / (1 + z * z / n);
    const double half = z / (1 + z * z / n) * sqrt(p * (1 - p) / n + z * z / (4 * n * n));

    printf("won %u of %u: %.1f %% (95 %% confidence: %.1f to %.1f %%); chance alone gives %.1f %%\n", wins, matches,
           100 * p, 100 * (middle - half), 100 * (middle + half), 100.0 / seats);
}

static int usage(FILE *out)
{
    fputs("usage: baobei-search [--matches N] [--seats 2-6] [--iterations N] [--seed N] [--opponents uniform|calm]\n"
          "                     [--twice 1]\n\n"
          "Plays matches of one searching seat against random players. With 0 iterations it is a random player, too.\n"
          "The searching seat is another one in each match. Defaults: 20 matches, 3 seats, 300 iterations, calm.\n"
          "With --twice 1 every choice must be the same in another world that the seat cannot tell from the game.\n",
          out);
    return out == stdout ? EXIT_SUCCESS : 2;
}

static int number(const char *text, uint32_t least, uint32_t most, uint32_t *out)
{
    char *end;
    errno = 0;
    const unsigned long value = strtoul(text, &end, 10);
    *out = (uint32_t)value;
    return *text >= '0' && *text <= '9' && !*end && !errno && value >= least && value <= most;
}

static int read_option(run_options *options, const char *name, const char *value)
{
    if (!strcmp(name, "--opponents")) {
        options->calm = !strcmp(value, "calm");
        return options->calm || !strcmp(value, "uniform");
    }
    if (!strcmp(name, "--twice"))
        return (options->twice = !strcmp(value, "1"));
    return (!strcmp(name, "--matches") && number(value, 1, 1000000, &options->matches)) ||
           (!strcmp(name, "--seats") && number(value, 2, BAOBEI_MAX_SEATS, &options->seats)) ||
           (!strcmp(name, "--iterations") && number(value, 0, 100000, &options->iterations)) ||
           (!strcmp(name, "--seed") && number(value, 0, 1000000, &options->seed));
}

int main(int argc, char **argv)
{
    run_options options = {.matches = 20, .seats = 3, .iterations = 300, .seed = 1, .calm = 1};
    uint32_t wins = 0;

    if (argc == 2 && !strcmp(argv[1], "--help"))
        return usage(stdout);
    for (int i = 1; i < argc; i += 2)
        if (i + 1 == argc || !read_option(&options, argv[i], argv[i + 1]))
            return usage(stderr);

    search_tree *tree = search_new(options.iterations);
    for (uint32_t i = 0; tree && i < options.matches; i++) {
        baobei_game *game;
        if (baobei_game_new(NULL, options.seats, 0, NULL, NULL, &game) != BAOBEI_OK)
            return EXIT_FAILURE;
        const uint32_t searcher = i % options.seats;
        const uint32_t winner = play(&options, tree, game, i, searcher);
        baobei_game_free(game);
        if (winner == BAOBEI_NO_SEAT) {
            fprintf(stderr, "match %u: a choice was refused, or differed between worlds\n", i);
            return EXIT_FAILURE;
        }
        wins += winner == searcher;
    }
    if (!tree)
        return EXIT_FAILURE;
    search_free(tree);
    print_share(wins, options.matches, options.seats);
    return EXIT_SUCCESS;
}

/* baobei-perft: counts sequences of moves to a depth (README.md). */
#include <inttypes.h>
#include <stdio.h>

#include "count.h"
#include "options.h"

static void tell(void *ctx, uint32_t seat, baobei_action action, uint64_t count)
{
    char text[BAOBEI_ACTION_TEXT];
    uint64_t *total = ctx;

    *total += count;
    baobei_action_write(action, text, sizeof text, NULL);
    if (seat == BAOBEI_NO_SEAT)
        printf("host %s: %" PRIu64 "\n", text, count);
    else
        printf("%c %s: %" PRIu64 "\n", (char)('a' + seat), text, count);
}

static baobei_status divide(baobei_game *const *games, uint32_t depth)
{
    uint64_t total = 0;
    baobei_status status = perft_divide(games, depth, tell, &total);

    if (status == BAOBEI_OK)
        printf("%" PRIu32 " %" PRIu64 "\n", depth, total);
    return status;
}

static baobei_status count(baobei_game *const *games, uint32_t depth)
{
    baobei_status status = BAOBEI_OK;

    for (uint32_t d = 1; d <= depth && status == BAOBEI_OK; d++) {
        uint64_t sequences;

        status = perft(games, d, &sequences);
        if (status == BAOBEI_OK)
            printf("%" PRIu32 " %" PRIu64 "\n", d, sequences);
        fflush(stdout);
    }
    return status;
}

int main(int argc, char **argv)
{
    baobei_game *games[PERFT_MOST + 1] = {NULL};
    baobei_status status = BAOBEI_OK;
    options o;

    if (!read_options(argc, argv, &o)) {
        usage(stderr);
        return 2;
    }
    if (o.help) {
        usage(stdout);
        return 0;
    }
    games[0] = game_wanted(&o);
    if (!games[0])
        return 1;
    for (uint32_t d = 1; d <= o.depth && status == BAOBEI_OK; d++)
        status = baobei_game_new(NULL, 2, 0, NULL, NULL, &games[d]); /* a copy brings its own rules */
    if (status == BAOBEI_OK)
        status = o.divide ? divide(games, o.depth) : count(games, o.depth);
    if (status != BAOBEI_OK)
        fprintf(stderr, "baobei-perft: %s\n", baobei_status_text(status));
    for (uint32_t d = 0; d <= o.depth; d++)
        baobei_game_free(games[d]);
    return status == BAOBEI_OK ? 0 : 1;
}

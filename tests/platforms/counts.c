/* The rows of tests/perft/rows.c, as far as a slow platform counts them in no time. */
#include "count.h"
#include "print.h"
#include "rows.h"
#include "trial.h"

#ifdef PLANTED_FAULT
enum { LEAVES = 0 }; /* only the matches tell */
#else
enum { LEAVES = 2000000 };
#endif

static size_t length_of(const char *text)
{
    size_t length = 0;

    while (text[length])
        length++;
    return length;
}

void count_rows(void)
{
    baobei_game *games[PERFT_DEPTH];

    trial_forget();
    for (uint32_t i = 0; i < PERFT_DEPTH; i++) {
        size_t size = baobei_game_size(0);
        baobei_status status = baobei_game_place(NULL, 2, 0, trial_memory(size), size, &games[i]);

        if (status != BAOBEI_OK) {
            trial_fail("place", status);
            return;
        }
    }
    for (uint32_t i = 0; i < perft_row_count; i++) {
        const perft_row *row = &perft_rows[i];
        uint64_t count = 0;
        baobei_status status = baobei_full_position_read(games[0], row->position, length_of(row->position), NULL);

        print("perft ");
        print(row->name);
        for (uint32_t depth = 1; depth <= perft_depth(row, LEAVES) && status == BAOBEI_OK; depth++) {
            status = perft(games, depth, &count);
            print(" ");
            print_number(count);
            if (count != row->counts[depth - 1])
                trial_fail("not the number of the table", status);
        }
        print("\n");
        if (status != BAOBEI_OK)
            trial_fail(row->name, status);
    }
}

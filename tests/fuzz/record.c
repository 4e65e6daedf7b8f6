/* Records: a position, and then a line for every move. */
#include <string.h>

#include "api/game_object.h"
#include "fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* One line; false if it is refused. */
static int replay(baobei_game *game, const char *line, size_t length)
{
    char text[BAOBEI_MOVE_TEXT];
    baobei_game before = *game;
    size_t written;
    size_t fault = 0;

    if (baobei_move_replay(game, line, length, &fault) != BAOBEI_OK) {
        fuzz_check(fault <= length && memcmp(&before, game, sizeof before) == 0);
        return 0;
    }
    fuzz_check(bbi_state_valid(&game->state));
    fuzz_check(baobei_move_write(game, BAOBEI_VIEWER_HOST, text, sizeof text, &written) == BAOBEI_OK);
    fuzz_check(written == length && memcmp(text, line, length) == 0);
    return 1;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    baobei_game *game = fuzz_game();
    const char *at = (const char *)data;
    const char *end = at + size;
    const char *next = size ? memchr(at, '\n', size) : NULL;

    if (!next || baobei_full_position_read(game, at, (size_t)(next - at), NULL) != BAOBEI_OK)
        return 0;
    for (at = next + 1; at < end; at = next + 1) {
        next = memchr(at, '\n', (size_t)(end - at));
        if (!next)
            next = end;
        if (!replay(game, at, (size_t)(next - at)))
            break;
    }
    fuzz_inspect(game, data, size);
    return 0;
}

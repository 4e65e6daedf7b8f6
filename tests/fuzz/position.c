/* Full positions. */
#include <string.h>

#include "api/game_object.h"
#include "fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static int32_t zero(void *ctx, uint32_t n)
{
    (void)ctx, (void)n;
    return 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static char text[BAOBEI_POSITION_TEXT];
    baobei_game *game = fuzz_game();
    baobei_game before;
    size_t fault = 0;
    size_t length;

    baobei_game_chance(game, NULL, zero, NULL);
    before = *game;
    if (baobei_full_position_read(game, (const char *)data, size, &fault) != BAOBEI_OK) {
        fuzz_check(fault <= size && memcmp(&before, game, sizeof before) == 0);
        return 0;
    }
    fuzz_check(fault == size);
    fuzz_check(baobei_full_position_write(game, text, sizeof text, &length) == BAOBEI_OK);
    fuzz_check(length == size && memcmp(text, data, size) == 0);
    fuzz_inspect(game, data, size);
    return 0;
}

/* Seat positions. */
#include <string.h>

#include "api/game_object.h"
#include "fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static char text[BAOBEI_POSITION_TEXT];
    const uint8_t seed[BAOBEI_SEED_SIZE] = {3};
    baobei_game *game = fuzz_game();
    baobei_game before = *game;
    baobei_viewer viewer = BAOBEI_VIEWER_SPECTATOR;
    size_t fault = 0;
    size_t length;

    if (baobei_seat_position_read(game, seed, size, (const char *)data, size, &fault) != BAOBEI_OK) {
        fuzz_check(fault <= size && memcmp(&before, game, sizeof before) == 0);
        return 0;
    }
    fuzz_check(fault == size);
    if (data[14] != 's')
        viewer = (baobei_viewer)((uint32_t)BAOBEI_VIEWER_SEAT_0 << (data[14] - 'a'));
    fuzz_check(baobei_seat_position_write(game, viewer, text, sizeof text, &length) == BAOBEI_OK);
    fuzz_check(length == size && memcmp(text, data, size) == 0);
    fuzz_inspect(game, data, size);
    return 0;
}

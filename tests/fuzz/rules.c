/* Rule sets. */
#include <string.h>

#include "fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static baobei_rules *rules;
    char text[BAOBEI_RULES_TEXT];
    size_t fault = 0;
    size_t length = 0;

    if (!rules)
        fuzz_check(baobei_rules_new(NULL, NULL, &rules) == BAOBEI_OK);
    if (baobei_rules_read(rules, (const char *)data, size, &fault) != BAOBEI_OK) {
        fuzz_check(fault <= size);
        return 0;
    }
    fuzz_check(fault == size && baobei_rules_write(rules, text, sizeof text, &length) == BAOBEI_OK);
    fuzz_check(length == size && memcmp(text, data, size) == 0);
    for (uint32_t seats = 2; seats <= BAOBEI_MAX_SEATS; seats++) {
        baobei_game *game;

        if (baobei_rules_check(rules, seats, NULL, NULL) != BAOBEI_OK)
            continue;
        fuzz_check(baobei_game_new(rules, seats, 0, NULL, NULL, &game) == BAOBEI_OK);
        fuzz_inspect(game, data, size);
        baobei_game_free(game);
    }
    return 0;
}

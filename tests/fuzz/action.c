/* Actions. */
#include <string.h>

#include "fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char text[BAOBEI_ACTION_TEXT];
    baobei_action action = 1;
    baobei_parts parts;
    size_t fault = 0;
    size_t length;

    if (baobei_action_parse((const char *)data, size, &action, &fault) != BAOBEI_OK) {
        fuzz_check(fault <= size && action == 0);
        return 0;
    }
    fuzz_check(fault == size && baobei_action_read(action, &parts) == BAOBEI_OK);
    fuzz_check(baobei_action_write(action, text, sizeof text, &length) == BAOBEI_OK);
    fuzz_check(length == size && memcmp(text, data, size) == 0);
    return 0;
}

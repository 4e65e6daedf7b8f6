#include "trial.h"

#include "print.h"

enum { MEMORY = 64 * 1024 };

static struct {
    union {
        uint8_t bytes[MEMORY];
        uint64_t number;
    } room; /* its beginning may be aligned to less than a game wants */
    size_t used;
    int failed;
} it;

void *trial_memory(size_t bytes)
{
    size_t start = it.used ? it.used : (size_t)(-(uintptr_t)it.room.bytes % BAOBEI_ALIGNMENT);
    size_t end = start + (bytes + BAOBEI_ALIGNMENT - 1) / BAOBEI_ALIGNMENT * BAOBEI_ALIGNMENT;

    if (end > MEMORY)
        return NULL;
    it.used = end;
    return it.room.bytes + start;
}

void trial_forget(void)
{
    it.used = 0;
}

void trial_fail(const char *what, baobei_status status)
{
    print("FAILED: ");
    print(what);
    print(": ");
    print(baobei_status_name(status));
    print("\n");
    it.failed = 1;
}

static void *measure(void *ctx, void *block, size_t size)
{
    if (block)
        return NULL;
    *(size_t *)ctx = size;
    return trial_memory(size);
}

void print_sizes(void)
{
    size_t size = 0;
    baobei_rules *rules;

    trial_forget();
    baobei_rules_new(measure, &size, &rules);
    print("game ");
    print_number(baobei_game_size(0));
    print(" rules ");
    print_number(size);
    print("\n");
}

int trial(void)
{
    print("version ");
    print_hex(baobei_version());
    print("\n");
    play_matches();
    count_rows();
    print("end\n");
    return it.failed;
}

/* The trial as a WebAssembly reactor that imports nothing: its output stays in memory, run.mjs takes it from there. */
#include "../print.h"
#include "../trial.h"

#define EXPORT(name) __attribute__((export_name(name)))

enum { ROOM = 1 << 20 };

static char output[ROOM];
static size_t used;

void sink(const char *text, size_t length)
{
    for (size_t i = 0; i < length && used < ROOM; i++)
        output[used++] = text[i];
}

const char *output_start(void) EXPORT("output");
size_t output_length(void) EXPORT("length");
int run(void) EXPORT("run");
void sizes(void) EXPORT("sizes");

const char *output_start(void)
{
    return output;
}

size_t output_length(void)
{
    return used;
}

int run(void)
{
    used = 0;
    return trial();
}

void sizes(void)
{
    used = 0;
    print_sizes();
}

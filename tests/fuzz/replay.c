/*
 * A fuzz target without a fuzzer: plays the files that it is given. For valgrind, and to step through what was found.
 * With --uninitialised it does what memcheck is there to find.
 */
#include <stdio.h>
#include <string.h>

#include "fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { MOST = 1 << 16 };

static int depend_on_nothing(void)
{
    int *nothing = malloc(2 * sizeof *nothing);
    int answer;

    if (!nothing)
        return 1;
    nothing[1] = 3; /* nobody writes nothing[0], which no compiler sees through a function of somebody else */
    answer = memchr(nothing, 3, 2 * sizeof *nothing) != (void *)nothing;
    free(nothing);
    return answer ? 0 : 2;
}

int main(int argc, char **argv)
{
    int played = 0;
    int failed = 0;

    if (argc == 2 && strcmp(argv[1], "--uninitialised") == 0)
        return depend_on_nothing();
    if (argc == 1 || argv[1][0] == '-') {
        fprintf(stderr, "usage: %s FILE... | --uninitialised\n", argv[0]);
        return 2;
    }
    for (int i = 1; i < argc; i++, played++) {
        FILE *file = fopen(argv[i], "rb");
        uint8_t *data = malloc(MOST);
        size_t size = file && data ? fread(data, 1, MOST, file) : 0;

        if (file && data && !ferror(file))
            LLVMFuzzerTestOneInput(data, size);
        else {
            fprintf(stderr, "%s: %s cannot be read\n", argv[0], argv[i]);
            failed++;
        }
        if (file)
            fclose(file);
        free(data);
    }
    printf("%d passed, %d failed\n", played - failed, failed);
    return failed != 0;
}

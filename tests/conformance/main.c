/*
 * Writes the conformance vectors (docs/conformance.md) into a folder, and says what has come up in them. Fails if
 * something that has a name in the headers has not.
 */
#include <stdio.h>

#include "matches.h"

int main(int argc, char **argv)
{
    static coverage seen;

    if (argc != 2) {
        fprintf(stderr, "usage: write_vectors FOLDER\n");
        return 2;
    }
    if (!names_write(argv[1]) || !matches_write(argv[1], &seen))
        return 1;
    return coverage_whole(&seen) ? 0 : 1;
}

/* Faults, one for each analyser to find (run.sh). Not part of any program. */
#include <stdlib.h>

void planted_twice(int *block);
int planted_past(int n);
double planted_half(int n);

/* gcc -fanalyzer: double free. */
void planted_twice(int *block)
{
    free(block);
    free(block);
}

/* cppcheck: index out of bounds. */
int planted_past(int n)
{
    int list[4] = {0, 1, 2, 3};

    if (n > 0)
        n = 4;
    return list[n];
}

/* clang-tidy: a half that is never there. */
double planted_half(int n)
{
    return n / 2;
}

/* The trial as a program: its output goes to standard output, without any change of line ends. */
#include <stdio.h>
#ifdef _WIN32
#include <fcntl.h>
#include <io.h>
#endif

#include "print.h"
#include "trial.h"

static FILE *stream;

void sink(const char *text, size_t length)
{
    fwrite(text, 1, length, stream);
}

int main(void)
{
    int failed;

#ifdef _WIN32
    _setmode(_fileno(stdout), _O_BINARY);
#endif
    stream = stdout;
    failed = trial();
    stream = stderr;
    print_sizes();
    return failed;
}

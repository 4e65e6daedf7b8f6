#include "number.h"

#include <errno.h>
#include <stdlib.h>

bool number_read(const char *text, uint64_t least, uint64_t most, uint64_t *out)
{
    char *end;

    errno = 0;
    if (*text < '0' || *text > '9')
        return false;
    *out = strtoull(text, &end, 0);
    return !errno && !*end && *out >= least && *out <= most;
}

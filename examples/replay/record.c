#include "record.h"

#include <stdlib.h>
#include <string.h>

/* All bytes of a file, and how many; null if there is no memory or it cannot be read. */
static char *read_all(FILE *file, size_t *length)
{
    size_t room = 1 << 16;
    char *text = malloc(room);

    *length = 0;
    while (text) {
        size_t count = fread(text + *length, 1, room - *length, file);
        char *more;

        *length += count;
        if (count == 0 || feof(file))
            break;
        if (*length < room)
            continue;
        more = realloc(text, room *= 2);
        if (!more)
            free(text);
        text = more;
    }
    if (text && ferror(file)) {
        free(text);
        text = NULL;
    }
    return text;
}

/* Notes where each line is; with `list` null only counts. */
static uint32_t split(const char *text, size_t length, record_line *list)
{
    uint32_t count = 0;
    uint32_t number = 1;

    for (size_t at = 0; at < length; number++) {
        const char *end = memchr(text + at, '\n', length - at);
        size_t next = end ? (size_t)(end - text) : length;
        size_t bytes = next - at;

        if (bytes && text[at + bytes - 1] == '\r')
            bytes--;
        if (bytes && text[at] != '#') {
            if (list)
                list[count] = (record_line){text + at, bytes, number};
            count++;
        }
        at = next + 1;
    }
    return count;
}

const char *record_read(record *r, FILE *file)
{
    size_t length;

    memset(r, 0, sizeof *r);
    r->text = read_all(file, &length);
    if (!r->text)
        return "the file cannot be read";
    r->lines = split(r->text, length, NULL);
    if (r->lines == 0)
        return "there is no position in it";
    r->line = malloc(r->lines * sizeof *r->line);
    if (!r->line)
        return "there is not enough memory";
    split(r->text, length, r->line);
    return NULL;
}

void record_free(record *r)
{
    free(r->line);
    free(r->text);
}

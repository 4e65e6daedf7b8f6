#include "chapter.h"

#include <stdlib.h>
#include <string.h>

enum { PUZZLE = 8000 };

/* Copies the line at `*text` and moves on. */
static bool take_line(const char **text, uint32_t *line, char *out, size_t room)
{
    size_t length = strcspn(*text, "\n");

    if (!**text || length >= room)
        return false;
    memcpy(out, *text, length);
    out[length] = 0;
    *text += length + ((*text)[length] == '\n');
    ++*line;
    return true;
}

/* Copies a text that has to fit. */
static bool copy(char *out, size_t room, const char *text)
{
    size_t length = strlen(text);

    if (!length || length >= room)
        return false;
    memcpy(out, text, length + 1);
    return true;
}

/* "36. A kept card ..." */
static bool is_heading(const char *text)
{
    size_t digits = strspn(text, "0123456789");

    return digits && text[digits] == '.' && text[digits + 1] == ' ';
}

static bool read_heading(const char *line, situation *out)
{
    char *end;

    out->number = (uint32_t)strtoul(line, &end, 10);
    return copy(out->matter, sizeof out->matter, end + 2);
}

/* "L46 L83, certain: agrees" */
static bool read_grounds(char *line, situation *out)
{
    char *confidence = strstr(line, ", ");
    char *verdict = strstr(line, ": ");

    if (*line != 'L' || !confidence || !verdict || verdict < confidence)
        return false;
    *confidence = *verdict = 0;
    confidence += 2;
    return copy(out->rests, sizeof out->rests, line) && copy(out->verdict, sizeof out->verdict, verdict + 2) &&
           copy(out->confidence, sizeof out->confidence, confidence) &&
           (strcmp(confidence, "certain") == 0 || strcmp(confidence, "likely") == 0 ||
            strcmp(confidence, "silent") == 0);
}

int chapter_next(const char **text, uint32_t *line, situation *out)
{
    char buffer[400];

    memset(out, 0, sizeof *out);
    while (**text && !is_heading(*text)) /* the chapter's own words, before the first situation */
        if ((**text != '#' && **text != '\n') || !take_line(text, line, buffer, sizeof buffer))
            return -1;
    if (!**text)
        return 0;
    out->line = *line;
    if (!take_line(text, line, buffer, sizeof buffer) || !read_heading(buffer, out) ||
        !take_line(text, line, buffer, sizeof buffer) || !read_grounds(buffer, out))
        return -1;
    out->played = strncmp(out->verdict, "not played: ", 12) != 0;
    out->text = *text;
    out->offset = *line - 1;
    while (**text && !is_heading(*text))
        if (!take_line(text, line, buffer, sizeof buffer))
            return -1;
    out->length = (uint32_t)(*text - out->text);
    return out->length < PUZZLE ? 1 : -1;
}

bool chapter_play(const situation *what, scenario *s, uint32_t *line)
{
    char text[PUZZLE];
    bool well;

    memcpy(text, what->text, what->length);
    text[what->length] = 0;
    well = scenario_run(s, text);
    *line = what->offset + s->line;
    if (well && (s->moves + s->refusals == 0 || s->refusals + s->expectations == 0))
        well = scenario_fail(s, "nothing is played or nothing is expected");
    return well;
}

#include "event_doc.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "viewers.h"

enum { HEADER = 200000 };

/*
 * <root>/tests/support/event_doc.c -> <root>/include/baobei/event.h. Builds that can be reproduced write the
 * root as ".", so it is looked for from here on upwards, too.
 */
static FILE *open_header(void)
{
    static const char tail[] = "tests/support/event_doc.c";
    static const char here[] = __FILE__;
    size_t length = sizeof here - 1;
    size_t root = length - (sizeof tail - 1);
    char path[1000] = "";
    FILE *file = NULL;

    if (length < sizeof tail - 1 || strcmp(here + root, tail) != 0)
        return NULL;
    for (int up = 0; up < 6 && !file; up++) {
        snprintf(path, sizeof path, "%.*s%.*sinclude/baobei/event.h", 3 * up, "../../../../../", (int)root, here);
        file = fopen(path, "r");
    }
    return file;
}

static char *read_header(void)
{
    FILE *file = open_header();
    char *text = calloc(1, HEADER);

    if (!file || !text || fread(text, 1, HEADER - 1, file) == 0) {
        free(text);
        text = NULL;
    }
    if (file)
        fclose(file);
    return text;
}

/* A comment in one line, its stars and line ends gone. */
static void flatten(const char *from, const char *to, char *out)
{
    size_t length = 0;

    for (; from < to && length + 1 < EVENT_TEXT; from++) {
        bool blank = isspace((unsigned char)*from) || *from == '*';

        if (!blank)
            out[length++] = *from;
        else if (length > 0 && out[length - 1] != ' ')
            out[length++] = ' ';
    }
    out[length] = 0;
}

static bool is_word(char letter)
{
    return isalnum((unsigned char)letter) || letter == '_';
}

static const char *find_word(const char *text, const char *word)
{
    size_t length = strlen(word);
    bool open = is_word(word[length - 1]);

    for (const char *at = strstr(text, word); at; at = strstr(at + 1, word))
        if ((at == text || !is_word(at[-1])) && !(open && is_word(at[length])))
            return at;
    return NULL;
}

static event_sight read_sight(const char *faces, const char *what)
{
    static const char *const names[] = {
        [SIGHT_NOBODY] = "nobody", [SIGHT_USER] = "user", [SIGHT_EVERYBODY] = "everybody"};
    const char *at = strstr(faces, what);

    for (uint32_t i = SIGHT_NOBODY; at && i <= SIGHT_EVERYBODY; i++)
        if (strncmp(at + strlen(what), names[i], strlen(names[i])) == 0)
            return (event_sight)i;
    return SIGHT_NONE;
}

/* "Faces: card[0] everybody, card[1] user." or "Faces: none." */
static void read_faces(event_doc *doc)
{
    char faces[EVENT_TEXT] = "";
    const char *at = strstr(doc->text, "Faces: ");
    const char *end = at ? strchr(at, '.') : NULL;
    uint32_t said;

    if (!end)
        return;
    memcpy(faces, at + 7, (size_t)(end - at - 7));
    doc->card[0] = read_sight(faces, "card[0] ");
    doc->card[1] = read_sight(faces, "card[1] ");
    doc->values = read_sight(faces, "values ");
    said = (doc->card[0] ? 1u : 0u) + (doc->card[1] ? 1u : 0u) + (doc->values ? 1u : 0u);
    for (const char *comma = faces; (comma = strchr(comma, ',')) != NULL; comma++)
        said--; /* one more than there are commas */
    doc->faces = said == 1 || (said == 0 && strcmp(faces, "none") == 0);
}

/* The enumerator that follows a comment: its name and number; false if it is none of ours. */
static bool read_kind(const char *at, char name[40], uint32_t *kind)
{
    int number;

    if (sscanf(at, " %39[A-Z_] = %d", name, &number) != 2 || strncmp(name, "BAOBEI_EVENT_", 13) != 0)
        return false;
    *kind = (uint32_t)number;
    return number > 0 && number < EVENT_KINDS;
}

const char *event_docs(event_doc docs[EVENT_KINDS])
{
    char *header = read_header();
    char name[40];
    uint32_t kind;

    memset(docs, 0, EVENT_KINDS * sizeof *docs);
    if (!header)
        return "event.h cannot be read";
    for (const char *at = strstr(header, "/**"); at; at = strstr(at, "/**")) {
        const char *end = strstr(at, "*/");

        if (!end)
            break;
        if (read_kind(end + 2, name, &kind)) {
            flatten(at + 3, end, docs[kind].text);
            memcpy(docs[kind].name, name, sizeof name);
            read_faces(&docs[kind]);
        }
        at = end;
    }
    free(header);
    return NULL;
}

static bool sees(event_sight sight, uint32_t viewer, uint32_t user)
{
    return viewer == VIEWER_HOST || sight == SIGHT_EVERYBODY || (sight == SIGHT_USER && viewer == user);
}

void event_doc_hide(const event_doc *doc, uint32_t viewer, baobei_event *event)
{
    for (uint32_t i = 0; i < 2; i++)
        if (event->card[i] && !sees(doc->card[i], viewer, event->by))
            event->card[i] = BAOBEI_HIDDEN;
    for (uint32_t i = 0; doc->values != SIGHT_NONE && i < event->count; i++)
        if (event->value[i] && !sees(doc->values, viewer, event->by))
            event->value[i] = BAOBEI_HIDDEN;
}

bool event_doc_names(const event_doc *doc, const char *field)
{
    char list[40];
    const char *bracket = strchr(field, '[');

    if (find_word(doc->text, field))
        return true;
    if (!bracket)
        return false;
    snprintf(list, sizeof list, "%.*s[]", (int)(bracket - field), field);
    if (find_word(doc->text, list))
        return true;
    return strncmp(field, "value", 5) == 0 && (find_word(doc->text, "value[0 ...") || find_word(doc->text, "value[s]"));
}

// text.c: see text.h.
#include "text.h"

#include <stdio.h>
#include <string.h>

static const char *const english[TEXT_COUNT] = {
#define TEXT(id, string) [TEXT_##id] = string,
#define PAIR(id, you, other) [TEXT_##id##_YOU] = you, [TEXT_##id] = other,
#include "text_en.def"
#undef TEXT
#undef PAIR
};

static const char *const portuguese[TEXT_COUNT] = {
#define TEXT(id, string) [TEXT_##id] = string,
#define PAIR(id, you, other) [TEXT_##id##_YOU] = you, [TEXT_##id] = other,
#include "text_pt.def"
#undef TEXT
#undef PAIR
};

static const char *const *const catalogue[LANGUAGE_COUNT] = {
    [LANGUAGE_ENGLISH] = english,
    [LANGUAGE_PORTUGUESE] = portuguese,
};

static enum language language = LANGUAGE_ENGLISH;

enum language text_language(const char *name)
{
    static const char *const names[LANGUAGE_COUNT] = {[LANGUAGE_ENGLISH] = "en", [LANGUAGE_PORTUGUESE] = "pt"};
    enum language found = LANGUAGE_ENGLISH;

    while (found < LANGUAGE_COUNT && strcmp(name, names[found]) != 0)
        found = (enum language)(found + 1);
    return found;
}

void text_speak(enum language chosen)
{
    language = chosen;
}

const char *text_get(enum text id)
{
    const char *text = catalogue[language][id];
    return text != NULL ? text : english[id]; // a translation may lag behind
}

enum text text_you(enum text pair)
{
    return (enum text)(pair - 1);
}

// Argument number `wanted`; a list may be shorter than a text expects.
static const char *argument(const char *const *args, int wanted)
{
    for (int i = 0; args != NULL && args[i] != NULL; i++) {
        if (i == wanted)
            return args[i];
    }
    return "?";
}

const char *text_fill(char *out, size_t room, enum text id, const char *const *args)
{
    size_t used = 0;

    for (const char *from = text_get(id); *from != '\0'; from++) {
        char one[2] = {*from, '\0'};
        const char *piece = one;

        if (from[0] == '{' && from[1] >= '1' && from[1] <= '9' && from[2] == '}') {
            piece = argument(args, from[1] - '1');
            from += 2;
        }
        while (*piece != '\0' && used + 1 < room)
            out[used++] = *piece++;
    }
    out[used] = '\0';
    return out;
}

// The library speaks English; this is what it says in Portuguese. No default: the compiler tells when there
// is a new status.
static const char *portuguese_status(baobei_status status)
{
    switch (status) {
#define STATUS(id, string) \
    case BAOBEI_##id:      \
        return string;
#include "status_pt.def"
#undef STATUS
    }
    return text_get(TEXT_UNKNOWN_STATUS);
}

const char *text_status(baobei_status status)
{
    return language == LANGUAGE_PORTUGUESE ? portuguese_status(status) : baobei_status_text(status);
}

const char *text_number(struct word *word, long number)
{
    snprintf(word->text, sizeof word->text, "%ld", number);
    return word->text;
}

const char *text_species(struct word *word, unsigned species, bool named)
{
    const unsigned birds = TEXT_SPECIES_LAST - TEXT_SPECIES_FIRST + 1;
    struct word number;

    // The first eight birds have no names in the rules: they go by their points.
    if (named && species >= 9 && species < 9 + birds)
        text_fill(word->text, sizeof word->text, (enum text)(TEXT_SPECIES_FIRST + species - 9), NULL);
    else
        text_fill(word->text, sizeof word->text, named && species <= 8 ? TEXT_SPECIES_PLAIN : TEXT_SPECIES_OTHER,
                  ARGS(text_number(&number, (long)species)));
    return word->text;
}

int text_lists(enum text id, const char *word)
{
    size_t length = strlen(word);

    for (const char *at = text_get(id); length > 0 && *at != '\0';) {
        size_t here = strcspn(at, " ");
        if (here == length && memcmp(at, word, length) == 0)
            return 1;
        at += here + (at[here] == ' ');
    }
    return 0;
}

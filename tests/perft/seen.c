#include "seen.h"

#include <string.h>

void seen_watch(void *ctx, baobei_viewer viewer, const baobei_event *event)
{
    seen *s = ctx;

    (void)viewer;
    s->events[event->kind]++;
    if (event->kind == BAOBEI_EVENT_POWER)
        s->powers[event->value[0]]++;
    if (event->kind == BAOBEI_EVENT_PLUCKED && event->count == 2)
        s->doubles++;
    if (event->kind == BAOBEI_EVENT_ROUND && event->value[1])
        s->decisive++;
}

static bool same(const char *name, const char *word, size_t length)
{
    return strlen(name) == length && memcmp(name, word, length) == 0;
}

bool seen_word(const seen *s, const char *word, size_t length)
{
    if (same("double", word, length))
        return s->doubles > 0;
    if (same("decisive", word, length))
        return s->decisive > 0;
    if (same("bao-end", word, length))
        return s->bao_ends > 0;
    if (same("final-end", word, length))
        return s->final_ends > 0;
    for (uint32_t power = BAOBEI_POWER_LOOK; power <= BAOBEI_POWER_REPLACE; power++)
        if (same(baobei_power_name((baobei_power)power), word, length))
            return s->powers[power] > 0;
    for (uint32_t kind = BAOBEI_EVENT_RESET + 1; kind <= BAOBEI_EVENT_OVER; kind++)
        if (same(baobei_event_name((baobei_event_kind)kind), word, length))
            return s->events[kind] > 0;
    return false;
}

const char *seen_missing(const seen *s, const char *words)
{
    while (*words) {
        size_t length = strcspn(words, " ");

        if (!seen_word(s, words, length))
            return words;
        words += length + (words[length] == ' ');
    }
    return NULL;
}

// voice.c: see voice.h.
#include "voice.h"

#include "clock.h"

#include <stdio.h>
#include <string.h>

void say_styled(struct host *host, enum style style, enum text id, const char *const *args)
{
    char line[LINE_ROOM];

    tty_style(&host->tty, style);
    out_wrapped(&host->out, text_fill(line, sizeof line, id, args));
    tty_style(&host->tty, STYLE_PLAIN);
    out_char(&host->out, '\n');
}

void say(struct host *host, enum text id, const char *const *args)
{
    say_styled(host, STYLE_PLAIN, id, args);
}

void tell(struct host *host, enum text id, const char *const *args)
{
    char *line = host->log.line[host->log.count++ % LOG_ROOM];

    out_wrapped(&host->out, text_fill(line, LINE_ROOM, id, args));
    out_char(&host->out, '\n');
    if (host->pace > 0) {
        out_flush(&host->out);
        clock_pause(host->pace);
    }
}

void tell_of(struct host *host, unsigned seat, enum text pair, const char *const *args)
{
    tell(host, host_is_person(host, seat) ? text_you(pair) : pair, args);
}

const char *name_of(const struct host *host, unsigned seat)
{
    if (host_is_person(host, seat))
        return text_get(TEXT_YOU);
    return text_get((enum text)(TEXT_NAME_FIRST + seat % BAOBEI_MAX_SEATS));
}

const char *title_of(const struct host *host, unsigned seat)
{
    return host_is_person(host, seat) ? text_get(TEXT_YOU_TITLE) : name_of(host, seat);
}

const char *card_of(const struct host *host, struct word *word, unsigned card)
{
    baobei_species species;
    struct word name;
    struct word points;

    if (baobei_rules_get_species(baobei_game_rules(host->game), card, &species) != BAOBEI_OK)
        return text_fill(word->text, sizeof word->text, TEXT_HIDDEN_CARD, NULL);
    return text_fill(word->text, sizeof word->text, TEXT_CARD,
                     ARGS(text_species(&name, card), text_number(&points, species.points)));
}

const char *spot(struct word *word, unsigned seat, unsigned slot)
{
    snprintf(word->text, sizeof word->text, "%u.%u", seat + 1, slot + 1);
    return word->text;
}

const char *place_of(const struct host *host, struct word *word, unsigned actor, unsigned seat, unsigned slot)
{
    struct word place;

    spot(&place, seat, slot);
    if (seat == actor)
        *word = place;
    else if (host_is_person(host, seat))
        text_fill(word->text, sizeof word->text, TEXT_PLACE_YOURS, ARGS(place.text));
    else
        text_fill(word->text, sizeof word->text, TEXT_PLACE_OF, ARGS(place.text, name_of(host, seat)));
    return word->text;
}

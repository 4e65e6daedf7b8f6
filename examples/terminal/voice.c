// voice.c: see voice.h.
#include "voice.h"

#include "clock.h"

#include <stdio.h>
#include <string.h>

void say_styled(struct client *client, enum style style, enum text id, const char *const *args)
{
    char line[LINE_ROOM];

    tty_style(&client->tty, style);
    out_wrapped(&client->out, text_fill(line, sizeof line, id, args));
    tty_style(&client->tty, STYLE_PLAIN);
    out_char(&client->out, '\n');
}

void say(struct client *client, enum text id, const char *const *args)
{
    say_styled(client, STYLE_PLAIN, id, args);
}

void tell(struct client *client, enum text id, const char *const *args)
{
    char *line = client->log.line[client->log.count++ % LOG_ROOM];

    out_wrapped(&client->out, text_fill(line, LINE_ROOM, id, args));
    out_char(&client->out, '\n');
    if (client->pace > 0) {
        out_flush(&client->out);
        clock_pause(client->pace);
    }
}

void tell_of(struct client *client, unsigned seat, enum text pair, const char *const *args)
{
    tell(client, client_is_person(client, seat) ? text_you(pair) : pair, args);
}

const char *name_of(const struct client *client, unsigned seat)
{
    if (client_is_person(client, seat))
        return text_get(TEXT_YOU);
    return text_get((enum text)(TEXT_NAME_FIRST + seat % BAOBEI_MAX_SEATS));
}

const char *title_of(const struct client *client, unsigned seat)
{
    return client_is_person(client, seat) ? text_get(TEXT_YOU_TITLE) : name_of(client, seat);
}

const char *bird_of(const struct client *client, struct word *word, unsigned species)
{
    return text_species(word, species, client->assumed);
}

const char *card_of(const struct client *client, struct word *word, unsigned card)
{
    baobei_species species;
    struct word name;
    struct word points;

    if (baobei_rules_get_species(client->rules, card, &species) != BAOBEI_OK)
        return text_fill(word->text, sizeof word->text, TEXT_HIDDEN_CARD, NULL);
    return text_fill(word->text, sizeof word->text, TEXT_CARD,
                     ARGS(bird_of(client, &name, card), text_number(&points, species.points)));
}

const char *seat_of(struct word *word, unsigned seat)
{
    snprintf(word->text, sizeof word->text, "%c", (int)('a' + seat));
    return word->text;
}

const char *spot(struct word *word, unsigned seat, unsigned slot)
{
    snprintf(word->text, sizeof word->text, "%c%u", (int)('a' + seat), slot);
    return word->text;
}

const char *place_of(const struct client *client, struct word *word, unsigned actor, unsigned seat, unsigned slot)
{
    struct word place;

    spot(&place, seat, slot);
    if (seat == actor)
        *word = place;
    else if (client_is_person(client, seat))
        text_fill(word->text, sizeof word->text, TEXT_PLACE_YOURS, ARGS(place.text));
    else
        text_fill(word->text, sizeof word->text, TEXT_PLACE_OF, ARGS(place.text, name_of(client, seat)));
    return word->text;
}

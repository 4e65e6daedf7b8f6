// reference.c: see reference.h.
#include "reference.h"

#include "voice.h"

void reference_keys(struct host *host)
{
    for (enum text id = TEXT_KEYS_FIRST; id <= TEXT_KEYS_LAST; id = (enum text)(id + 1))
        say(host, id, NULL);
}

void reference_cards(struct host *host)
{
    const baobei_rules *rules = baobei_game_rules(host->game);

    say_styled(host, STYLE_STRONG, TEXT_CARDS_TITLE, NULL);
    for (unsigned i = 1; i <= BAOBEI_MAX_SPECIES; i++) {
        baobei_species species;
        struct word copies;
        struct word name;
        char line[LINE_ROOM];
        if (baobei_rules_get_species(rules, i, &species) != BAOBEI_OK || species.copies == 0)
            continue;
        out_pad(&host->out, text_fill(line, sizeof line, TEXT_CARDS_COPIES, ARGS(text_number(&copies, species.copies))),
                6);
        out_pad(&host->out, card_of(host, &name, i), 24);
        out_text(&host->out, text_get((enum text)(TEXT_POWER_FIRST + species.power)));
        out_char(&host->out, '\n');
    }
    say(host, TEXT_CARDS_FAMILIES, NULL);
    reference_assumed(host);
}

void reference_assumed(struct host *host)
{
    const baobei_rule key = (baobei_rule)(BAOBEI_RULE_LIMIT_2 + (int)host->options.seats - 2);
    struct word limit;
    int32_t value = 0;

    baobei_rules_get(baobei_game_rules(host->game), key, &value);
    text_number(&limit, value);
    say(host, host->options.limit != 0 ? TEXT_LIMIT_GIVEN : TEXT_LIMIT_ASSUMED, ARGS(limit.text));
    say(host, TEXT_CARDS_ASSUMED, NULL);
}

// reference.c: see reference.h.
#include "reference.h"

#include "ruleset.h"
#include "voice.h"

#include <string.h>

void reference_keys(struct client *client)
{
    for (enum text id = TEXT_KEYS_FIRST; id <= TEXT_KEYS_LAST; id = (enum text)(id + 1))
        say(client, id, NULL);
}

void reference_how(struct client *client)
{
    const baobei_rule keys[3] = {BAOBEI_RULE_LOOKS, BAOBEI_RULE_BAO_FACTOR, BAOBEI_RULE_BAO_FLOOR};
    struct word words[3];

    for (unsigned i = 0; i < 3; i++) {
        int32_t value = 0;
        baobei_rules_get(client->rules, keys[i], &value);
        text_number(&words[i], value);
    }
    for (enum text id = TEXT_HOW_FIRST; id <= TEXT_HOW_LAST; id = (enum text)(id + 1)) {
        if (id != (client->assumed ? TEXT_HOW_POWERS_GIVEN : TEXT_HOW_POWERS))
            say(client, id, ARGS(words[0].text, words[1].text, words[2].text));
    }
    reference_rules(client);
}

void reference_cards(struct client *client)
{
    say_styled(client, STYLE_STRONG, TEXT_CARDS_TITLE, NULL);
    for (unsigned i = 1; i <= BAOBEI_MAX_SPECIES; i++) {
        baobei_species species;
        struct word copies;
        struct word name;
        struct word family;
        char line[LINE_ROOM];
        if (baobei_rules_get_species(client->rules, i, &species) != BAOBEI_OK || species.copies == 0)
            continue;
        text_fill(line, sizeof line, TEXT_CARDS_COPIES, ARGS(text_number(&copies, species.copies)));
        out_pad(&client->out, line, 6);
        out_pad(&client->out, card_of(client, &name, i), 24);
        out_text(&client->out, text_get((enum text)(TEXT_POWER_FIRST + species.power)));
        if (!client->assumed && species.family != i) {
            text_fill(line, sizeof line, TEXT_CARDS_FAMILY, ARGS(text_number(&family, species.family)));
            out_text(&client->out, line);
        }
        out_char(&client->out, '\n');
    }
    say(client, client->assumed ? TEXT_CARDS_FAMILIES : TEXT_CARDS_FAMILIES_GIVEN, NULL);
    if (client->assumed)
        say(client, TEXT_CARDS_LOST_NAME, NULL);
    reference_rules(client);
}

void reference_rules(struct client *client)
{
    char text[BAOBEI_RULES_TEXT];
    struct word limit;
    int32_t value = 0;

    baobei_rules_get(client->rules, ruleset_limit(client->seats), &value);
    text_number(&limit, value);
    say(client, client->limit_usual ? TEXT_LIMIT_ASSUMED : TEXT_LIMIT_GIVEN, ARGS(limit.text));
    say(client, client->assumed ? TEXT_CARDS_ASSUMED : TEXT_CARDS_GIVEN, NULL);
    if (baobei_rules_write(client->rules, text, sizeof text, NULL) == BAOBEI_OK && strchr(text, ';') != NULL)
        say(client, TEXT_RULES_IN_USE, ARGS(text));
}

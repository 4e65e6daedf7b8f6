// powers.c: the decisions that the birds' powers ask for.
#include "draft.h"

#include "voice.h"

static enum reply use(struct client *client, const baobei_view *view, struct draft *draft)
{
    struct word name;

    say_styled(client, STYLE_STRONG, TEXT_POWER_OF,
               ARGS(bird_of(client, &name, view->decision.species),
                    text_get((enum text)(TEXT_POWER_FIRST + view->decision.power))));
    return draft_either(client, TEXT_ASK_USE, 0, (const enum text[]){TEXT_ITEM_USE, TEXT_ITEM_DECLINE},
                        (const baobei_action_kind[]){BAOBEI_ACTION_USE, BAOBEI_ACTION_DECLINE}, draft);
}

static enum reply swap(struct client *client, const baobei_view *view, struct draft *draft)
{
    const unsigned own = (unsigned)client->person;

    for (unsigned i = 0; i < 2; i++) {
        const unsigned seat = view->decision.seat[i];
        const unsigned slot = view->decision.slot[i];
        struct word where;
        struct word card;
        say_styled(client, STYLE_FACE, TEXT_PEEK,
                   ARGS(place_of(client, &where, own, seat, slot), card_of(client, &card, view->face[seat][slot])));
    }
    return draft_either(client, TEXT_ASK_SWAP, 0, (const enum text[]){TEXT_ITEM_SWAP, TEXT_ITEM_LEAVE},
                        (const baobei_action_kind[]){BAOBEI_ACTION_SWAP_SEEN, BAOBEI_ACTION_LEAVE}, draft);
}

static enum reply target(struct client *client, const baobei_view *view, struct draft *draft)
{
    uint32_t seat[2] = {0, 0};
    uint32_t slot[2] = {0, 0};
    const unsigned power = view->decision.power;
    baobei_action_kind kind;
    enum reply reply;

    switch (power) {
    case BAOBEI_POWER_LOOK:
    case BAOBEI_POWER_SHOW:
        reply = ask_card(client, power == BAOBEI_POWER_LOOK ? TEXT_TARGET_LOOK : TEXT_TARGET_SHOW, &seat[0], &slot[0]);
        kind = power == BAOBEI_POWER_LOOK ? BAOBEI_ACTION_PEEK : BAOBEI_ACTION_SHOW;
        draft->action = baobei_action_make(kind, seat[0], slot[0], 0, 0, 0);
        return reply;
    case BAOBEI_POWER_SWAP:
    case BAOBEI_POWER_INSPECT:
        reply = ask_two(client, power == BAOBEI_POWER_SWAP ? TEXT_TARGET_SWAP : TEXT_TARGET_INSPECT, TEXT_TARGET_SECOND,
                        seat, slot);
        draft_two(draft, power == BAOBEI_POWER_SWAP ? BAOBEI_ACTION_SWAP : BAOBEI_ACTION_INSPECT, seat, slot);
        return reply;
    default:
        reply = ask_seat(client, TEXT_TARGET_SEAT, &seat[0]);
        draft->action = baobei_action_make(BAOBEI_ACTION_ADD, seat[0], 0, 0, 0, 0);
        return reply;
    }
}

// Which halves of a shoebill are possible, by the kinds among the legal actions.
static unsigned halves(const struct client *client)
{
    const uint32_t seat = (uint32_t)client->person;
    const uint32_t count = baobei_view_legal(&client->view, seat, 0, NULL, 0);
    unsigned found = 0;

    for (uint32_t i = 0; i < count; i++) {
        baobei_action action;
        baobei_parts parts;
        baobei_view_legal(&client->view, seat, i, &action, 1);
        if (baobei_action_read(action, &parts) != BAOBEI_OK)
            continue;
        found |= parts.kind == BAOBEI_ACTION_REPLACE_BOTH ? 4u : parts.kind == BAOBEI_ACTION_REPLACE_OWN ? 1u : 2u;
    }
    return found;
}

// Which of the drawn cards; the only one if there is but one.
static enum reply which(struct client *client, const baobei_view *view, enum text question, uint32_t *choice)
{
    struct menu menu;
    struct word card;
    unsigned number;

    *choice = 0;
    if (view->decision.count < 2)
        return REPLY_GIVEN;
    menu_open(&menu, question, 0);
    for (unsigned i = 0; i < 2; i++)
        menu_add(&menu, TEXT_ITEM_CARD, ARGS(card_of(client, &card, view->hand[i])));
    enum reply reply = ask_menu(client, &menu, &number);
    *choice = number - 1;
    return reply;
}

static enum reply replace_half(struct client *client, const baobei_view *view, bool own, struct draft *draft)
{
    uint32_t choice;
    uint32_t seat = 0;
    uint32_t slot = 0;
    enum reply reply = which(client, view, own ? TEXT_REPLACE_WHICH_OWN : TEXT_REPLACE_WHICH_OTHER, &choice);

    if (reply != REPLY_GIVEN)
        return reply;
    if (own)
        reply = ask_own(client, TEXT_REPLACE_OWN, true, &slot);
    else
        reply = ask_card(client, TEXT_REPLACE_OTHER, &seat, &slot);
    draft->action = own ? baobei_action_make(BAOBEI_ACTION_REPLACE_OWN, 0, slot, 0, 0, choice)
                        : baobei_action_make(BAOBEI_ACTION_REPLACE_OTHER, 0, 0, seat, slot, choice);
    return reply;
}

static enum reply replace_both(struct client *client, const baobei_view *view, struct draft *draft)
{
    uint32_t choice;
    uint32_t own;
    uint32_t seat;
    uint32_t slot;
    enum reply reply = which(client, view, TEXT_REPLACE_WHICH_OWN, &choice);

    if (reply == REPLY_GIVEN)
        reply = ask_own(client, TEXT_REPLACE_OWN, true, &own);
    if (reply == REPLY_GIVEN)
        reply = ask_card(client, TEXT_REPLACE_OTHER, &seat, &slot);
    if (reply == REPLY_GIVEN)
        draft->action = baobei_action_make(BAOBEI_ACTION_REPLACE_BOTH, 0, own, seat, slot, choice);
    return reply;
}

static enum reply replace(struct client *client, const baobei_view *view, struct draft *draft)
{
    const unsigned found = halves(client);
    struct menu menu;
    unsigned number;

    if ((found & 4) != 0)
        return replace_both(client, view, draft);
    if (found != 3)
        return replace_half(client, view, found == 1, draft);
    // Only one card could be drawn, and either half could take it.
    menu_open(&menu, TEXT_REPLACE_HALF, 0);
    menu_add(&menu, TEXT_ITEM_OWN, NULL);
    menu_add(&menu, TEXT_ITEM_OTHER, NULL);
    enum reply reply = ask_menu(client, &menu, &number);
    return reply == REPLY_GIVEN ? replace_half(client, view, number == 1, draft) : reply;
}

enum reply powers_compose(struct client *client, const baobei_view *view, struct draft *draft)
{
    switch (view->decision.kind) {
    case BAOBEI_DECISION_USE: return use(client, view, draft);
    case BAOBEI_DECISION_TARGET: return target(client, view, draft);
    case BAOBEI_DECISION_SWAP: return swap(client, view, draft);
    case BAOBEI_DECISION_REPLACE: return replace(client, view, draft);
    default: return REPLY_END;
    }
}

// choose.c: see choose.h. One function per kind of decision; each puts the question(s), and makes the
// action that was meant, allowed or not. Whether it is allowed, the library says.
#include "choose.h"

#include "draft.h"
#include "screen.h"
#include "voice.h"

static enum reply look(struct client *client, const baobei_view *view, struct draft *draft)
{
    uint32_t slot[2] = {0, 0};

    say_styled(client, STYLE_STRONG, view->decision.count == 2 ? TEXT_LOOK_TWO : TEXT_LOOK_ONE, NULL);
    for (;;) {
        enum reply reply = ask_own(client, TEXT_LOOK_FIRST, true, &slot[0]);
        if (reply != REPLY_GIVEN)
            return reply;
        if (view->decision.count < 2) {
            draft_slot(draft, BAOBEI_ACTION_LOOK, slot[0]);
            return REPLY_GIVEN;
        }
        reply = ask_own(client, TEXT_LOOK_SECOND, true, &slot[1]);
        if (reply != REPLY_BACK) {
            draft_two(draft, BAOBEI_ACTION_LOOK_TWO, (const uint32_t[]){0, 0}, slot);
            return reply;
        }
        ask_afresh(client);
    }
}

static enum reply turn(struct client *client, const baobei_view *view, struct draft *draft)
{
    struct menu menu;
    struct word card;
    unsigned number;
    uint32_t slot;

    menu_open(&menu, TEXT_ASK_TURN, 0);
    menu_add(&menu, TEXT_ITEM_DRAW, NULL);
    menu_add(&menu, TEXT_ITEM_TAKE, ARGS(card_of(client, &card, view->top)));
    enum reply reply = ask_menu(client, &menu, &number);
    if (reply != REPLY_GIVEN)
        return reply;
    if (number == 1) {
        draft_simple(draft, BAOBEI_ACTION_DRAW);
        return REPLY_GIVEN;
    }
    reply = ask_own(client, TEXT_TAKE_SLOT, true, &slot);
    draft_slot(draft, BAOBEI_ACTION_TAKE, slot);
    return reply;
}

// A claim, simple or double, in a window or on the own draw.
static enum reply claim(struct client *client, bool two, struct draft *draft)
{
    uint32_t seat[2] = {0, 0};
    uint32_t slot[2] = {0, 0};
    enum reply reply;

    if (two)
        reply = ask_two(client, TEXT_CLAIM_FIRST, TEXT_CLAIM_SECOND, seat, slot);
    else
        reply = ask_card(client, TEXT_CLAIM_CARD, &seat[0], &slot[0]);
    if (two)
        draft_two(draft, BAOBEI_ACTION_DOUBLE, seat, slot);
    else
        draft->action = baobei_action_make(BAOBEI_ACTION_PLUCK, seat[0], slot[0], 0, 0, 0);
    return reply;
}

static enum reply drawn(struct client *client, const baobei_view *view, struct draft *draft)
{
    struct menu menu;
    struct word card;
    unsigned number;
    uint32_t slot;

    card_of(client, &card, view->hand[0]);
    menu_open(&menu, TEXT_ASK_DRAWN, 0);
    menu_add(&menu, TEXT_ITEM_DISCARD, ARGS(card.text));
    menu_add(&menu, TEXT_ITEM_KEEP, ARGS(card.text));
    menu_add(&menu, TEXT_ITEM_PLUCK, ARGS(card.text));
    menu_add(&menu, TEXT_ITEM_DOUBLE, ARGS(card.text));
    enum reply reply = ask_menu(client, &menu, &number);
    if (reply != REPLY_GIVEN)
        return reply;
    if (number == 1) {
        draft_simple(draft, BAOBEI_ACTION_DISCARD);
        return REPLY_GIVEN;
    }
    if (number >= 3)
        return claim(client, number == 4, draft);
    reply = ask_own(client, TEXT_KEEP_SLOT, true, &slot);
    draft_slot(draft, BAOBEI_ACTION_KEEP, slot);
    return reply;
}

static enum reply window(struct client *client, const baobei_view *view, struct draft *draft)
{
    struct menu menu;
    struct word card;
    unsigned number;

    card_of(client, &card, view->top);
    menu_open(&menu, TEXT_ASK_CLAIM, 1);
    menu_add(&menu, TEXT_ITEM_PASS, NULL);
    menu_add(&menu, TEXT_ITEM_PLUCK, ARGS(card.text));
    menu_add(&menu, TEXT_ITEM_DOUBLE, ARGS(card.text));
    enum reply reply = ask_menu(client, &menu, &number);
    if (reply != REPLY_GIVEN || number > 1)
        return reply != REPLY_GIVEN ? reply : claim(client, number == 3, draft);
    draft_simple(draft, BAOBEI_ACTION_PASS);
    return REPLY_GIVEN;
}

static enum reply give(struct client *client, const baobei_view *view, struct draft *draft)
{
    const unsigned own = (unsigned)client->person;
    struct word freed;
    uint32_t slot;

    place_of(client, &freed, own, view->decision.seat[0], view->decision.slot[0]);
    say_styled(client, STYLE_STRONG, TEXT_ASK_GIVE, ARGS(freed.text));
    enum reply reply = ask_own(client, TEXT_GIVE_SLOT, true, &slot);
    draft_slot(draft, BAOBEI_ACTION_GIVE, slot);
    return reply;
}

static enum reply place(struct client *client, const baobei_view *view, struct draft *draft)
{
    uint32_t slot;

    (void)view;
    say_styled(client, STYLE_STRONG, TEXT_ASK_PLACE, NULL);
    enum reply reply = ask_own(client, TEXT_PLACE_SLOT, false, &slot);
    draft_slot(draft, BAOBEI_ACTION_PLACE, slot);
    return reply;
}

static enum reply end(struct client *client, const baobei_view *view, struct draft *draft)
{
    struct menu menu;
    struct word factor;
    struct word least;
    unsigned number;
    int32_t value[2] = {0, 0};

    (void)view;
    baobei_rules_get(client->rules, BAOBEI_RULE_BAO_FACTOR, &value[0]);
    baobei_rules_get(client->rules, BAOBEI_RULE_BAO_FLOOR, &value[1]);
    menu_open(&menu, TEXT_ASK_END, 1);
    menu_add(&menu, TEXT_ITEM_END, NULL);
    menu_add(&menu, TEXT_ITEM_BAO, ARGS(text_number(&factor, value[0]), text_number(&least, value[1])));
    enum reply reply = ask_menu(client, &menu, &number);
    if (reply == REPLY_GIVEN)
        draft_simple(draft, number == 2 ? BAOBEI_ACTION_BAO : BAOBEI_ACTION_END);
    return reply;
}

// A hint beside the library's reason, where one helps.
static void hint(struct client *client, baobei_status status)
{
    switch (status) {
    case BAOBEI_REFUSED_NO_GIFT: say(client, TEXT_HINT_GIFT, NULL); break;
    case BAOBEI_REFUSED_NO_CARDS: say(client, TEXT_HINT_NO_CARDS, NULL); break;
    case BAOBEI_REFUSED_LOCKED: say(client, TEXT_HINT_LOCKED, NULL); break;
    case BAOBEI_REFUSED_SHIELDED: say(client, TEXT_HINT_SHIELDED, NULL); break;
    case BAOBEI_REFUSED_EMPTY:
    case BAOBEI_REFUSED_NO_SLOT: say(client, TEXT_HINT_SLOT, NULL); break;
    default: break;
    }
}

static enum reply compose(struct client *client, const baobei_view *view, struct draft *draft)
{
    switch (view->decision.kind) {
    case BAOBEI_DECISION_LOOK: return look(client, view, draft);
    case BAOBEI_DECISION_TURN: return turn(client, view, draft);
    case BAOBEI_DECISION_DRAWN: return drawn(client, view, draft);
    case BAOBEI_DECISION_CLAIM: return window(client, view, draft);
    case BAOBEI_DECISION_GIVE: return give(client, view, draft);
    case BAOBEI_DECISION_PLACE: return place(client, view, draft);
    case BAOBEI_DECISION_END: return end(client, view, draft);
    default: return powers_compose(client, view, draft);
    }
}

enum reply choose(struct client *client, baobei_action *action)
{
    screen_ask(client);
    input_forget(&client->input);
    ask_begin(client);
    for (;;) {
        struct draft draft = {.slip = BAOBEI_REFUSED_NO_SLOT};
        enum reply reply = compose(client, &client->view, &draft);
        if (reply == REPLY_LATE || reply == REPLY_END)
            return reply;
        if (reply == REPLY_BACK) {
            ask_begin(client); // to the first question of this decision
            continue;
        }
        if (reply == REPLY_ACTION)
            draft.action = client->typed;
        baobei_status status = draft.slip;
        if (draft.action != 0)
            status = baobei_view_check(&client->view, (uint32_t)client->person, draft.action);
        if (status == BAOBEI_OK) {
            *action = draft.action;
            return REPLY_GIVEN;
        }
        say_styled(client, STYLE_ALARM, TEXT_REFUSED,
                   ARGS(status == BAOBEI_REFUSED_NOT_NOW ? text_get(TEXT_REFUSED_NOT_NOW) : text_status(status)));
        hint(client, status);
        if (reply == REPLY_ACTION)
            ask_begin(client);
        else
            ask_last(client);
    }
}

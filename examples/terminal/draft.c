// draft.c: see draft.h.
#include "draft.h"

void draft_simple(struct draft *draft, baobei_action_kind kind)
{
    draft->action = baobei_action_make(kind, 0, 0, 0, 0, 0);
}

void draft_slot(struct draft *draft, baobei_action_kind kind, uint32_t slot)
{
    draft->action = baobei_action_make(kind, 0, slot, 0, 0, 0);
}

void draft_two(struct draft *draft, baobei_action_kind kind, const uint32_t seat[2], const uint32_t slot[2])
{
    draft->action = baobei_action_make(kind, seat[0], slot[0], seat[1], slot[1], 0);
    // The same card twice is no action at all, so the library cannot be asked what is wrong with it.
    if (seat[0] == seat[1] && slot[0] == slot[1])
        draft->slip = BAOBEI_REFUSED_SAME_CARD;
    else if (seat[0] == seat[1])
        draft->slip = BAOBEI_REFUSED_SAME_SEAT;
}

enum reply draft_either(struct client *client, enum text question, unsigned usual, const enum text items[2],
                        const baobei_action_kind kinds[2], struct draft *draft)
{
    struct menu menu;
    unsigned number;

    menu_open(&menu, question, usual);
    menu_add(&menu, items[0], NULL);
    menu_add(&menu, items[1], NULL);
    enum reply reply = ask_menu(client, &menu, &number);
    if (reply == REPLY_GIVEN)
        draft_simple(draft, kinds[number - 1]);
    return reply;
}

// draft.h: an action that is being put together.
#ifndef TABLE_DRAFT_H
#define TABLE_DRAFT_H

#include "ask.h"

struct draft {
    baobei_action action; // 0: what was named is no action of any game
    baobei_status slip;   // and then, why
};

void draft_simple(struct draft *draft, baobei_action_kind kind);
void draft_slot(struct draft *draft, baobei_action_kind kind, uint32_t slot); // an own slot
void draft_two(struct draft *draft, baobei_action_kind kind, const uint32_t seat[2], const uint32_t slot[2]);

// A menu of two actions that need no targets.
enum reply draft_either(struct client *client, enum text question, unsigned usual, const enum text items[2],
                        const baobei_action_kind kinds[2], struct draft *draft);

// The decisions of the powers: use, target, swap, replace.
enum reply powers_compose(struct client *client, const baobei_view *view, struct draft *draft);

#endif

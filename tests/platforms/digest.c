#include "digest.h"

void digest_bytes(uint64_t *digest, const void *bytes, size_t count)
{
    const uint8_t *from = bytes;

    for (size_t i = 0; i < count; i++)
        *digest = (*digest ^ from[i]) * UINT64_C(0x100000001b3);
}

#ifdef PLANTED_FAULT

/* As it must not be: right where a long has 64 bits and begins with the least significant byte, and only there. */
void digest_number(uint64_t *digest, uint64_t number)
{
    unsigned long word = (unsigned long)number;

    digest_bytes(digest, &word, sizeof word);
}

#else

void digest_number(uint64_t *digest, uint64_t number)
{
    uint8_t bytes[8];

    for (uint32_t i = 0; i < sizeof bytes; i++)
        bytes[i] = (uint8_t)(number >> 8 * i);
    digest_bytes(digest, bytes, sizeof bytes);
}

#endif

/* Signed numbers go in as their 64-bit two's complement. */
static void numbers(uint64_t *digest, const int32_t *list, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++)
        digest_number(digest, (uint64_t)(int64_t)list[i]);
}

void digest_decision(uint64_t *digest, const baobei_decision *decision)
{
    digest_number(digest, decision->token);
    digest_number(digest, decision->serial);
    digest_number(digest, decision->kind);
    digest_number(digest, decision->active);
    digest_number(digest, decision->asked);
    digest_number(digest, decision->waiting);
    digest_number(digest, decision->power);
    digest_number(digest, decision->timed);
    digest_bytes(digest, decision->seat, sizeof decision->seat);
    digest_bytes(digest, decision->slot, sizeof decision->slot);
    digest_number(digest, decision->species);
    digest_number(digest, decision->cause);
    digest_number(digest, decision->count);
    digest_bytes(digest, decision->reserved, sizeof decision->reserved);
}

void digest_event(uint64_t *digest, const baobei_event *event)
{
    digest_number(digest, event->serial);
    digest_number(digest, event->kind);
    digest_number(digest, event->cause);
    digest_number(digest, event->by);
    digest_number(digest, event->count);
    digest_bytes(digest, event->seat, sizeof event->seat);
    digest_bytes(digest, event->slot, sizeof event->slot);
    digest_bytes(digest, event->card, sizeof event->card);
    digest_bytes(digest, event->reserved, sizeof event->reserved);
    numbers(digest, event->value, 6);
}

void digest_view(uint64_t *digest, const baobei_view *view)
{
    digest_decision(digest, &view->decision);
    numbers(digest, view->sum, BAOBEI_MAX_SEATS);
    numbers(digest, view->last, BAOBEI_MAX_SEATS);
    digest_number(digest, view->round);
    digest_number(digest, view->viewer);
    digest_number(digest, view->seats);
    digest_number(digest, view->playing);
    digest_number(digest, view->first);
    digest_number(digest, view->decisive);
    digest_number(digest, view->final);
    digest_number(digest, view->announcer);
    digest_number(digest, view->shield);
    digest_number(digest, view->closing);
    digest_number(digest, view->recycles);
    digest_number(digest, view->draw);
    digest_number(digest, view->discard);
    digest_number(digest, view->under);
    digest_number(digest, view->top);
    digest_bytes(digest, view->hand, sizeof view->hand);
    digest_number(digest, view->winner);
    digest_bytes(digest, view->slots, sizeof view->slots);
    digest_bytes(digest, view->place, sizeof view->place);
    digest_bytes(digest, view->face, sizeof view->face);
    digest_bytes(digest, view->reserved, sizeof view->reserved);
}

void digest_recall(uint64_t *digest, const baobei_recall *recall)
{
    digest_bytes(digest, recall->face, sizeof recall->face);
    digest_bytes(digest, recall->seen, sizeof recall->seen);
    digest_bytes(digest, recall->origin, sizeof recall->origin);
    digest_bytes(digest, recall->unseen, sizeof recall->unseen);
    digest_bytes(digest, recall->strangers, sizeof recall->strangers);
    digest_number(digest, recall->pile);
    digest_bytes(digest, recall->reserved, sizeof recall->reserved);
}

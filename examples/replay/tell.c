#include "tell.h"

static bool is_shown(uint32_t card)
{
    return card && card != BAOBEI_HIDDEN;
}

static void show(const char *what, uint32_t card)
{
    if (is_shown(card))
        printf("      %s %u\n", what, (unsigned)card);
}

/* The card of a place of an event. */
static void show_place(const baobei_event *e, uint32_t i)
{
    if (is_shown(e->card[i]))
        printf("      %c%u is %u\n", 'a' + (char)e->seat[i], (unsigned)e->slot[i], (unsigned)e->card[i]);
}

static void show_revealed(const baobei_event *e)
{
    printf("      %c holds", 'a' + (char)e->seat[0]);
    for (uint32_t i = 0; i < e->count; i++)
        if (e->value[i])
            printf(" %d", (int)e->value[i]);
        else
            printf(" -");
    printf("\n");
}

static void show_numbers(const baobei_event *e, const char *what)
{
    printf("      %s", what);
    for (uint32_t seat = 0; seat < BAOBEI_MAX_SEATS; seat++)
        printf(" %d", (int)e->value[seat]);
    printf("\n");
}

/* The faces of one event, if it has any for this viewer. */
static void tell_event(const baobei_event *e)
{
    switch (e->kind) {
    case BAOBEI_EVENT_LOOKED:
    case BAOBEI_EVENT_MISSED:
    case BAOBEI_EVENT_PLUCKED:
    case BAOBEI_EVENT_PEEKED:
    case BAOBEI_EVENT_SHOWN:
    case BAOBEI_EVENT_INSPECTED:
    case BAOBEI_EVENT_REPLACED:
        show_place(e, 0);
        show_place(e, 1);
        break;
    case BAOBEI_EVENT_TURNED:
    case BAOBEI_EVENT_DISCARDED:
        show("discard:", e->card[0]);
        break;
    case BAOBEI_EVENT_DREW:
    case BAOBEI_EVENT_DREW_TWO:
        show("drawn:", e->card[0]);
        show("drawn:", e->card[1]);
        break;
    case BAOBEI_EVENT_KEPT:
    case BAOBEI_EVENT_TOOK:
        show("discard:", e->card[0]);
        break;
    case BAOBEI_EVENT_REVEALED: show_revealed(e); break;
    case BAOBEI_EVENT_SCORES: show_numbers(e, "scores"); break;
    case BAOBEI_EVENT_SUMS: show_numbers(e, "sums"); break;
    default: break;
    }
}

void tell_move(const player *p)
{
    char line[BAOBEI_MOVE_TEXT];
    size_t length;

    if (baobei_move_write(p->game, p->viewer, line, sizeof line, &length) != BAOBEI_OK || length == 0)
        line[0] = '\0';
    else
        printf("%s\n", line);
    for (uint32_t i = 0; i < p->events; i++)
        tell_event(&p->event[i]);
}

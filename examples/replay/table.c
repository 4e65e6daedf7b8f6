#include "table.h"

#include <string.h>

static const char *const viewers[] = {"a", "b", "c", "d", "e", "f", "spectator", "host"};

enum { VIEWERS = sizeof viewers / sizeof *viewers };

baobei_viewer viewer_named(const char *name)
{
    for (uint32_t i = 0; i < VIEWERS; i++)
        if (strcmp(viewers[i], name) == 0)
            return (baobei_viewer)((uint32_t)BAOBEI_VIEWER_SEAT_0 << i);
    return (baobei_viewer)0;
}

const char *viewer_name(baobei_viewer viewer)
{
    for (uint32_t i = 0; i < VIEWERS; i++)
        if (viewer == (baobei_viewer)((uint32_t)BAOBEI_VIEWER_SEAT_0 << i))
            return viewers[i];
    return "?";
}

const char *seats_text(uint32_t set)
{
    static char text[BAOBEI_MAX_SEATS + 1];
    char *at = text;

    for (uint32_t seat = 0; seat < BAOBEI_MAX_SEATS; seat++)
        if (set >> seat & 1)
            *at++ = (char)('a' + (char)seat);
    *at = '\0';
    return *text ? text : "nobody";
}

static void print_face(uint32_t face)
{
    if (face == BAOBEI_HIDDEN)
        printf("?");
    else
        printf("%u", (unsigned)face);
}

/* " b   5 ? - ?!": a card whose face is open, one that is not, an empty slot, a locked card. */
static void print_seat(const baobei_view *v, uint32_t seat)
{
    printf("%s %c ", v->decision.active == seat ? ">" : " ", 'a' + (char)seat);
    for (uint32_t slot = 0; slot < v->slots[seat]; slot++) {
        uint32_t place = v->place[seat][slot];

        printf("  ");
        if (!place)
            printf("-");
        else
            print_face(v->face[seat][slot]);
        if (place & 2)
            printf("!");
        if (place & 4)
            printf("+");
    }
    if (!(v->playing >> seat & 1))
        printf("  not in this round");
    printf("   sum %d", (int)v->sum[seat]);
    if (v->announcer == seat)
        printf(", BAO%s", v->shield ? ", shield" : "");
    printf("\n");
}

static void print_piles(const baobei_view *v)
{
    printf("    draw pile %u, discards %u", (unsigned)v->draw, (unsigned)v->discard);
    if (v->top) {
        printf(", top ");
        print_face(v->top);
    }
    if (v->under)
        printf(", %u under them", (unsigned)v->under);
    if (v->recycles)
        printf(", recycled %u times", (unsigned)v->recycles);
    for (uint32_t i = 0; i < 2; i++)
        if (v->hand[i]) {
            printf(i ? " " : ", in hand ");
            print_face(v->hand[i]);
        }
    printf("\n");
}

void table_print(const player *p)
{
    baobei_view v;
    const baobei_decision *now = &v.decision;

    if (baobei_view_get(p->game, p->viewer, &v) != BAOBEI_OK)
        return;
    printf("step %u of %u, as %s; round %u%s%s\n", (unsigned)p->step, (unsigned)p->steps, viewer_name(p->viewer),
           (unsigned)v.round, v.decisive ? ", decisive" : "", v.final ? ", final phase" : "");
    for (uint32_t seat = 0; seat < v.seats; seat++)
        print_seat(&v, seat);
    print_piles(&v);
    if (now->kind == BAOBEI_DECISION_OVER)
        printf("    the match is over, %c has won\n", 'a' + (char)v.winner);
    else if (now->kind == BAOBEI_DECISION_DEAL)
        printf("    the host is asked: deal\n");
    else
        printf("    %s asked: %s\n", seats_text(now->waiting), baobei_decision_name((baobei_decision_kind)now->kind));
}

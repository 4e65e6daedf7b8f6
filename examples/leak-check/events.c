/* The events of two games. Which face may be shown to whom is written down in <baobei/event.h>. */
#include <stdbool.h>
#include <string.h>

#include "compare.h"

typedef enum sight { NOBODY, USER, EVERYBODY } sight;

/* Who sees card[0], card[1] and the values that are cards; kinds without a row show nothing. */
static const uint8_t sights[BAOBEI_EVENT_OVER + 1][3] = {
    [BAOBEI_EVENT_LOOKED] = {USER, USER, NOBODY},
    [BAOBEI_EVENT_TURNED] = {EVERYBODY, NOBODY, NOBODY},
    [BAOBEI_EVENT_DREW] = {USER, NOBODY, NOBODY},
    [BAOBEI_EVENT_KEPT] = {EVERYBODY, NOBODY, NOBODY}, /* the kept card is known from the draw */
    [BAOBEI_EVENT_DISCARDED] = {EVERYBODY, NOBODY, NOBODY},
    [BAOBEI_EVENT_TOOK] = {EVERYBODY, NOBODY, NOBODY},
    [BAOBEI_EVENT_MISSED] = {EVERYBODY, EVERYBODY, NOBODY},
    [BAOBEI_EVENT_PLUCKED] = {EVERYBODY, EVERYBODY, NOBODY},
    [BAOBEI_EVENT_PEEKED] = {USER, NOBODY, NOBODY},
    [BAOBEI_EVENT_SHOWN] = {EVERYBODY, NOBODY, NOBODY},
    [BAOBEI_EVENT_INSPECTED] = {USER, USER, NOBODY},
    [BAOBEI_EVENT_DREW_TWO] = {USER, USER, NOBODY},
    [BAOBEI_EVENT_REVEALED] = {NOBODY, NOBODY, EVERYBODY},
};

static bool sees(sight who, baobei_viewer viewer, uint32_t user)
{
    return who == EVERYBODY ||
           (who == USER && user < BAOBEI_MAX_SEATS && (uint32_t)viewer == (uint32_t)BAOBEI_VIEWER_SEAT_0 << user);
}

/* Whether two events are alike but for faces that this viewer may see. */
static bool only_shown_faces(const baobei_event *a, const baobei_event *b, baobei_viewer viewer)
{
    const uint8_t *row = sights[a->kind <= BAOBEI_EVENT_OVER ? a->kind : 0];
    baobei_event like = *b;

    for (uint32_t i = 0; i < 2; i++)
        if (sees((sight)row[i], viewer, a->by))
            like.card[i] = a->card[i];
    if (sees((sight)row[2], viewer, a->by))
        memcpy(like.value, a->value, sizeof like.value);
    return memcmp(a, &like, sizeof like) == 0;
}

/* Faces that a claim brings to light, in order: a reference that was drawn, and the targets. */
static uint32_t claimed_faces(const baobei_event *list, uint32_t count, uint8_t faces[4])
{
    uint32_t found = 1;

    memset(faces, 0, 4);
    for (uint32_t i = 0; i < count && i < 2; i++) {
        if (list[i].kind == BAOBEI_EVENT_DISCARDED)
            faces[0] = list[i].card[0];
        if (list[i].kind == BAOBEI_EVENT_MISSED || list[i].kind == BAOBEI_EVENT_PLUCKED)
            while (found <= list[i].count)
                faces[found] = list[i].card[found - 1], found++;
    }
    return found;
}

/* A claim that is right in one game and wrong in the other: then its cards differ, and everybody sees them. */
static bool decides_claim(const baobei_event *a, uint32_t a_count, const baobei_event *b, uint32_t b_count)
{
    uint8_t x[4];
    uint8_t y[4];

    return claimed_faces(a, a_count, x) == claimed_faces(b, b_count, y) && memcmp(x, y, sizeof x) != 0;
}

compare_verdict compare_events(const compare_games *games, uint32_t serial, leak_report *report)
{
    static baobei_event list[2][COMPARE_EVENTS];
    uint32_t count[2];
    uint32_t i = 0;

    for (uint32_t game = 0; game < 2; game++)
        if (baobei_events(games->game[game], games->viewer, serial, list[game], COMPARE_EVENTS, &count[game]) !=
            BAOBEI_OK)
            return COMPARE_LEAK;
    while (i < count[0] && i < count[1] && memcmp(&list[0][i], &list[1][i], sizeof list[0][i]) == 0)
        i++;
    if (i == count[0] && i == count[1])
        return COMPARE_SAME;
    if (i < count[0] && i < count[1]) {
        if (only_shown_faces(&list[0][i], &list[1][i], games->viewer))
            return COMPARE_SHOWN;
        if (i > 0 && list[0][i - 1].kind == BAOBEI_EVENT_CLAIMED &&
            decides_claim(&list[0][i], count[0] - i, &list[1][i], count[1] - i))
            return COMPARE_SHOWN;
        while (((uint8_t *)&list[0][i])[report->byte] == ((uint8_t *)&list[1][i])[report->byte])
            report->byte++;
    }
    return COMPARE_LEAK;
}

#include "lawful.h"

uint32_t lawful_list(const baobei_game *game, uint32_t seat, baobei_action *list)
{
    return baobei_legal(game, seat, 0, list, LAWFUL_MOST);
}

bool lawful_has(const baobei_action *list, uint32_t count, baobei_action action)
{
    uint32_t from = 0;
    uint32_t to = count;

    while (from < to) {
        uint32_t middle = (from + to) / 2;

        if (list[middle] < action)
            from = middle + 1;
        else
            to = middle;
    }
    return from < count && list[from] == action;
}

static const char *list_fault(const baobei_action *list, uint32_t count)
{
    if (count > LAWFUL_MOST)
        return "more legal actions than there should ever be";
    for (uint32_t k = 0; k < count; k++) {
        baobei_parts p;

        if (k && list[k - 1] >= list[k])
            return "legal actions do not ascend";
        if (baobei_action_read(list[k], &p) != BAOBEI_OK ||
            baobei_action_make((baobei_action_kind)p.kind, p.seat[0], p.slot[0], p.seat[1], p.slot[1], p.choice) !=
                list[k])
            return "a legal action does not survive being read and made";
    }
    return NULL;
}

/* A page from anywhere, of any length; what is past it stays as it was. */
static const char *page_fault(const baobei_game *game, rng *r, uint32_t seat, const baobei_action *list, uint32_t count)
{
    enum { PAGE = 8 };
    baobei_action page[PAGE + 1];
    uint32_t first = rng_below(r, count + 2);
    uint32_t room = rng_below(r, PAGE + 1);

    for (uint32_t i = 0; i <= PAGE; i++)
        page[i] = UINT32_MAX;
    if (baobei_legal(game, seat, first, page, room) != count)
        return "a page says another number of legal actions";
    for (uint32_t i = 0; i <= PAGE; i++)
        if (page[i] != (i < room && first + i < count ? list[first + i] : UINT32_MAX))
            return "a page holds other actions than the list";
    return NULL;
}

static const char *seat_fault(const baobei_game *game, rng *r, uint32_t seat, bool asked)
{
    baobei_action list[LAWFUL_MOST];
    uint32_t count = lawful_list(game, seat, list);
    const char *fault = list_fault(list, count);

    if (fault)
        return fault;
    if ((count != 0) != asked)
        return asked ? "a seat that is asked has no legal action" : "a seat that is not asked has a legal action";
    for (uint32_t i = 0; count && i < 12; i++) {
        uint32_t k = i == 0 ? 0 : i == 1 ? count - 1 : rng_below(r, count);

        if (baobei_check(game, seat, list[k]) != BAOBEI_OK)
            return "check refuses a legal action";
        fault = page_fault(game, r, seat, list, count);
        if (fault)
            return fault;
    }
    return NULL;
}

const char *lawful_fault(const baobei_game *game, rng *r)
{
    baobei_decision now;
    const char *fault = NULL;

    if (baobei_decision_get(game, BAOBEI_VIEWER_HOST, &now) != BAOBEI_OK)
        return "the host gets no decision";
    for (uint32_t seat = 0; seat <= BAOBEI_MAX_SEATS && !fault; seat++)
        fault = seat_fault(game, r, seat, now.waiting >> seat & 1);
    return fault ? fault : seat_fault(game, r, BAOBEI_NO_SEAT, now.kind == BAOBEI_DECISION_DEAL);
}

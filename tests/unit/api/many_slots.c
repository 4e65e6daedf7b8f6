/* A seat with 64 cards in 65 slots: everything that counts or lists them. */
#include <baobei/baobei.h>
#include <criterion/criterion.h>
#include <string.h>

#include "doc_hash.h"
#include "notation.h"
#include "table.h"

/* All 65 cards on the table can be touched: a pass, 65 plucks, 65 x 64 doubles. */
enum { CARDS = 65, CLAIMS = 1 + CARDS + CARDS * (CARDS - 1) };

/* b has discarded its only other card; a, with slot 10 empty, may claim. */
static baobei_game *crowded(void)
{
    baobei_game *game;
    note n;

    note_set(&n, "baobei-position-1 1x33,2x33 seats=2 round=1 playing=ab next=ab first=b active=b asked=a a=");
    for (uint32_t slot = 0; slot < 65; slot++)
        strcat(n.text, slot == 10 ? "-," : slot % 2 ? "2," : "1,");
    n.text[strlen(n.text) - 1] = 0; /* 1s in 32 even slots, 2s in 32 odd ones */
    strcat(n.text, " b=2,-,-,-,- discard=1 ask=claim token=9 serial=40");
    n.length = strlen(n.text);
    cr_assert_eq(baobei_game_new(NULL, 2, 32, NULL, NULL, &game), BAOBEI_OK);
    cr_assert(note_read(game, &n));
    return game;
}

Test(many_slots, kth_page_and_view)
{
    static baobei_action all[CLAIMS + 1];
    static baobei_action seen[CLAIMS + 1];
    baobei_game *game = crowded();
    baobei_view view;
    baobei_action one;

    cr_assert_eq(baobei_legal(game, 0, 0, all, CLAIMS + 1), CLAIMS);
    for (uint32_t k = 0; k < CLAIMS; k++) {
        cr_assert_eq(baobei_legal(game, 0, k, &one, 1), CLAIMS);
        cr_assert_eq(one, all[k], "number %u", k);
        cr_assert(k == 0 || all[k] > all[k - 1]);
        cr_assert_eq(baobei_check(game, 0, one), BAOBEI_OK);
    }
    cr_assert(all[0] == PASS() && all[10] == PLUCK(0, 9) && all[11] == PLUCK(0, 11) && all[65] == PLUCK(1, 0));
    cr_assert(all[66] == DOUBLE(0, 0, 0, 1) && all[CLAIMS - 1] == DOUBLE(1, 0, 0, 64) && all[CLAIMS] == 0);
    cr_assert_eq(baobei_view_get(game, BAOBEI_VIEWER_SEAT_0, &view), BAOBEI_OK);
    cr_assert(view.slots[0] == 65 && view.place[0][64] == 1 && view.place[0][65] == 0);
    cr_assert_eq(baobei_view_legal(&view, 0, 0, seen, CLAIMS + 1), CLAIMS);
    cr_assert(memcmp(seen, all, sizeof all) == 0);
    baobei_game_free(game);
}

Test(many_slots, sample)
{
    const uint8_t seed[BAOBEI_SEED_SIZE] = {1};
    baobei_game *game = crowded();
    baobei_game *world = note_game();
    note real;
    note sampled;

    cr_assert_eq(baobei_sample(world, game, BAOBEI_VIEWER_SEAT_0, seed, 0), BAOBEI_OK);
    cr_assert_eq(baobei_legal(world, 0, 0, NULL, 0), CLAIMS);
    cr_assert(note_seat(game, BAOBEI_VIEWER_SEAT_0, &real) && note_seat(world, BAOBEI_VIEWER_SEAT_0, &sampled));
    cr_assert(note_same(&real, &sampled));
    cr_assert(note_full(game, &real) && note_full(world, &sampled) && !note_same(&real, &sampled));
    cr_assert(real.length < BAOBEI_POSITION_TEXT / 2);
    baobei_game_free(game);
    baobei_game_free(world);
}

/* Slots are told eight at a time, also those of the last cards. */
Test(many_slots, hash)
{
    baobei_game *game = crowded();
    uint64_t hash;
    note n;

    cr_assert(note_full(game, &n));
    cr_assert_eq(baobei_hash(game, BAOBEI_VIEWER_HOST, &hash), BAOBEI_OK);
    cr_assert_eq(hash, doc_hash(n.text));
    baobei_game_free(game);
}

Test(many_slots, fold_after_a_move)
{
    baobei_game *game = crowded();
    baobei_view folded;
    baobei_view after;
    baobei_event events[16];
    uint32_t count;

    cr_assert_eq(baobei_view_get(game, BAOBEI_VIEWER_SEAT_0, &folded), BAOBEI_OK);
    cr_assert_eq(baobei_apply(game, 0, 9, DOUBLE(0, 64, 0, 0)), BAOBEI_OK);
    cr_assert_eq(baobei_events(game, BAOBEI_VIEWER_SEAT_0, 40, events, 16, &count), BAOBEI_OK);
    cr_assert_eq(count, 3u); /* claimed, plucked, decision */
    for (uint32_t i = 0; i < count; i++)
        cr_assert_eq(baobei_view_fold(&folded, &events[i]), BAOBEI_OK);
    cr_assert_eq(baobei_view_get(game, BAOBEI_VIEWER_SEAT_0, &after), BAOBEI_OK);
    cr_assert(memcmp(&folded, &after, sizeof after) == 0);
    cr_assert(after.place[0][64] == 0 && after.slots[0] == 65 && after.discard == 3);
    cr_assert_eq(after.decision.kind, BAOBEI_DECISION_END);
    baobei_game_free(game);
}

Test(many_slots, masks)
{
    static uint8_t mask[65536];
    baobei_game *game = crowded();
    uint32_t ids = baobei_action_id(2, 66, 0);
    uint32_t ones = 0;

    cr_assert_leq(ids, (uint32_t)sizeof mask);
    memset(mask, 0x5a, sizeof mask);
    cr_assert_eq(baobei_legal_mask(game, 0, 2, 66, mask, sizeof mask), CLAIMS);
    for (uint32_t id = 0; id < ids; id++)
        ones += mask[id];
    cr_assert_eq(ones, CLAIMS);
    cr_assert_eq(baobei_legal_mask(game, 0, 2, 66, mask, ids), CLAIMS, "room for just that many");
    cr_assert_eq(baobei_legal_mask(game, 0, 2, 66, mask, ids - 1), 0);
    cr_assert_eq(baobei_legal_mask(game, 0, 2, 8, mask, sizeof mask), 1 + 9 + 9 * 8); /* a0 to a7, b0 */
    baobei_game_free(game);
}

Test(many_slots, expire)
{
    baobei_game *game = crowded();
    baobei_decision now;

    cr_assert_eq(baobei_expire(game, 0, 9), BAOBEI_OK);
    cr_assert_eq(baobei_decision_get(game, BAOBEI_VIEWER_HOST, &now), BAOBEI_OK);
    cr_assert(now.kind == BAOBEI_DECISION_END && now.asked == 2 && now.token == 10u);
    baobei_game_free(game);
}

/* At the end of the round every card is revealed, however many events that takes. */
Test(many_slots, revealed)
{
    baobei_game *game = crowded();
    uint8_t face[66] = {0};
    baobei_decision now;
    baobei_event events[32];
    baobei_view view;
    uint32_t count;

    cr_assert_eq(baobei_apply(game, 0, 9, PASS()), BAOBEI_OK);
    cr_assert_eq(baobei_apply(game, 1, 10, BAO()), BAOBEI_OK);
    cr_assert_eq(baobei_decision_get(game, BAOBEI_VIEWER_HOST, &now), BAOBEI_OK);
    cr_assert_eq(baobei_apply(game, 0, 11, DRAW()), BAOBEI_OK, "in vain");
    cr_assert_eq(baobei_events(game, BAOBEI_VIEWER_SPECTATOR, now.serial, events, 32, &count), BAOBEI_OK);
    for (const baobei_event *event = events; event < events + count; event++)
        for (uint32_t k = 0; event->kind == BAOBEI_EVENT_REVEALED && event->seat[0] == 0 && k < event->count; k++)
            face[event->slot[0] + k] = (uint8_t)event->value[k];
    for (uint32_t slot = 0; slot < 66; slot++)
        cr_assert_eq(face[slot], slot == 10 || slot == 65 ? 0 : 1 + slot % 2, "slot %u", slot);
    cr_assert_eq(baobei_view_get(game, BAOBEI_VIEWER_SPECTATOR, &view), BAOBEI_OK);
    cr_assert(memcmp(view.face[0], face, sizeof face) == 0);
    baobei_game_free(game);
}

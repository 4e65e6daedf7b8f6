/* The header and the library say the same of who sees which face (R12): event.h, read by the test, against both. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "driver.h"
#include "event_doc.h"
#include "odd_rules.h"
#include "view/redact.h"
#include "viewers.h"

static void read_docs(event_doc docs[EVENT_KINDS])
{
    const char *fault = event_docs(docs);

    cr_assert_null(fault, "%s", fault);
}

Test(redaction, header_speaks_of_every_kind)
{
    static event_doc docs[EVENT_KINDS];

    read_docs(docs);
    for (uint32_t kind = 1; kind < EVENT_KINDS; kind++) {
        cr_assert(docs[kind].text[0], "kind %u has no comment", kind);
        cr_assert(docs[kind].faces, "%s: no line of faces that can be read: %s", docs[kind].name, docs[kind].text);
        cr_assert(kind == BAOBEI_EVENT_RESET || strstr(docs[kind].text, "R12."), "%s names no clause", docs[kind].name);
        cr_assert_str_neq(baobei_event_name((baobei_event_kind)kind), "?");
    }
}

/* All fields full, so that a face that gets through is seen. */
static baobei_event full_fact(uint32_t kind, uint32_t by, uint32_t count)
{
    baobei_event fact = {.serial = 99, .kind = (uint8_t)kind, .cause = 2, .by = (uint8_t)by, .count = (uint8_t)count};

    for (uint32_t i = 0; i < 2; i++) {
        fact.seat[i] = (uint8_t)(3 + i);
        fact.slot[i] = (uint8_t)(1 + i);
        fact.card[i] = (uint8_t)(7 + i);
    }
    for (int32_t i = 0; i < 6; i++)
        fact.value[i] = 11 + i;
    return fact;
}

Test(redaction, shows_each_viewer_what_the_header_says)
{
    static event_doc docs[EVENT_KINDS];
    static const uint8_t bys[] = {0, 1, 2, 3, 4, 5, BAOBEI_NO_SEAT};

    read_docs(docs);
    for (uint32_t kind = 1; kind < EVENT_KINDS; kind++)
        for (uint32_t i = 0; i < sizeof bys; i++)
            for (uint32_t count = 0; count <= 6; count++)
                for (uint32_t v = 0; v < VIEWERS; v++) {
                    baobei_event fact = full_fact(kind, bys[i], count);
                    baobei_event wanted = fact;
                    baobei_event got;

                    event_doc_hide(&docs[kind], v, &wanted);
                    memset(&got, 0x5a, sizeof got);
                    bbi_redact(&fact, v, &got);
                    cr_assert_arr_eq(&got, &wanted, sizeof got, "%s by %u, count %u, viewer %u", docs[kind].name,
                                     bys[i], count, v);
                    cr_assert_eq(bbi_reached(&fact, 8u << v) != 0,
                                 kind != BAOBEI_EVENT_PASSED || v == VIEWER_HOST || v == bys[i]);
                }
}

/* Every field is public unless it is a face; and of the faces the two that lie hidden are never another's. */
Test(redaction, hides_nothing_from_the_host_and_no_card_from_nobody)
{
    for (uint32_t kind = 1; kind < EVENT_KINDS; kind++)
        for (uint32_t v = 0; v < VIEWERS; v++) {
            baobei_event fact = full_fact(kind, 1, 6);
            baobei_event got;

            bbi_redact(&fact, VIEWER_HOST, &got);
            cr_assert_arr_eq(&got, &fact, sizeof got);
            memset(fact.card, 0, sizeof fact.card);
            memset(fact.value, 0, sizeof fact.value);
            bbi_redact(&fact, v, &got);
            cr_assert_arr_eq(&got, &fact, sizeof got, "kind %u: no card has become a hidden one", kind);
        }
}

/* ---- the same with games */

typedef struct ears {
    event_doc docs[EVENT_KINDS];
    uint32_t seats;
    baobei_event got[VIEWERS]; /* the last one of each viewer */
    uint64_t events, kinds[EVENT_KINDS];
} ears;

static int32_t field_of(const baobei_event *e, const char *name, uint32_t i)
{
    switch (name[0]) {
    case 'b': return e->by;
    case 's': return name[1] == 'e' ? e->seat[i] : e->slot[i];
    case 'v': return e->value[i];
    default: return name[2] == 'r' ? e->card[i] : name[2] == 'u' && name[1] == 'a' ? e->cause : e->count;
    }
}

/* "Fields that are not named are zero"; where nobody in particular acts, by is BAOBEI_NO_SEAT all the same. */
static void check_fields(const event_doc *doc, const baobei_event *event)
{
    static const char *const names[] = {"by", "cause", "count", "seat", "slot", "card", "value"};
    static const uint32_t sizes[] = {1, 1, 1, 2, 2, 2, 6};
    static const uint8_t zeros[sizeof event->reserved];

    if (strstr(doc->text, "Fields as in"))
        return; /* those of another kind, which is looked at */
    for (uint32_t i = 0; i < sizeof names / sizeof *names; i++)
        for (uint32_t k = 0; k < sizes[i]; k++) {
            char field[40];
            bool nobody = i == 0 && event->by == BAOBEI_NO_SEAT;

            snprintf(field, sizeof field, i < 3 ? "%s" : "%s[%u]", names[i], k);
            cr_assert(event_doc_names(doc, field) || nobody || field_of(event, names[i], k) == 0,
                      "%s: %s is %d and not named", doc->name, field, (int)field_of(event, names[i], k));
        }
    cr_assert_arr_eq(event->reserved, zeros, sizeof zeros, "%s: the reserve is not zero", doc->name);
}

/* The host is told last, and then what the others got must be its event with the faces hidden. */
static void hear(void *ctx, baobei_viewer value, const baobei_event *event)
{
    ears *e = ctx;
    uint32_t viewer = viewer_number(value);
    const event_doc *doc = &e->docs[event->kind];

    e->got[viewer] = *event;
    if (viewer != VIEWER_HOST)
        return;
    cr_assert(doc->text[0], "kind %u is not in the header", event->kind);
    check_fields(doc, event);
    for (uint32_t v = viewer_from(0, e->seats); v < VIEWER_HOST; v = viewer_from(v + 1, e->seats)) {
        baobei_event wanted = *event;

        if (event->kind == BAOBEI_EVENT_PASSED && v != event->by)
            continue;
        event_doc_hide(doc, v, &wanted);
        cr_assert_arr_eq(&e->got[v], &wanted, sizeof wanted, "%s: viewer %u is told something else", doc->name, v);
    }
    e->events++;
    e->kinds[event->kind]++;
}

Test(redaction, games_tell_each_viewer_what_the_header_says)
{
    static ears e;
    uint64_t seed = 0;

    read_docs(e.docs);
    for (uint32_t rules = 0; rules < odd_rules_count(); rules++)
        for (uint32_t kind = 0; kind < DRIVER_KINDS; kind++, seed++) {
            driver d;
            rng chance;
            answer a;
            baobei_game *game = NULL;
            baobei_rules *set;

            e.seats = 2 + (uint32_t)seed % 5;
            set = odd_rules_new(rules, e.seats);
            cr_assert_eq(baobei_game_new(set, e.seats, 0, NULL, NULL, &game), BAOBEI_OK);
            baobei_rules_free(set);
            rng_seed(&chance, seed);
            driver_init(&d, (driver_kind)kind, seed);
            baobei_game_chance(game, NULL, rng_chance, &chance);
            baobei_observe(game, viewer_set(e.seats), hear, &e);
            for (uint32_t step = 0; step < 250 && driver_answer(&d, game, &a); step++)
                cr_assert_eq(baobei_apply(game, a.seat, a.token, a.action), BAOBEI_OK);
            baobei_game_free(game);
        }
    for (uint32_t kind = BAOBEI_EVENT_RESET + 1; kind < EVENT_KINDS; kind++)
        cr_assert_gt(e.kinds[kind], 0, "%s did not come up", e.docs[kind].name);
    printf("redaction: %llu events\n", (unsigned long long)e.events);
    fflush(stdout);
}

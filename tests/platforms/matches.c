/* Fixed matches: all numbers of seats, several rule sets, both sources of chance, two drivers. */
#include "driver.h"
#include "look.h"
#include "print.h"
#include "trial.h"

enum { MOVES = 600, LOOK_EVERY = 120 };

#define LIMITS(n) ";limit-2=" #n ";limit-3=" #n ";limit-4=" #n ";limit-5=" #n ";limit-6=" #n

/* The default one (assumed, R10); all switches the other way; every card a point; few cards; negative ones. */
static const char *const rule_sets[] = {
    "assumed1",
    "assumed1" LIMITS(40) ";final-recycle=1;final-over-bao=0;claimant-first=1;power-free=1;lock-new=0",
    "1x4,1x4l,1x4s,1x4w,1x4i,1x4a,1x4r;deal-two=2;deal-more=2" LIMITS(3),
    "1x1l,2x1s,3x1w,4x1i,5x1a,6x2r,-2x1f5,3x1;deal-two=1;deal-more=1;looks=1" LIMITS(8),
    "-99x3,6x5s,5x5w,-4x5f2i,3x5a,-2x5r,1x5l,99x3;looks=0" LIMITS(200) ";bao-factor=3;bao-floor=-5",
};

enum { RULE_SETS = sizeof rule_sets / sizeof *rule_sets };

static void *memory(void *ctx, void *block, size_t size)
{
    (void)ctx;
    return block ? NULL : trial_memory(size);
}

static baobei_rules *rules_of(const char *text)
{
    baobei_rules *rules = NULL;
    size_t length = 0;
    baobei_status status = baobei_rules_new(memory, NULL, &rules);

    while (text[length])
        length++;
    if (status == BAOBEI_OK)
        status = baobei_rules_read(rules, text, length, NULL);
    if (status != BAOBEI_OK)
        trial_fail("rules", status);
    return rules;
}

static baobei_game *game_of(const baobei_rules *rules, uint32_t seats)
{
    baobei_game *game = NULL;
    baobei_status status = baobei_game_new(rules, seats, 0, memory, NULL, &game);

    if (status != BAOBEI_OK)
        trial_fail("game", status);
    return game;
}

static void name_match(uint32_t seats, uint32_t set, bool hosted, driver_kind kind)
{
    print("match seats=");
    print_number(seats);
    print(hosted ? " hook " : " seed ");
    print(driver_name(kind));
    print(" ");
    print(rule_sets[set]);
    print("\n");
}

static void play(looker *l, driver *d)
{
    answer a;

    while (l->moves < MOVES && driver_answer(d, l->game, &a)) {
        look_refused(l, a.seat, a.token, a.action);
        look_move(l, baobei_apply(l->game, a.seat, a.token, a.action));
        if (l->moves % LOOK_EVERY == 0)
            look_whole(l);
    }
    look_whole(l);
    look_end(l);
}

static void match(uint32_t seats, uint32_t set, bool hosted, driver_kind kind)
{
    uint64_t number = seats * 64 + set * 4 + hosted * 2u + kind;
    uint8_t seed[BAOBEI_SEED_SIZE] = {0};
    const baobei_rules *rules;
    static looker l;
    driver d;
    rng chance;

    trial_forget();
    name_match(seats, set, hosted, kind);
    rules = rules_of(rule_sets[set]);
    look_begin(&l, game_of(rules, seats), game_of(rules, seats), number);
    if (!l.game || !l.other)
        return;
    seed[0] = (uint8_t)number;
    seed[31] = (uint8_t)(number >> 1);
    rng_seed(&chance, number);
    if (hosted)
        baobei_game_chance(l.game, NULL, rng_chance, &chance);
    else
        baobei_game_chance(l.game, seed, NULL, NULL);
    driver_init(&d, kind, number);
    play(&l, &d);
}

void play_matches(void)
{
    for (uint32_t seats = 2; seats <= BAOBEI_MAX_SEATS; seats++)
        for (uint32_t set = 0; set < RULE_SETS; set++) {
            match(seats, set, (seats + set) % 2, DRIVER_UNIFORM);
            match(seats, set, (seats + set) % 2 == 0, DRIVER_CALM);
        }
}

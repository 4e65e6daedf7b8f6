/*
 * A course: whole matches that a driver has played before, kept as numbers of legal actions, so that
 * playing them again costs what the library costs and nothing of the driver.
 */
#ifndef TESTS_BENCH_COURSE_H
#define TESTS_BENCH_COURSE_H

#include "driver.h"

/* A move, by what the library needs to be told to do it again. */
typedef struct step {
    uint32_t number; /* of the legal action */
    uint32_t seat;   /* whose; BAOBEI_NO_SEAT: the host deals */
} step;

/* A stretch of one match. */
typedef struct leg {
    uint32_t from, to;       /* its steps */
    uint32_t decisions;      /* those that are not deals */
    rng chance;              /* where its source of chance stands */
    baobei_game *start;
} leg;

typedef struct course {
    step *steps;
    uint32_t step_count, step_room;
    leg *legs;
    uint32_t leg_count, leg_room;
    uint32_t seats;
    baobei_game *live; /* the one that is played */
    rng chance;        /* its source */
} course;

/* What a driver's answer is as a step. */
step course_step(const baobei_game *game, const answer *a);

/* Does a step: who is asked, how many legal actions, the one of that number, apply. */
void course_do(baobei_game *game, step s);

/* Plays and keeps matches until there are that many steps in all. Rules null: the default ones. */
void course_record(course *c, driver_kind kind, const baobei_rules *rules, uint32_t seats, uint32_t steps,
                   uint64_t seed);

/* The first or last fifth of the rounds of every match that has five. */
void course_cut(course *to, course *from, bool last);

/* Who is told what happens in the live game; null: nobody. The viewers are all seats, spectators and the host. */
void course_watch(course *c, baobei_event_fn observer, void *ctx);

/* Puts the live game to the start of a leg. */
void course_begin(course *c, const leg *l);

/* Plays all legs, each from a copy of its start. How many decisions; deals are not counted, though they take their
   time. */
uint64_t course_play(course *c);

void course_free(course *c);

/* A game in memory of its own, its chance from that source; rules null: the default ones. */
baobei_game *course_game(const baobei_rules *rules, uint32_t seats, rng *chance);

#endif

/*
 * A course for WebAssembly: recorded and played inside the module, or played a call at a time by JavaScript,
 * which finds the steps and the game in the module's memory. Nothing is imported.
 */
#include "course.h"

#define EXPORT __attribute__((visibility("default")))

EXPORT uint32_t bench_record(uint32_t kind, uint32_t seats, uint32_t steps, uint32_t seed); /* how many legs */
EXPORT uint32_t bench_play(void);                                                           /* how many decisions */
EXPORT uint32_t bench_begin(uint32_t leg); /* puts the game to a leg's start; how many decisions it has */
EXPORT uint32_t bench_from(uint32_t leg);
EXPORT uint32_t bench_to(uint32_t leg);
EXPORT const step *bench_steps(void);
EXPORT baobei_game *bench_game(void);
EXPORT baobei_decision *bench_decision(void);
EXPORT baobei_action *bench_action(void);

static course all;

uint32_t bench_record(uint32_t kind, uint32_t seats, uint32_t steps, uint32_t seed)
{
    course_free(&all);
    course_record(&all, (driver_kind)kind, NULL, seats, steps, seed);
    return all.leg_count;
}

uint32_t bench_play(void)
{
    return (uint32_t)course_play(&all);
}

uint32_t bench_begin(uint32_t number)
{
    course_begin(&all, &all.legs[number]);
    return all.legs[number].decisions;
}

uint32_t bench_from(uint32_t number)
{
    return all.legs[number].from;
}

uint32_t bench_to(uint32_t number)
{
    return all.legs[number].to;
}

const step *bench_steps(void)
{
    return all.steps;
}

baobei_game *bench_game(void)
{
    return all.live;
}

baobei_decision *bench_decision(void)
{
    static baobei_decision now;

    return &now;
}

baobei_action *bench_action(void)
{
    static baobei_action action;

    return &action;
}

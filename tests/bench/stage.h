/* All that the measured work of one driver and number of seats needs, made beforehand. */
#ifndef TESTS_BENCH_STAGE_H
#define TESTS_BENCH_STAGE_H

#include "course.h"
#include "pool.h"

enum { STAGE_TEXTS = 64 };

typedef struct stage {
    course course;
    pool pool;
    baobei_game *scratch;
    baobei_game *dealt[POOL_NEAR]; /* in which deals are dealt, and starts put; hot */
    uint32_t next_leg;             /* whose start comes next */
    uint64_t seeds;                /* number of the next one for a game */
    char *texts;                   /* positions of the pool, BAOBEI_POSITION_TEXT bytes each */
    size_t lengths[STAGE_TEXTS];
    uint64_t samples;              /* number of the next one */
    uint64_t sink;                 /* all results end here, so that none can be left out */
} stage;

/* Rules null: the default ones; they are for the course. */
stage *stage_open(driver_kind kind, const baobei_rules *rules, uint32_t seats, uint32_t steps, uint64_t seed);
void stage_close(stage *s);

#endif

#include "stage.h"

#include <stdlib.h>

#include "stop.h"

stage *stage_open(driver_kind kind, const baobei_rules *rules, uint32_t seats, uint32_t steps, uint64_t seed)
{
    stage *s = calloc(1, sizeof *s);

    stop_unless(s != NULL, "no memory");
    course_record(&s->course, kind, rules, seats, steps, seed);
    pool_fill(&s->pool, kind, seats, seed + 1);
    s->scratch = course_game(NULL, seats, NULL);
    for (uint32_t i = 0; i < POOL_NEAR; i++)
        s->dealt[i] = course_game(NULL, seats, NULL);
    s->texts = malloc((size_t)STAGE_TEXTS * BAOBEI_POSITION_TEXT);
    stop_unless(s->texts != NULL, "no memory");
    for (uint32_t i = 0; i < STAGE_TEXTS; i++)
        stop_unless(baobei_full_position_write(s->pool.games[i], s->texts + (size_t)i * BAOBEI_POSITION_TEXT,
                                               BAOBEI_POSITION_TEXT, &s->lengths[i]) == BAOBEI_OK, "no position");
    return s;
}

void stage_close(stage *s)
{
    course_free(&s->course);
    pool_free(&s->pool);
    free(s->scratch);
    for (uint32_t i = 0; i < POOL_NEAR; i++)
        free(s->dealt[i]);
    free(s->texts);
    free(s);
}

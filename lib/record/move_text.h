/* A line of a record: the last move, and reading one for playing it again. */
#ifndef BBI_RECORD_MOVE_TEXT_H
#define BBI_RECORD_MOVE_TEXT_H

#include "base/text.h"
#include "engine/step.h"

/* The move as a viewer may know it (BBI_HOST: whole, with the answers of chance). */
void bbi_write_move(bbi_writer *out, const bbi_last_move *move, uint32_t viewer);

/* A line that was read: entries of a window, or one action; and the answers that chance gave. */
typedef struct bbi_line {
    uint32_t entries;
    uint8_t seat[BAOBEI_MAX_SEATS];
    baobei_action action[BAOBEI_MAX_SEATS];
    size_t at[BAOBEI_MAX_SEATS]; /* where each entry begins */
    uint32_t answers;
    uint8_t answer[BBI_MOST_ANSWERS];
    size_t answers_at;
} bbi_line;

void bbi_read_line(bbi_reader *in, bbi_line *line);

#endif

/* Actions as text: a word, and what it names ("double a0 b3"). */
#ifndef BBI_RECORD_ACTION_TEXT_H
#define BBI_RECORD_ACTION_TEXT_H

#include "base/text.h"
#include "rules/action.h"

void bbi_write_action(bbi_writer *out, const baobei_parts *parts);

/* Reads one action; a fault is left in the reader. */
void bbi_read_action(bbi_reader *in, baobei_parts *out);

#endif

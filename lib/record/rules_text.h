/* A rule set as text: the species table, and the numbers that are not the usual ones. */
#ifndef BBI_RECORD_RULES_TEXT_H
#define BBI_RECORD_RULES_TEXT_H

#include "base/text.h"
#include "table/ruleset.h"

void bbi_write_rules(bbi_writer *out, const baobei_rules *rules);

/* Reads a rule set in its one spelling, within the bounds of its keys; it may still not hold together. */
void bbi_read_rules(bbi_reader *in, baobei_rules *out);

#endif

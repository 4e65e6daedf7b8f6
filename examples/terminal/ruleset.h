// ruleset.h: the rules of a match, from a text of docs/notation.md.
#ifndef TABLE_RULESET_H
#define TABLE_RULESET_H

#include "out.h"
#include "text.h"

#include <baobei/baobei.h>

// The key of the score limit for so many seats.
baobei_rule ruleset_limit(unsigned seats);

// Reads a rules text. A little more than the library's own spelling is taken: settings in any order, and
// usual values, too. Returns TEXT_COUNT, or what is wrong and at which character, from 0.
enum text ruleset_read(baobei_rules *rules, const char *text, size_t *fault);

// What baobei_rules_check() found, in words.
const char *ruleset_culprit(struct word *word, uint32_t key, uint32_t species);

// All keys with their bounds and usual values.
void ruleset_list(struct out *out);

#endif

/**
 * @file rules.h
 * @brief Rule sets: numbers, switches and the species table, as data.
 *
 * The rulebook's tables of composition and limits are missing from the text that this library is
 * built from. The default rule set therefore **assumes** them (rules.md, R10): 66 cards, 13 values
 * of 5 copies and one of -5 points, limit 100. These are our figures, not the publisher's.
 *
 * Its species are numbered: 1 to 8 plain birds, 9 white pelican, 10 brown pelican, 11 the blind-swap bird,
 * 12 macaw, 13 toco toucan, 14 shoebill, 15 golden toucan. A number is not the points: ask
 * baobei_rules_get_species().
 */
#ifndef BAOBEI_RULES_H
#define BAOBEI_RULES_H

#include <baobei/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** A rule set: opaque; belongs to the host until freed. A game keeps a frozen copy. @since 0.1 */
typedef struct baobei_rules baobei_rules;

/** The numbers and switches of a rule set; bounds and defaults: baobei_rules_bounds(). @since 0.1 */
typedef enum baobei_rule {
    BAOBEI_RULE_DEAL_TWO = 1,      /**< Cards dealt to each of two seats: 5 (R1.1, R5.5). */
    BAOBEI_RULE_DEAL_MORE = 2,     /**< Cards dealt to each of three to six seats: 4 (R1.1, R5.5). */
    BAOBEI_RULE_LOOKS = 3,         /**< Own cards looked at in the set-up: 2 (R1.2). */
    BAOBEI_RULE_LIMIT_2 = 8,       /**< Score limit with 2 seats: 100, assumed (R5.4, R10.3). */
    BAOBEI_RULE_LIMIT_3 = 9,       /**< Score limit with 3 seats: 100, assumed. */
    BAOBEI_RULE_LIMIT_4 = 10,      /**< Score limit with 4 seats: 100, assumed. */
    BAOBEI_RULE_LIMIT_5 = 11,      /**< Score limit with 5 seats: 100, assumed. */
    BAOBEI_RULE_LIMIT_6 = 12,      /**< Score limit with 6 seats: 100, assumed. */
    BAOBEI_RULE_BAO_FACTOR = 16,   /**< A failed BAO records this many times the total: 2 (R5.2). */
    BAOBEI_RULE_BAO_FLOOR = 17,    /**< A failed BAO records at least this: 5 (R5.2). */
    BAOBEI_RULE_FINAL_RECYCLE = 18, /**< The recycle that starts the automatic final phase: 2 (R8.4). */
    BAOBEI_RULE_FINAL_OVER_BAO = 24, /**< Switch R11.1. 1: that recycle overrules a running BAO; 0: BAO stands. */
    BAOBEI_RULE_CLAIMANT_FIRST = 25, /**< Switch R11.2. 0: the active seat's power first; 1: the claimant's. */
    BAOBEI_RULE_POWER_FREE = 26,   /**< Switch R11.3. 0: powers are mandatory; 1: each may be declined. */
    BAOBEI_RULE_LOCK_NEW = 27      /**< Switch R11.4. 1: cards that a power puts down are locked, too; 0: not. */
} baobei_rule;

/**
 * Makes a rule set holding the default (assumed, R10).
 *
 * @param memory allocator, called at once and by baobei_rules_free(); null: the library's own.
 * @param ctx handed to it; keeps until the rule set is freed.
 * @param[out] out returns owned, release with baobei_rules_free(); null on failure.
 * @return BAOBEI_OK, BAOBEI_BAD_ARGUMENT, BAOBEI_FAILED_MEMORY.
 * Thread-safe. @since 0.1
 */
BAOBEI_API baobei_status baobei_rules_new(baobei_memory_fn memory, void *ctx, baobei_rules **out);

/**
 * Frees a rule set made by baobei_rules_new(). Games made from it are not affected.
 *
 * @param rules null is allowed. Never pass what baobei_game_rules() returned.
 * Not thread-safe on one object. @since 0.1
 */
BAOBEI_API void baobei_rules_free(baobei_rules *rules);

/**
 * Sets one number or switch.
 *
 * @param rules the rule set; unchanged unless BAOBEI_OK is returned.
 * @param key which.
 * @param value within baobei_rules_bounds().
 * @return BAOBEI_OK, BAOBEI_BAD_ARGUMENT, BAOBEI_BAD_KEY, BAOBEI_BAD_VALUE.
 * Not thread-safe on one object. @since 0.1
 */
BAOBEI_API baobei_status baobei_rules_set(baobei_rules *rules, baobei_rule key, int32_t value);

/**
 * Reads one number or switch.
 *
 * @param rules borrows for the call.
 * @param key which.
 * @param[out] value its value.
 * @return BAOBEI_OK, BAOBEI_BAD_ARGUMENT, BAOBEI_BAD_KEY.
 * Thread-safe. @since 0.1
 */
BAOBEI_API baobei_status baobei_rules_get(const baobei_rules *rules, baobei_rule key, int32_t *value);

/**
 * Bounds and default of a key. Any of the out-pointers may be null.
 *
 * @param key which. Asking for every number from 1 to 255 lists all keys.
 * @param[out] least smallest value allowed.
 * @param[out] most largest value allowed.
 * @param[out] usual the default; where R10 says so, assumed.
 * @return BAOBEI_OK, BAOBEI_BAD_KEY.
 * Thread-safe. @since 0.1
 */
BAOBEI_API baobei_status baobei_rules_bounds(baobei_rule key, int32_t *least, int32_t *most, int32_t *usual);

/**
 * Sets one row of the species table.
 *
 * @param rules the rule set; unchanged unless BAOBEI_OK is returned.
 * @param species 1 ... 32.
 * @param points -99 ... 99.
 * @param copies cards in the deck, 0 ... 66; 0 takes the species out of the game.
 * @param family 1 ... 32: species of one family match each other (R3.3).
 * @param power what it does when it comes into play (R7).
 * @return BAOBEI_OK, BAOBEI_BAD_ARGUMENT, BAOBEI_BAD_SPECIES.
 * Not thread-safe on one object. @since 0.1
 */
BAOBEI_API baobei_status baobei_rules_set_species(baobei_rules *rules, uint32_t species, int32_t points,
                                                  uint32_t copies, uint32_t family, baobei_power power);

/**
 * Reads one row of the species table.
 *
 * @param rules borrows for the call.
 * @param species 1 ... 32.
 * @param[out] out the row, filled whole.
 * @return BAOBEI_OK, BAOBEI_BAD_ARGUMENT, BAOBEI_BAD_SPECIES.
 * Thread-safe. @since 0.1
 */
BAOBEI_API baobei_status baobei_rules_get_species(const baobei_rules *rules, uint32_t species, baobei_species *out);

/**
 * Checks that the rule set holds together for a number of seats: at most 66 cards, and enough to
 * deal (also in a decisive round among fewer seats) and to turn one over (R1.1, R1.3); and no more
 * looks than a seat is dealt cards (R1.2).
 *
 * @param rules borrows for the call.
 * @param seats 2 ... 6.
 * @param[out] key the offending #baobei_rule, else 0; also written with BAOBEI_BAD_RULES; null is allowed.
 * @param[out] species the one with which there are more than 66 cards, else 0; as `key`; null is allowed.
 * @return BAOBEI_OK, BAOBEI_BAD_ARGUMENT, BAOBEI_BAD_RULES.
 * Thread-safe. @since 0.1
 */
BAOBEI_API baobei_status baobei_rules_check(const baobei_rules *rules, uint32_t seats, uint32_t *key,
                                            uint32_t *species);

/**
 * Name of a rule key, lower case with dashes ("deal-two"); also its spelling in notation.
 *
 * @param key any value.
 * @return a view of a constant string, valid for ever; "?" for an unknown key.
 * Thread-safe. @since 0.1
 */
BAOBEI_API const char *baobei_rule_name(baobei_rule key);

/**
 * Name of a power, lower case ("look").
 *
 * @param power any value.
 * @return a view of a constant string, valid for ever; "?" for an unknown power.
 * Thread-safe. @since 0.1
 */
BAOBEI_API const char *baobei_power_name(baobei_power power);

#ifdef __cplusplus
}
#endif

#endif

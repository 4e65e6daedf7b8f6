/**
 * @file notation.h
 * @brief Games, rule sets and actions as ASCII text, and as a hash. The grammar: docs/notation.md.
 *
 * A **full position** is everything, every card and the seed included: for saving, never for a player.
 * A **seat position** is what one viewer sees and remembers, and nothing else. They have different
 * headers and functions, so that the wrong one cannot be sent or loaded by mistake. One game has one
 * spelling, on every platform; texts of an older notation keep loading.
 *
 * To save as a match goes: write a full position once the source of chance is chosen, and a line after
 * each changing call (baobei_move_write()); to restore, read the position and replay the lines. Or write
 * positions alone, as often as is wanted.
 *
 * Functions that write take a buffer and its room in bytes, and say how long the text is without its
 * terminating zero; with a null buffer and room 0 they only say that, and answer BAOBEI_BAD_SIZE. Functions
 * that read take any bytes; a fault is reported with its offset, and then nothing has changed. A position that
 * is spelled right but that no game can come to has its fault at offset 0.
 */
#ifndef BAOBEI_NOTATION_H
#define BAOBEI_NOTATION_H

#include <baobei/game.h>

#ifdef __cplusplus
extern "C" {
#endif

#define BAOBEI_ACTION_TEXT 32      /**< Room that any action fits into, its zero included. @since 0.1 */
#define BAOBEI_RULES_TEXT 1024     /**< Room that any rule set fits into. @since 0.1 */
#define BAOBEI_POSITION_TEXT 8192  /**< Room that any position fits into, full or of a seat. @since 0.1 */
#define BAOBEI_MOVE_TEXT 512       /**< Room that any line of a record fits into. @since 0.1 */

/**
 * Writes a rule set.
 *
 * @param rules borrows for the call.
 * @param[out] text the text and a zero; empty if it does not fit.
 * @param room bytes in `text`; #BAOBEI_RULES_TEXT always suffices.
 * @param[out] length of the text, also when it does not fit; null is allowed.
 * @return BAOBEI_OK, BAOBEI_BAD_ARGUMENT, BAOBEI_BAD_SIZE.
 * Thread-safe. @since 0.1
 */
BAOBEI_API baobei_status baobei_rules_write(const baobei_rules *rules, char *text, size_t room, size_t *length);

/**
 * Reads a rule set. Whether it holds together for a number of seats is baobei_rules_check()'s to say.
 *
 * @param rules replaced whole; unchanged unless BAOBEI_OK is returned.
 * @param text borrows for the call.
 * @param length its bytes.
 * @param[out] fault offset of the fault, `length` if there is none; null is allowed.
 * @return BAOBEI_OK, BAOBEI_BAD_ARGUMENT, BAOBEI_BAD_TEXT.
 * Not thread-safe on one object. @since 0.1
 */
BAOBEI_API baobei_status baobei_rules_read(baobei_rules *rules, const char *text, size_t length, size_t *fault);

/**
 * Writes the whole of a game: every card, every memory, the seed. **Never send it to a player.** The
 * observer, kept events and a host's chance hook are not part of it.
 *
 * @param game borrows for the call.
 * @param[out] text the text and a zero; empty if it does not fit.
 * @param room bytes in `text`; #BAOBEI_POSITION_TEXT always suffices.
 * @param[out] length of the text, also when it does not fit; null is allowed.
 * @return BAOBEI_OK, BAOBEI_BAD_ARGUMENT, BAOBEI_BAD_SIZE.
 * Thread-safe as a const call. @since 0.1
 */
BAOBEI_API baobei_status baobei_full_position_write(const baobei_game *game, char *text, size_t room, size_t *length);

/**
 * Makes a game what a full position says; it plays on as the written one would, tokens and serials
 * included. Kept events are dropped and the observer gets a reset event. Where the position's chance
 * came from a hook, the game keeps its own hook, or has no source if it has none. A position with a seed, or
 * without a source, sets the hook of the game aside; a later one that came from a hook takes it up again.
 *
 * @param game of any rules and seats; unchanged unless BAOBEI_OK is returned.
 * @param text borrows for the call.
 * @param length its bytes.
 * @param[out] fault offset of the fault, `length` if there is none; null is allowed.
 * @return BAOBEI_OK, BAOBEI_BAD_ARGUMENT, BAOBEI_BAD_BUSY, BAOBEI_BAD_TEXT.
 * Not thread-safe on one game. @since 0.1
 */
BAOBEI_API baobei_status baobei_full_position_read(baobei_game *game, const char *text, size_t length, size_t *fault);

/**
 * Writes what one viewer sees and remembers. Equal knowledge gives equal text; token and serial come
 * last, so what stands before them is a key for an information state.
 *
 * @param game borrows for the call.
 * @param viewer a seat or BAOBEI_VIEWER_SPECTATOR; the host's would be a full position.
 * @param[out] text the text and a zero; empty if it does not fit.
 * @param room bytes in `text`; #BAOBEI_POSITION_TEXT always suffices.
 * @param[out] length of the text, also when it does not fit; null is allowed.
 * @return BAOBEI_OK, BAOBEI_BAD_ARGUMENT, BAOBEI_BAD_VIEWER, BAOBEI_BAD_SIZE.
 * Thread-safe as a const call. @since 0.1
 */
BAOBEI_API baobei_status baobei_seat_position_write(const baobei_game *game, baobei_viewer viewer, char *text,
                                                    size_t room, size_t *length);

/**
 * Makes a game a sample of a seat position: the same one that baobei_sample() makes of the game that it
 * was written from, with the same seed and number.
 *
 * @param game of any rules and seats; unchanged unless BAOBEI_OK is returned.
 * @param seed,number as in baobei_sample().
 * @param text borrows for the call.
 * @param length its bytes.
 * @param[out] fault offset of the fault, `length` if there is none; null is allowed.
 * @return BAOBEI_OK, BAOBEI_BAD_ARGUMENT, BAOBEI_BAD_BUSY, BAOBEI_BAD_TEXT.
 * Not thread-safe on one game. @since 0.1
 */
BAOBEI_API baobei_status baobei_seat_position_read(baobei_game *game, const uint8_t *seed, uint64_t number,
                                                   const char *text, size_t length, size_t *fault);

/**
 * Writes an action: a word and what it names ("double a0 b3").
 *
 * @param action the action.
 * @param[out] text the text and a zero; empty if it does not fit.
 * @param room bytes in `text`; #BAOBEI_ACTION_TEXT always suffices.
 * @param[out] length of the text, also when it does not fit; null is allowed.
 * @return BAOBEI_OK, BAOBEI_BAD_ARGUMENT, BAOBEI_BAD_ACTION, BAOBEI_BAD_SIZE.
 * Thread-safe. @since 0.1
 */
BAOBEI_API baobei_status baobei_action_write(baobei_action action, char *text, size_t room, size_t *length);

/**
 * Reads an action.
 *
 * @param text borrows for the call.
 * @param length its bytes.
 * @param[out] out the action; 0 on failure.
 * @param[out] fault offset of the fault, `length` if there is none; null is allowed.
 * @return BAOBEI_OK, BAOBEI_BAD_ARGUMENT, BAOBEI_BAD_TEXT.
 * Thread-safe. @since 0.1
 */
BAOBEI_API baobei_status baobei_action_parse(const char *text, size_t length, baobei_action *out, size_t *fault);

/**
 * Writes the last move as a line of a record: who did what, and what chance answered if it was not a
 * built-in stream. A position, and the line of every changing call since, replay the match: every
 * input that changes the game (a pass, an expiry, a collected window) is one line. The host keeps the
 * text, so nothing grows in here.
 *
 * @param game borrows for the call.
 * @param viewer BAOBEI_VIEWER_HOST: the whole line, **never for a player**. Another viewer: what it may
 *        know; a pass of somebody else is an empty text, and which card a shoebill put where is blotted
 *        out for all but its user (unless everybody can tell, R12.26).
 * @param[out] text the text and a zero, no line end; empty if it does not fit.
 * @param room bytes in `text`; #BAOBEI_MOVE_TEXT always suffices.
 * @param[out] length of the text, also when it does not fit; null is allowed.
 * @return BAOBEI_OK, BAOBEI_BAD_ARGUMENT, BAOBEI_BAD_VIEWER; BAOBEI_GONE when there is no last move: none yet,
 *         the state was replaced since, or the last window that was handed over had no entry that took effect;
 *         BAOBEI_BAD_SIZE.
 * Thread-safe as a const call. @since 0.1
 */
BAOBEI_API baobei_status baobei_move_write(const baobei_game *game, baobei_viewer viewer, char *text, size_t room,
                                           size_t *length);

/**
 * Plays a line of a record again. Events, serials and tokens come out as they did the first time. Where
 * the game has no source of chance, or a hook, the line's answers are taken and the hook is not asked;
 * with a built-in stream there must be none.
 *
 * @param game the game; unchanged unless BAOBEI_OK is returned.
 * @param text the host's line; borrows for the call.
 * @param length its bytes, without the line end.
 * @param[out] fault offset of the fault: of the entry that is refused, or of the answers when one is
 *        missing, left over, or out of range; `length` if there is none; null is allowed.
 * @return BAOBEI_OK; BAOBEI_BAD_ARGUMENT, BAOBEI_BAD_BUSY, BAOBEI_BAD_TEXT, BAOBEI_BAD_SEAT; a
 *         BAOBEI_REFUSED_... of the entry. The answers are looked at last.
 * Not thread-safe on one game. @since 0.1
 */
BAOBEI_API baobei_status baobei_move_replay(baobei_game *game, const char *text, size_t length, size_t *fault);

/**
 * A number for all that a viewer knows: equal knowledge, equal number, on every platform. For
 * BAOBEI_VIEWER_HOST that is the whole game, seed included. Tokens, serials, observers and kept events
 * do not count, nor which of two equal cards lies where.
 *
 * @param game borrows for the call.
 * @param viewer one viewer.
 * @param[out] out the hash; for what it is made of see docs/notation.md.
 * @return BAOBEI_OK, BAOBEI_BAD_ARGUMENT, BAOBEI_BAD_VIEWER.
 * Thread-safe as a const call. @since 0.1
 */
BAOBEI_API baobei_status baobei_hash(const baobei_game *game, baobei_viewer viewer, uint64_t *out);

#ifdef __cplusplus
}
#endif

#endif

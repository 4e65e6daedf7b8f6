/**
 * @file game.h
 * @brief A game's life: size, new, place, source of chance, copy, free.
 *
 * One object is one match. All objects have the same size for the same number of kept events,
 * whatever the rules and the number of seats, and nothing is allocated after creation.
 * Distinct games are independent: one per thread needs no locks. Const calls on one game may run
 * concurrently; a changing call needs the game for itself.
 *
 * Stack: a changing call takes some 10 KB; writing a position some 3 KB, and reading one or a sample, in a rare
 * case (many unseen cards went back into a shuffle and turned up again), up to 39 KB.
 */
#ifndef BAOBEI_GAME_H
#define BAOBEI_GAME_H

#include <baobei/rules.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Alignment, in bytes, of memory handed to baobei_game_place(). @since 0.1 */
#define BAOBEI_ALIGNMENT 16

/** Events kept for pulling, at most (baobei_game_size()). @since 0.1 */
#define BAOBEI_MAX_KEEP 1048576

/** A game: opaque. @since 0.1 */
typedef struct baobei_game baobei_game;

/**
 * Bytes that a game needs.
 *
 * @param keep events kept for baobei_events(), 0 ... #BAOBEI_MAX_KEEP; 0: none.
 * @return the size in bytes; 0 when `keep` is out of range.
 * Thread-safe. @since 0.1
 */
BAOBEI_API size_t baobei_game_size(uint32_t keep);

/**
 * Makes a game. Nothing is dealt before a source of chance is chosen (baobei_game_chance()) and the
 * host answers the first decision with the action deal.
 *
 * @param rules copies; null: the default rules (assumed, R10).
 * @param seats 2 ... 6 (R1.1).
 * @param keep events kept for baobei_events().
 * @param memory allocator, called once now and once by baobei_game_free(); null: the library's own.
 * @param ctx handed to it; keeps until the game is freed.
 * @param[out] out returns owned, release with baobei_game_free(); null on failure.
 * @return BAOBEI_OK, BAOBEI_BAD_ARGUMENT, BAOBEI_BAD_SEAT, BAOBEI_BAD_RULES, BAOBEI_FAILED_MEMORY.
 * Thread-safe. @since 0.1
 */
BAOBEI_API baobei_status baobei_game_new(const baobei_rules *rules, uint32_t seats, uint32_t keep,
                                         baobei_memory_fn memory, void *ctx, baobei_game **out);

/**
 * Makes a game in memory of the host. Such a game needs no baobei_game_free().
 *
 * @param rules copies; null: the default rules (assumed, R10).
 * @param seats 2 ... 6 (R1.1).
 * @param keep events kept for baobei_events().
 * @param memory keeps until the host has no more use for the game; aligned to #BAOBEI_ALIGNMENT.
 * @param size bytes there; at least baobei_game_size(keep).
 * @param[out] out the game, at `memory`; null on failure, and then the memory is untouched.
 * @return BAOBEI_OK, BAOBEI_BAD_ARGUMENT, BAOBEI_BAD_SEAT, BAOBEI_BAD_RULES, BAOBEI_BAD_SIZE,
 *         BAOBEI_BAD_ALIGNMENT.
 * Thread-safe. @since 0.1
 */
BAOBEI_API baobei_status baobei_game_place(const baobei_rules *rules, uint32_t seats, uint32_t keep, void *memory,
                                           size_t size, baobei_game **out);

/**
 * Ends a game and gives its memory back. A placed game is only ended.
 *
 * @param game null is allowed; not from inside a callback of this game.
 * Not thread-safe on one game. @since 0.1
 */
BAOBEI_API void baobei_game_free(baobei_game *game);

/**
 * Chooses the source of chance: a seed for the built-in streams, or a hook of the host. It may be
 * changed between any two moves. Which numbers are drawn, when and in which order, is specified in
 * docs/randomness.md, so that the same seed deals the same cards on every platform. A record has no line
 * for a change of source: begin a new one with a position.
 *
 * @param game the game.
 * @param seed copies 32 bytes; null: use the hook. Whoever knows it knows every card to come.
 * @param below hook; null: use the seed. Exactly one of the two must be given.
 * @param ctx handed to the hook; keeps until another source is chosen, or comes with a copy, a sample or a seat
 *        position, or the game ends. Copies have it, too; full positions that are read do not end it.
 * @return BAOBEI_OK, BAOBEI_BAD_ARGUMENT, BAOBEI_BAD_BUSY.
 * Not thread-safe on one game. @since 0.1
 */
BAOBEI_API baobei_status baobei_game_chance(baobei_game *game, const uint8_t *seed, baobei_below_fn below, void *ctx);

/**
 * Makes `to` the same match as `from`, exact in everything that decides the rest of it, source of
 * chance included (a host's hook is shared; choose another for `to` where that matters). Observers
 * and kept events of `to` are its own: the events kept are dropped, and its observer gets one reset
 * event; viewers of seats that the new match has not are told nothing as long as that is so. A copy knows
 * every card and, with a seed, every card to come: never hand one to a player.
 *
 * @param to a game of any rules and seats; keeps its memory and its number of kept events.
 * @param from borrows for the call; may be `to` itself, and then nothing happens.
 * @return BAOBEI_OK, BAOBEI_BAD_ARGUMENT, BAOBEI_BAD_BUSY (inside of a callback of `to`; one of `from` is fine).
 * Not thread-safe on `to`. @since 0.1
 */
BAOBEI_API baobei_status baobei_game_copy(baobei_game *to, const baobei_game *from);

/**
 * The rules of a game, frozen.
 *
 * @param game borrows for the call.
 * @return a view, valid until the game ends or its state is replaced (copy, sample, a position read); null
 *         when `game` is null.
 * Thread-safe as a const call. @since 0.1
 */
BAOBEI_API const baobei_rules *baobei_game_rules(const baobei_game *game);

#ifdef __cplusplus
}
#endif

#endif

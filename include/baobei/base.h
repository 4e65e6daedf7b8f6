/**
 * @file base.h
 * @brief Export macro, version, and the status codes that every call answers with.
 */
#ifndef BAOBEI_BASE_H
#define BAOBEI_BASE_H

#include <stddef.h>
#include <stdint.h>

/**
 * @def BAOBEI_API
 * Marks what the library exports. Three states: building the shared library, using it, or neither
 * (static, amalgamated); only Windows needs to know which. @since 0.1
 */
#if defined(_WIN32) && defined(BAOBEI_BUILD_SHARED)
#define BAOBEI_API __declspec(dllexport)
#elif defined(_WIN32) && defined(BAOBEI_USE_SHARED)
#define BAOBEI_API __declspec(dllimport)
#elif defined(__GNUC__) && !defined(_WIN32)
#define BAOBEI_API __attribute__((visibility("default")))
#else
#define BAOBEI_API
#endif

/** Version of this header: major * 65536 + minor * 256 + patch. @since 0.1 */
#define BAOBEI_VERSION 0x000100

#ifdef __cplusplus
extern "C" {
#endif

/**
 * What a call answers, in bands:
 *
 *  - BAOBEI_OK: done. A move with a bad outcome (a wrong pluck) is done, too; the events tell.
 *  - BAOBEI_BAD_...: the call itself is wrong: a fault of the program that calls, or of a text it was given.
 *  - BAOBEI_GONE: what is asked for is no longer there; nobody's fault.
 *  - BAOBEI_REFUSED_...: the rules do not allow the move. Nothing has changed.
 *  - BAOBEI_FAILED_...: a hook of the host failed. Nothing has changed.
 *
 * Where several apply, a null pointer comes first, and then what the function lists first (moves: action.h).
 * No status ever depends on a card that the seat in question may not see.
 * Numbers are never reused. @since 0.1
 */
typedef enum baobei_status {
    BAOBEI_OK = 0, /**< Done. */

    BAOBEI_BAD_ARGUMENT = 1,  /**< A null pointer, a number out of its range, or a record that no game gives. */
    BAOBEI_BAD_SEAT = 2,      /**< No such seat in this game. */
    BAOBEI_BAD_VIEWER = 3,    /**< Not one viewer of this game (a seat number is none). */
    BAOBEI_BAD_ACTION = 4,    /**< Not the value of any action. */
    BAOBEI_BAD_KEY = 5,       /**< No such rule key. */
    BAOBEI_BAD_VALUE = 6,     /**< A rule value outside its bounds. */
    BAOBEI_BAD_SPECIES = 7,   /**< No such species, or a property of it out of bounds. */
    BAOBEI_BAD_RULES = 8,     /**< The rule set does not hold together for that many seats. */
    BAOBEI_BAD_SIZE = 9,      /**< The memory is smaller than baobei_game_size() says, or the room than the text. */
    BAOBEI_BAD_ALIGNMENT = 10, /**< The memory is not aligned to #BAOBEI_ALIGNMENT. */
    BAOBEI_BAD_BUSY = 11,     /**< A changing call from inside a callback of the same game. */
    BAOBEI_BAD_SERIAL = 12,   /**< No event has that serial (yet), or it is not the one that comes next. */
    BAOBEI_BAD_TEXT = 13,     /**< The text is not what it should be; the fault has an offset. */

    BAOBEI_GONE = 24, /**< Those events, or that line, are not kept, or the state was replaced: take the view. */

    BAOBEI_REFUSED_STALE = 32,      /**< The decision that the token names is gone. */
    BAOBEI_REFUSED_OVER = 33,       /**< The match is over. */
    BAOBEI_REFUSED_NOT_ASKED = 34,  /**< This seat is not asked: not its turn, or not its window. */
    BAOBEI_REFUSED_ANSWERED = 35,   /**< This seat has already answered this decision. */
    BAOBEI_REFUSED_NOT_NOW = 36,    /**< The pending decision does not take this kind of action. */
    BAOBEI_REFUSED_NO_CARDS = 37,   /**< The seat holds no card, and this needs one (R9.2). */
    BAOBEI_REFUSED_NO_SEAT = 38,    /**< That seat takes no part in this round. */
    BAOBEI_REFUSED_NO_SLOT = 39,    /**< That seat has no slot of that number. */
    BAOBEI_REFUSED_EMPTY = 40,      /**< The slot holds no card (R3.5). */
    BAOBEI_REFUSED_OCCUPIED = 41,   /**< The slot holds a card already (R2.2). */
    BAOBEI_REFUSED_SHIELDED = 42,   /**< The BAO shield protects that card or seat (R4.4). */
    BAOBEI_REFUSED_LOCKED = 43,     /**< A power has moved that card in this turn already (R6.6). */
    BAOBEI_REFUSED_NO_GIFT = 44,    /**< Not enough own cards to give (R3.8, R3.10). */
    BAOBEI_REFUSED_SAME_CARD = 45,  /**< Two different cards are needed (R1.2, R3.10). */
    BAOBEI_REFUSED_SAME_SEAT = 46,  /**< Cards of two different seats are needed (R7.3, R7.4). */
    BAOBEI_REFUSED_OWN = 47,        /**< An opponent is needed, not the seat itself (R7.5, R7.6). */
    BAOBEI_REFUSED_HALF_OWED = 48,  /**< A possible half of the shoebill may not be refused (R11.27). */
    BAOBEI_REFUSED_NOT_DRAWN = 49,  /**< Only one card was drawn; there is no second (R11.15). */
    BAOBEI_REFUSED_TOO_LATE = 50,   /**< Another claim came first (R3.6). */

    BAOBEI_FAILED_MEMORY = 96,         /**< The allocator gave nothing. */
    BAOBEI_FAILED_NO_CHANCE = 97,      /**< No source of chance has been chosen. */
    BAOBEI_FAILED_CHANCE = 98,         /**< The source of chance reported a failure. */
    BAOBEI_FAILED_CHANCE_LATER = 99,   /**< The source of chance answered "not yet". */
    BAOBEI_FAILED_CHANCE_ANSWER = 100  /**< The source of chance answered out of range. */
} baobei_status;

/**
 * Version of the library that runs, encoded like #BAOBEI_VERSION.
 * Compare with the macro to find out whether header and library belong together.
 *
 * @return the version number.
 * Thread-safe. @since 0.1
 */
BAOBEI_API uint32_t baobei_version(void);

/**
 * Name of a status, as spelled in this header ("BAOBEI_REFUSED_LOCKED").
 *
 * @param status any value.
 * @return a view of a constant string, valid for ever; "BAOBEI_?" for an unknown value.
 * Thread-safe. @since 0.1
 */
BAOBEI_API const char *baobei_status_name(baobei_status status);

/**
 * One English sentence for a person: what went wrong, without details of the call.
 *
 * @param status any value.
 * @return a view of a constant string, valid for ever; "Unknown status." for an unknown value.
 * Thread-safe. @since 0.1
 */
BAOBEI_API const char *baobei_status_text(baobei_status status);

#ifdef __cplusplus
}
#endif

#endif

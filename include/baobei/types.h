/**
 * @file types.h
 * @brief The nouns: seats, viewers, actions, the flat records that come out, and the hook types.
 *
 * Records are plain: fixed-width fields, no pointers, no padding, unused bytes zero. A record only
 * ever grows into its reserve, so its size is part of the ABI.
 *
 * A **card byte** is 0 (no card), a species 1 ... 32, or #BAOBEI_HIDDEN. Cards have no other
 * identity outside: slots are named, never cards.
 */
#ifndef BAOBEI_TYPES_H
#define BAOBEI_TYPES_H

#include <baobei/base.h>

#ifdef __cplusplus
extern "C" {
#endif

#define BAOBEI_MAX_SEATS 6    /**< Seats at a table, at most (R1.1). @since 0.1 */
#define BAOBEI_MAX_CARDS 66   /**< Cards in a deck, at most. @since 0.1 */
#define BAOBEI_MAX_SLOTS 66   /**< Width of the slot arrays of a view; a seat has at most 65 slots. @since 0.1 */
#define BAOBEI_MAX_SPECIES 32 /**< Species in a rule set, at most. @since 0.1 */
#define BAOBEI_SEED_SIZE 32   /**< Bytes of a seed. @since 0.1 */
#define BAOBEI_NO_SEAT 255    /**< No seat; as the one who acts: the host itself, when it deals. @since 0.1 */
#define BAOBEI_HIDDEN 255     /**< A card whose face this viewer may not see. @since 0.1 */

/**
 * Who looks. Each viewer is a bit of its own, and none equals a seat number, so that mixing them
 * up is an error and not a leak. A function that takes one viewer refuses sets; baobei_observe()
 * takes a set. The viewer of seat s is `BAOBEI_VIEWER_SEAT_0 << s`. @since 0.1
 */
typedef enum baobei_viewer {
    BAOBEI_VIEWER_SEAT_0 = 8,      /**< What the person in seat 0 sees. */
    BAOBEI_VIEWER_SEAT_1 = 16,     /**< What the person in seat 1 sees. */
    BAOBEI_VIEWER_SEAT_2 = 32,     /**< What the person in seat 2 sees. */
    BAOBEI_VIEWER_SEAT_3 = 64,     /**< What the person in seat 3 sees. */
    BAOBEI_VIEWER_SEAT_4 = 128,    /**< What the person in seat 4 sees. */
    BAOBEI_VIEWER_SEAT_5 = 256,    /**< What the person in seat 5 sees. */
    BAOBEI_VIEWER_SPECTATOR = 512, /**< Public facts only. */
    BAOBEI_VIEWER_HOST = 1024      /**< Everything on the table. Never send this to a player. */
} baobei_viewer;

/** The powers of the birds (R7). @since 0.1 */
typedef enum baobei_power {
    BAOBEI_POWER_NONE = 0,    /**< No power (R7.7). */
    BAOBEI_POWER_LOOK = 1,    /**< White pelican: look at one card in secret (R7.1). */
    BAOBEI_POWER_SHOW = 2,    /**< Brown pelican: show one card to everybody (R7.2). */
    BAOBEI_POWER_SWAP = 3,    /**< Blind swap of two cards of different seats (R7.3). */
    BAOBEI_POWER_INSPECT = 4, /**< Macaw: look at two cards of different seats, then swap or leave (R7.4). */
    BAOBEI_POWER_ADD = 5,     /**< Toco toucan: an opponent gets an unseen card (R7.5). */
    BAOBEI_POWER_REPLACE = 6  /**< Shoebill: two drawn cards replace an own and an opposing one (R7.6). */
} baobei_power;

/** What earned a power, put a card on the discard pile, added one or swapped two (R6.1, R3.9, R7). @since 0.1 */
typedef enum baobei_cause {
    BAOBEI_CAUSE_NONE = 0,      /**< Does not apply. */
    BAOBEI_CAUSE_DISCARD = 1,   /**< Drawn and discarded directly (R6.1a). */
    BAOBEI_CAUSE_REFERENCE = 2, /**< Drawn, and used as the reference of an own pluck (R6.1b). */
    BAOBEI_CAUSE_ELIMINATED = 3, /**< Eliminated by a pluck (R6.1c). */
    BAOBEI_CAUSE_PENALTY = 4,   /**< A penalty for a wrong claim (R3.9). */
    BAOBEI_CAUSE_POWER = 5      /**< A power (R7). */
} baobei_cause;

/** Kinds of pending decision; see baobei_decision_get(). @since 0.1 */
typedef enum baobei_decision_kind {
    BAOBEI_DECISION_DEAL = 1,     /**< The host deals a round: answers with #BAOBEI_NO_SEAT. Also starts the match. */
    BAOBEI_DECISION_LOOK = 2,     /**< Set-up look: every seat of the round, in any order (R1.2). */
    BAOBEI_DECISION_TURN = 3,     /**< The active seat draws or takes the discard (R2.4). */
    BAOBEI_DECISION_DRAWN = 4,    /**< It has drawn: discard, keep, pluck or double pluck (R2.5). */
    BAOBEI_DECISION_CLAIM = 5,    /**< Claim window on the top discard (R3.2). */
    BAOBEI_DECISION_GIVE = 6,     /**< The claimant gives a card into seat[0], slot[0] (R3.8). */
    BAOBEI_DECISION_PLACE = 7,    /**< The owner picks an empty slot for an added card (R2.2). */
    BAOBEI_DECISION_USE = 8,      /**< Use or decline a power; only where the rules make it free (R11.3). */
    BAOBEI_DECISION_TARGET = 9,   /**< The user of a power picks its target(s) (R7). */
    BAOBEI_DECISION_SWAP = 10,    /**< Macaw: swap the two cards seen, or leave them (R7.4). */
    BAOBEI_DECISION_REPLACE = 11, /**< Shoebill: which drawn card goes where (R7.6). */
    BAOBEI_DECISION_END = 12,     /**< The active seat ends its turn or announces BAO (R4.1). */
    BAOBEI_DECISION_OVER = 13     /**< The match is over: nobody is asked. */
} baobei_decision_kind;

/**
 * Kinds of action. The comment names the fields of #baobei_parts that the kind uses; all others
 * are zero. `own slot` is a slot of the seat that acts. Where `<` stands between two fields, an action
 * in which they are equal can be made, but is never legal; baobei_check() says why. @since 0.1
 */
typedef enum baobei_action_kind {
    BAOBEI_ACTION_DEAL = 1,      /**< Host: deal the next round. */
    BAOBEI_ACTION_LOOK = 4,      /**< Look at one own card: slot[0]. Only where the rules say one look. */
    BAOBEI_ACTION_LOOK_TWO = 5,  /**< Look at two own cards: slot[0] < slot[1] (R1.2). */
    BAOBEI_ACTION_DRAW = 8,      /**< Draw (R2.4a). */
    BAOBEI_ACTION_TAKE = 9,      /**< Take the discard into own slot[0] (R2.4b). */
    BAOBEI_ACTION_PASS = 12,     /**< No claim in this window. */
    BAOBEI_ACTION_DISCARD = 13,  /**< Discard the drawn card (R2.5b). */
    BAOBEI_ACTION_KEEP = 14,     /**< Keep the drawn card in own slot[0] (R2.5a). */
    BAOBEI_ACTION_PLUCK = 15,    /**< Claim one card: seat[0], slot[0] (R3.7, R3.8). */
    BAOBEI_ACTION_DOUBLE = 16,   /**< Claim two cards in this order: seat[0], slot[0], seat[1], slot[1] (R3.10). */
    BAOBEI_ACTION_GIVE = 20,     /**< Give the card in own slot[0] (R3.8). */
    BAOBEI_ACTION_PLACE = 21,    /**< Put the added card into own empty slot[0] (R2.2). */
    BAOBEI_ACTION_DECLINE = 24,  /**< Decline the power (R11.3). */
    BAOBEI_ACTION_USE = 25,      /**< Use the power (R11.3). */
    BAOBEI_ACTION_PEEK = 28,     /**< White pelican: look at seat[0], slot[0] (R7.1). */
    BAOBEI_ACTION_SHOW = 29,     /**< Brown pelican: show seat[0], slot[0] (R7.2). */
    BAOBEI_ACTION_SWAP = 30,     /**< Blind swap: seat[0] < seat[1], and their slots (R7.3). */
    BAOBEI_ACTION_INSPECT = 31,  /**< Macaw: look at two cards: seat[0] < seat[1], and their slots (R7.4). */
    BAOBEI_ACTION_ADD = 32,      /**< Toco: the opponent seat[0] gets a card (R7.5). */
    BAOBEI_ACTION_LEAVE = 36,    /**< Macaw: leave the two cards where they are (R7.4). */
    BAOBEI_ACTION_SWAP_SEEN = 37, /**< Macaw: swap the two cards seen (R7.4). */
    BAOBEI_ACTION_REPLACE_BOTH = 40, /**< Shoebill: drawn card number `choice` (0, 1) into own slot[0], the other
                                          one into seat[1], slot[1] (R7.6). */
    BAOBEI_ACTION_REPLACE_OWN = 41, /**< Shoebill, the opposing half impossible: card `choice` into own slot[0]. */
    BAOBEI_ACTION_REPLACE_OTHER = 42, /**< Shoebill, the own half impossible: card `choice` into seat[1], slot[1]. */
    BAOBEI_ACTION_END = 44,      /**< End the turn (R2.7). */
    BAOBEI_ACTION_BAO = 45       /**< Announce BAO and end the turn (R4.1). */
} baobei_action_kind;

/**
 * An action: what a seat does, as one integer. 0 is no action. Make and read it with
 * baobei_action_make() and baobei_action_read(); the value is stable and may be stored. @since 0.1
 */
typedef uint32_t baobei_action;

/** An action taken apart; unused fields are zero. 8 bytes. @since 0.1 */
typedef struct baobei_parts {
    uint8_t kind;        /**< A #baobei_action_kind. */
    uint8_t seat[2];     /**< Seats of the first and second card. */
    uint8_t slot[2];     /**< Slots of the first and second card. */
    uint8_t choice;      /**< Shoebill: number of the drawn card. */
    uint8_t reserved[2]; /**< Zero. */
} baobei_parts;

/** A species of a rule set. 16 bytes. @since 0.1 */
typedef struct baobei_species {
    int32_t points;      /**< Points, -99 ... 99. */
    uint8_t copies;      /**< Cards of it in the deck; 0: not in the game. */
    uint8_t family;      /**< Cards match by family, 1 ... 32 (R3.3). */
    uint8_t power;       /**< A #baobei_power. */
    uint8_t reserved[9]; /**< Zero. */
} baobei_species;

/** The pending decision, as one viewer may know it. 32 bytes. @since 0.1 */
typedef struct baobei_decision {
    uint32_t token;       /**< Number of the decision; an answer quotes it. From 1, and after 2^32 - 1 again. */
    uint32_t serial;      /**< Serial of the next event. */
    uint8_t kind;         /**< A #baobei_decision_kind. */
    uint8_t active;       /**< Seat whose turn it is; #BAOBEI_NO_SEAT outside turns. */
    uint8_t asked;        /**< Set of the seats asked (bit s: seat s); does not shrink as they answer (R12.9). */
    uint8_t waiting;      /**< Those who, as far as this viewer knows, have not answered yet. */
    uint8_t power;        /**< The #baobei_power that runs, in USE, TARGET, SWAP, REPLACE and a toco's PLACE. */
    uint8_t timed;        /**< 1: a host may time it and answer with baobei_expire(). */
    uint8_t seat[2];      /**< GIVE: seat of the freed slot. SWAP: seats of the two cards seen. */
    uint8_t slot[2];      /**< GIVE: the freed slot. SWAP: slots of the two cards seen. */
    uint8_t species;      /**< Species whose power runs; 0: none. */
    uint8_t cause;        /**< The #baobei_cause of that power, or of the added card in PLACE. */
    uint8_t count;        /**< LOOK: cards to look at. REPLACE: cards drawn. */
    uint8_t reserved[11]; /**< Zero. */
} baobei_decision;

/** Something that happened, as one viewer may know it; fields by kind: event.h. 48 bytes. @since 0.1 */
typedef struct baobei_event {
    uint32_t serial;      /**< Its number in the match, the same for all; from 1, after 2^32 - 1 again. */
    uint8_t kind;         /**< A #baobei_event_kind. */
    uint8_t cause;        /**< A #baobei_cause, where the kind says so. */
    uint8_t by;           /**< Seat that acts; #BAOBEI_NO_SEAT: nobody in particular. */
    uint8_t count;        /**< A number or a set, by kind. */
    uint8_t seat[2];      /**< Seats, by kind. */
    uint8_t slot[2];      /**< Slots of those seats. */
    uint8_t card[2];      /**< Card bytes: #BAOBEI_HIDDEN where this viewer may not see them. */
    uint8_t reserved[10]; /**< Zero. */
    int32_t value[6];     /**< Numbers, by kind. */
} baobei_event;

/**
 * The whole table as one viewer sees it now. Face-down is face-down: remembering is the players'
 * game. Between two rounds, what belongs to a round (announcer, shield, locked cards and the like) is
 * shown as it was when the last one ended. 960 bytes. @since 0.1
 */
typedef struct baobei_view {
    baobei_decision decision; /**< What is pending. */
    int32_t sum[6];           /**< Recorded scores of the match so far, by seat (R5.4). */
    int32_t last[6];          /**< Recorded scores of the last finished round, 0 for seats that were out. */
    uint32_t round;           /**< Rounds dealt so far. */
    uint16_t viewer;          /**< Whose view this is: a #baobei_viewer. */
    uint8_t seats;            /**< Number of seats of the match. */
    uint8_t playing;          /**< Set of the seats in this round. */
    uint8_t first;            /**< First seat (between rounds: of the next one); #BAOBEI_NO_SEAT: drawn, or none. */
    uint8_t decisive;         /**< 1: a decisive round (R5.5). */
    uint8_t final;            /**< 1: the automatic final phase has begun (R8.4). */
    uint8_t announcer;        /**< Seat that announced BAO in this round; #BAOBEI_NO_SEAT: nobody. */
    uint8_t shield;           /**< 1: its shield is up (R4.3). */
    uint8_t closing;          /**< The round ends before its turn (R4.2, R8.4); #BAOBEI_NO_SEAT: not yet known. */
    uint8_t recycles;         /**< Recycles in this round (R8.6). */
    uint8_t draw;             /**< Cards in the draw pile. */
    uint8_t discard;          /**< Face-up cards in the discard pile, covered ones included. */
    uint8_t under;            /**< Cards slid face down under it (R7.6). */
    uint8_t top;              /**< Card byte of the top discard; 0: none yet. */
    uint8_t hand[2];          /**< Card bytes of the card(s) drawn and not yet placed; 0: none. */
    uint8_t winner;           /**< Winner of the match; #BAOBEI_NO_SEAT: not over. */
    uint8_t slots[6];         /**< Slots opened so far, by seat. */
    uint8_t place[6][66];     /**< By seat and slot: 1 a card, +2 locked (R6.6), +4 shielded (R4.4); 0: none. */
    uint8_t face[6][66];      /**< By seat and slot: card byte. */
    uint8_t reserved[60];     /**< Zero. */
} baobei_view;

/**
 * What a viewer with a perfect memory knows beyond its view. A shuffle makes its cards unknown to
 * everybody, and what is remembered of them is how many of which species went in; shuffle 0 is the
 * deal, 1 to 3 are recycles, and from the fourth on the two oldest become one. 1 408 bytes. @since 0.1
 */
typedef struct baobei_recall {
    uint8_t face[6][66];   /**< By seat and slot: card byte; hidden if this viewer has not seen it since its shuffle. */
    uint8_t seen[6][66];   /**< Who has: bit s is seat s, bit 6 the spectators. A public fact. */
    uint8_t origin[6][66]; /**< The shuffle that it came from. A public fact. */
    uint8_t unseen[4][32]; /**< By shuffle and species (species s at s - 1): cards that this viewer knows to be
                                among the cards of the shuffle and has not seen since. */
    uint8_t strangers[4];  /**< By shuffle: how many more there are: they went into it unseen by this viewer, and are
                                counted in `unseen` of an older shuffle, too. */
    uint8_t pile;          /**< The shuffle that the draw pile comes from. */
    uint8_t reserved[87];  /**< Zero. */
} baobei_recall;

/**
 * Memory for games and rule sets. With `block` null: get `size` bytes, aligned for any type
 * (#BAOBEI_ALIGNMENT always suffices), or answer null. With `block` given: give it back; `size` is what
 * was asked for; the answer is ignored. Must not call the library, nor leave by longjmp() or an
 * exception (as no hook may). @since 0.1
 */
typedef void *(*baobei_memory_fn)(void *ctx, void *block, size_t size);

/**
 * A source of chance: answers a uniform number 0 ... n-1 (1 < n <= 66). #BAOBEI_CHANCE_FAILED or
 * #BAOBEI_CHANCE_LATER instead leaves the game unchanged, and the call that needed it says so. It
 * may make const calls on the game, which is then in the state before the move. @since 0.1
 */
typedef int32_t (*baobei_below_fn)(void *ctx, uint32_t n);

#define BAOBEI_CHANCE_FAILED (-1) /**< Answer of a source of chance: I cannot. @since 0.1 */
/** Answer of a source of chance: not yet; ask again by repeating the move. @since 0.1 */
#define BAOBEI_CHANCE_LATER (-2)

/**
 * Receives events; `event` is valid during the call. Const calls on the game are allowed inside;
 * changing ones are refused with #BAOBEI_BAD_BUSY. @since 0.1
 */
typedef void (*baobei_event_fn)(void *ctx, baobei_viewer viewer, const baobei_event *event);

#ifdef __cplusplus
}
#endif

#endif

#include <baobei/base.h>

typedef struct status_row {
    baobei_status status;
    const char *name;
    const char *text;
} status_row;

#define ROW(name, text) {name, #name, text}

static const status_row status_rows[] = {
    ROW(BAOBEI_OK, "Done."),
    ROW(BAOBEI_BAD_ARGUMENT, "A pointer is null or a number is out of range."),
    ROW(BAOBEI_BAD_SEAT, "There is no such seat in this game."),
    ROW(BAOBEI_BAD_VIEWER, "That is not exactly one viewer of this game (a seat number is none)."),
    ROW(BAOBEI_BAD_ACTION, "That number is no action; 0 is what making one gives when it fails."),
    ROW(BAOBEI_BAD_KEY, "There is no such rule key."),
    ROW(BAOBEI_BAD_VALUE, "The value is outside the bounds of that rule."),
    ROW(BAOBEI_BAD_SPECIES, "There is no such species, or one of its properties is out of bounds."),
    ROW(BAOBEI_BAD_RULES, "The rule set does not hold together for that many seats."),
    ROW(BAOBEI_BAD_SIZE, "The memory is too small for a game, or the room for the text."),
    ROW(BAOBEI_BAD_ALIGNMENT, "The memory is not aligned as a game needs it."),
    ROW(BAOBEI_BAD_BUSY, "A callback of this game may not change the game."),
    ROW(BAOBEI_BAD_SERIAL, "No event has that serial yet, or another one comes next."),
    ROW(BAOBEI_BAD_TEXT, "The text cannot be read; the offset of the fault says where."),
    ROW(BAOBEI_GONE, "That is not kept any more, or the state was replaced; take the view."),
    ROW(BAOBEI_REFUSED_STALE, "The token is not that of the pending decision."),
    ROW(BAOBEI_REFUSED_OVER, "The match is over."),
    ROW(BAOBEI_REFUSED_NOT_ASKED, "This seat is not asked now."),
    ROW(BAOBEI_REFUSED_ANSWERED, "This seat has already answered."),
    ROW(BAOBEI_REFUSED_NOT_NOW, "That does not answer the pending decision."),
    ROW(BAOBEI_REFUSED_NO_CARDS, "This needs a card of one's own, and the seat has none."),
    ROW(BAOBEI_REFUSED_NO_SEAT, "That seat takes no part in this round."),
    ROW(BAOBEI_REFUSED_NO_SLOT, "That seat has no slot of that number."),
    ROW(BAOBEI_REFUSED_EMPTY, "That slot is empty."),
    ROW(BAOBEI_REFUSED_OCCUPIED, "That slot already holds a card."),
    ROW(BAOBEI_REFUSED_SHIELDED, "The BAO shield protects that card."),
    ROW(BAOBEI_REFUSED_LOCKED, "A power has already moved that card in this turn."),
    ROW(BAOBEI_REFUSED_NO_GIFT, "There are not enough cards of one's own to give for it."),
    ROW(BAOBEI_REFUSED_SAME_CARD, "Two different cards are needed."),
    ROW(BAOBEI_REFUSED_SAME_SEAT, "Cards of two different seats are needed."),
    ROW(BAOBEI_REFUSED_OWN, "An opponent is needed."),
    ROW(BAOBEI_REFUSED_HALF_OWED, "A half of the replacement that is possible may not be left out."),
    ROW(BAOBEI_REFUSED_NOT_DRAWN, "Only one card was drawn."),
    ROW(BAOBEI_REFUSED_TOO_LATE, "Another claim came first."),
    ROW(BAOBEI_FAILED_MEMORY, "The allocator gave no memory."),
    ROW(BAOBEI_FAILED_NO_CHANCE, "No source of chance has been chosen."),
    ROW(BAOBEI_FAILED_CHANCE, "The source of chance failed."),
    ROW(BAOBEI_FAILED_CHANCE_LATER, "The source of chance has no answer yet."),
    ROW(BAOBEI_FAILED_CHANCE_ANSWER, "The source of chance answered out of range."),
};

static const status_row *find(baobei_status status)
{
    for (size_t i = 0; i < sizeof status_rows / sizeof *status_rows; i++)
        if (status_rows[i].status == status)
            return &status_rows[i];
    return NULL;
}

uint32_t baobei_version(void)
{
    return BAOBEI_VERSION;
}

const char *baobei_status_name(baobei_status status)
{
    const status_row *row = find(status);

    return row ? row->name : "BAOBEI_?";
}

const char *baobei_status_text(baobei_status status)
{
    const status_row *row = find(status);

    return row ? row->text : "Unknown status.";
}

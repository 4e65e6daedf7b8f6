// ask.c: see ask.h.
#include "ask.h"

#include "clock.h"
#include "reference.h"
#include "screen.h"
#include "sheet.h"
#include "voice.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void menu_open(struct menu *menu, enum text question, unsigned usual)
{
    memset(menu, 0, sizeof *menu);
    menu->question = question;
    menu->usual = usual;
}

void menu_add(struct menu *menu, enum text item, const char *const *args)
{
    if (menu->count < MENU_ROOM)
        text_fill(menu->item[menu->count++], ITEM_ROOM, item, args);
}

void ask_afresh(struct client *client)
{
    client->rest = NULL;
}

void ask_begin(struct client *client)
{
    client->rest = NULL;
    client->given[0] = '\0';
    client->astray = false;
}

void ask_last(struct client *client)
{
    char *last = strrchr(client->given, ' ');
    const bool some = last != NULL && !client->astray;

    if (some) {
        *last = '\0';
        strcpy(client->line, client->given);
    }
    ask_begin(client);
    if (some)
        client->rest = client->line;
}

// Keeps a word for ask_last(), if there is room for it.
static void note(struct client *client)
{
    const size_t used = strlen(client->given);
    const size_t room = sizeof client->given - used;
    const int length = snprintf(client->given + used, room, "%s%s", used > 0 ? " " : "", client->word);

    if (length < 0 || (size_t)length >= room) {
        client->given[used] = '\0';
        client->astray = true;
    }
}

// What has been typed, for a transcript; control characters could do things to a terminal.
static void echo(struct client *client)
{
    for (const char *c = client->line; *c != '\0'; c++)
        out_char(&client->out, iscntrl((unsigned char)*c) ? '?' : *c);
    out_char(&client->out, '\n');
}

// Waits for a line; once a second it looks at the clock and shows it.
static enum input_result wait_line(struct client *client)
{
    for (;;) {
        int left = clock_left(client->deadline);
        bool ticking = client->deadline != CLOCK_NEVER && client->tty.screen && left > 0;
        int64_t until = ticking ? client->deadline - (int64_t)((left - 1) / 1000) * 1000 : client->deadline;
        enum input_result result = input_line(&client->input, until, client->line);
        if (result != INPUT_LATE || clock_left(client->deadline) <= 0)
            return result;

        char text[LINE_ROOM];
        struct word seconds;
        text_number(&seconds, (clock_left(client->deadline) + 999) / 1000);
        tty_above(&client->tty, text_fill(text, sizeof text, TEXT_CLOCK, ARGS(seconds.text)));
    }
}

// Reads the next line of answers.
static enum reply next_line(struct client *client)
{
    struct word seconds;

    if (client->deadline != CLOCK_NEVER)
        say_styled(client, STYLE_FAINT, TEXT_CLOCK,
                   ARGS(text_number(&seconds, (clock_left(client->deadline) + 999) / 1000)));
    out_text(&client->out, "> ");
    out_flush(&client->out);
    enum input_result result = wait_line(client);
    if (!client->input.keyboard && (result == INPUT_LINE || result == INPUT_LONG))
        echo(client);
    switch (result) {
    case INPUT_LINE: client->rest = client->line; return REPLY_GIVEN;
    case INPUT_LONG:
        client->rest = strcpy(client->line, "?!"); // no answer to anything
        return REPLY_GIVEN;
    case INPUT_LATE: out_char(&client->out, '\n'); return REPLY_LATE;
    case INPUT_END: client->ending = ENDING_INPUT; break;
    case INPUT_STOPPED: break;
    }
    out_char(&client->out, '\n');
    return REPLY_END;
}

// Words that are no answers but wishes. True: it was one, and has been granted.
static bool wish(struct client *client, const char *word)
{
    if (text_lists(TEXT_WORDS_HELP, word))
        reference_keys(client);
    else if (text_lists(TEXT_WORDS_RULES, word))
        reference_how(client);
    else if (text_lists(TEXT_WORDS_CARDS, word))
        reference_cards(client);
    else if (text_lists(TEXT_WORDS_SCORES, word))
        sheet_show(client);
    else if (text_lists(TEXT_WORDS_TABLE, word))
        screen_table(client);
    else if (text_lists(TEXT_WORDS_QUIT, word))
        client->ending = ENDING_QUIT;
    else
        return false;
    return true;
}

// An action's word that stands alone although something belongs behind it. True: it has been said so.
static bool incomplete(struct client *client, const char *text)
{
    static const struct {
        const char *word;
        enum text needs;
        const char *like;
    } words[] = {
        {"pluck", TEXT_NEEDS_CARD, "pluck b3"}, {"double", TEXT_NEEDS_TWO, "double a0 b3"},
        {"take", TEXT_NEEDS_SLOT, "take 2"},    {"keep", TEXT_NEEDS_SLOT, "keep 1"},
        {"give", TEXT_NEEDS_SLOT, "give 2"},    {"place", TEXT_NEEDS_SLOT, "place 1"},
        {"peek", TEXT_NEEDS_CARD, "peek c0"},   {"show", TEXT_NEEDS_CARD, "show c0"},
        {"swap", TEXT_NEEDS_TWO, "swap a1 b2"}, {"inspect", TEXT_NEEDS_TWO, "inspect a1 b2"},
        {"add", TEXT_NEEDS_SEAT, "add b"},      {"look", TEXT_NEEDS_SLOT, "look 1 3"},
    };

    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        if (strcmp(words[i].word, text) == 0) {
            say_styled(client, STYLE_ALARM, TEXT_NEEDS_MORE, ARGS(text, text_get(words[i].needs), words[i].like));
            return true;
        }
    }
    return false;
}

// Whether the line is an action in the library's notation, or seems to be meant as one: it begins with a word.
// Then it is an answer to whatever question there is.
static enum reply notation(struct client *client, bool *spelled)
{
    char text[BAOBEI_ACTION_TEXT + 1] = "";
    size_t length = 0;
    size_t fault = 0;
    struct word place;

    for (const char *c = client->line; *c != '\0' && length < BAOBEI_ACTION_TEXT; c++) {
        if (!isblank((unsigned char)*c))
            text[length++] = (char)tolower((unsigned char)*c);
        else if (length > 0 && text[length - 1] != ' ')
            text[length++] = ' ';
    }
    while (length > 0 && text[length - 1] == ' ')
        length--;
    text[length] = '\0';
    *spelled = isalpha((unsigned char)text[0]) && isalpha((unsigned char)text[1]);
    if (!*spelled)
        return REPLY_GIVEN;
    if (baobei_action_parse(text, length, &client->typed, &fault) == BAOBEI_OK)
        return REPLY_ACTION;
    if (!incomplete(client, text))
        say_styled(client, STYLE_ALARM, TEXT_BAD_ACTION, ARGS(text, text_number(&place, (long)fault + 1)));
    return REPLY_GIVEN;
}

// The next word of an answer; an empty one for an empty line.
static enum reply next_word(struct client *client, const char **word)
{
    for (;;) {
        if (client_ends(client))
            return REPLY_END;
        bool fresh = client->rest == NULL;
        bool spelled = false;
        if (fresh) {
            enum reply reply = next_line(client);
            if (reply != REPLY_GIVEN)
                return reply;
        }
        char *from = client->rest + strspn(client->rest, " \t");
        char *end = from + strcspn(from, " \t");
        char *next = end + strspn(end, " \t");
        char first[INPUT_ROOM];
        snprintf(first, sizeof first, "%.*s", (int)(end - from), from);
        for (char *c = first; *c != '\0'; c++)
            *c = (char)tolower((unsigned char)*c);
        client->rest = *next != '\0' ? next : NULL;
        if (text_lists(TEXT_WORDS_BACK, first)) {
            client->astray = true;
            return REPLY_BACK;
        }
        if (fresh && wish(client, first)) {
            client->rest = NULL;
            return client_ends(client) ? REPLY_END : REPLY_AGAIN;
        }
        if (fresh && notation(client, &spelled) == REPLY_ACTION)
            return REPLY_ACTION;
        if (spelled) {
            client->rest = NULL;
            continue;
        }
        *word = strcpy(client->word, first);
        return REPLY_GIVEN;
    }
}

// An answer that is none: say so, and drop the rest of its line.
static void reject(struct client *client, enum text id, const char *const *args)
{
    say_styled(client, STYLE_ALARM, id, args);
    ask_afresh(client);
}

// A number of one or two digits, which must be all of a word.
static bool whole_number(const char *word, uint32_t *number)
{
    const size_t digits = strspn(word, "0123456789");

    if (digits == 0 || digits > 2 || word[digits] != '\0')
        return false;
    *number = (uint32_t)strtoul(word, NULL, 10);
    return true;
}

// A seat's letter at the beginning of a word; moves on behind it.
static bool leading_seat(const struct client *client, const char **word, uint32_t *seat)
{
    if (**word < 'a' || **word >= 'a' + (int)client->seats)
        return false;
    *seat = (uint32_t)(**word - 'a');
    ++*word;
    return true;
}

// An answer that may be one.
static enum reply accept(struct client *client)
{
    note(client);
    return REPLY_GIVEN;
}

static void show_menu(struct client *client, const struct menu *menu)
{
    say_styled(client, STYLE_STRONG, menu->question, NULL);
    for (unsigned i = 0; i < menu->count; i++) {
        struct word index;
        say(client, i + 1 == menu->usual ? TEXT_MENU_USUAL : TEXT_MENU_ITEM,
            ARGS(text_number(&index, (long)i + 1), menu->item[i]));
    }
}

enum reply ask_menu(struct client *client, const struct menu *menu, unsigned *number)
{
    enum reply reply = REPLY_AGAIN;
    struct word most;

    for (;;) {
        const char *word;
        if (reply == REPLY_AGAIN && client->rest == NULL)
            show_menu(client, menu);
        reply = next_word(client, &word);
        if (reply == REPLY_AGAIN)
            continue;
        if (reply != REPLY_GIVEN)
            return reply;
        if (*word == '\0' && menu->usual != 0) {
            *number = menu->usual;
            return REPLY_GIVEN;
        }
        if (whole_number(word, number) && *number >= 1 && *number <= menu->count)
            return accept(client);
        reject(client, TEXT_BAD_CHOICE, ARGS(text_number(&most, (long)menu->count)));
    }
}

// Numbers of a seat's slots that hold a card (or hold none), for a question.
static void list_slots(const baobei_view *view, unsigned seat, bool full, char *text, size_t room)
{
    size_t used = 0;

    text[0] = '\0';
    for (unsigned i = 0; i < view->slots[seat] && used + 8 < room; i++) {
        if ((view->place[seat][i] != 0) == full)
            used += (size_t)snprintf(text + used, room - used, " %u", i);
    }
}

enum reply ask_own(struct client *client, enum text question, bool full, uint32_t *slot)
{
    const unsigned own = (unsigned)client->person;
    char slots[LINE_ROOM];

    list_slots(&client->view, own, full, slots, sizeof slots);
    *slot = 0;
    if (slots[0] == '\0')
        return REPLY_GIVEN; // nothing to choose: let the library say why not
    for (enum reply reply = REPLY_AGAIN;;) {
        const char *word;
        uint32_t seat = own;
        struct word place;
        if (reply == REPLY_AGAIN && client->rest == NULL)
            say(client, question, ARGS(slots));
        reply = next_word(client, &word);
        if (reply == REPLY_AGAIN)
            continue;
        if (reply != REPLY_GIVEN)
            return reply;
        leading_seat(client, &word, &seat);
        if (seat != own)
            reject(client, TEXT_NOT_YOURS, NULL);
        else if (!whole_number(word, slot))
            reject(client, TEXT_BAD_SLOT, ARGS(slots));
        else if (*slot < client->view.slots[own] && (client->view.place[own][*slot] != 0) == full)
            return accept(client);
        else
            reject(client, full ? TEXT_EMPTY_SLOT : TEXT_FULL_SLOT, ARGS(spot(&place, own, *slot), slots));
    }
}

// The slot of a card whose seat has been named alone.
static enum reply ask_slot(struct client *client, uint32_t seat, uint32_t *slot)
{
    char slots[LINE_ROOM];

    list_slots(&client->view, seat, true, slots, sizeof slots);
    for (enum reply reply = REPLY_AGAIN;;) {
        const char *word;
        if (reply == REPLY_AGAIN && client->rest == NULL)
            say(client, client_is_person(client, seat) ? TEXT_ASK_SLOT_YOU : TEXT_ASK_SLOT,
                ARGS(name_of(client, seat), slots));
        reply = next_word(client, &word);
        if (reply == REPLY_AGAIN)
            continue;
        if (reply != REPLY_GIVEN)
            return reply;
        if (whole_number(word, slot))
            return accept(client);
        reject(client, TEXT_BAD_SLOT, ARGS(slots));
    }
}

enum reply ask_card(struct client *client, enum text question, uint32_t *seat, uint32_t *slot)
{
    bool asked = false;

    for (;;) {
        if (!asked && client->rest == NULL)
            say(client, question, NULL);
        const char *word;
        enum reply reply = next_word(client, &word);
        asked = reply != REPLY_AGAIN;
        if (!asked)
            continue;
        if (reply != REPLY_GIVEN)
            return reply;
        const bool named = leading_seat(client, &word, seat);
        if (named && whole_number(word, slot))
            return accept(client);
        if (named && *word == '\0') {
            note(client);
            reply = ask_slot(client, *seat, slot);
            if (reply != REPLY_BACK)
                return reply;
            ask_afresh(client);
            asked = false;
            continue;
        }
        reject(client, TEXT_BAD_CARD, NULL);
    }
}

enum reply ask_two(struct client *client, enum text first, enum text second, uint32_t seat[2], uint32_t slot[2])
{
    for (;;) {
        enum reply reply = ask_card(client, first, &seat[0], &slot[0]);
        if (reply != REPLY_GIVEN)
            return reply;
        reply = ask_card(client, second, &seat[1], &slot[1]);
        if (reply != REPLY_BACK)
            return reply;
        ask_afresh(client);
    }
}

static void show_seats(struct client *client, enum text question)
{
    say_styled(client, STYLE_STRONG, question, NULL);
    for (unsigned i = 0; i < client->seats; i++) {
        struct word letter;
        if (!client_is_person(client, i))
            say(client, TEXT_MENU_ITEM, ARGS(seat_of(&letter, i), name_of(client, i)));
    }
}

enum reply ask_seat(struct client *client, enum text question, uint32_t *seat)
{
    for (enum reply reply = REPLY_AGAIN;;) {
        const char *word;
        if (reply == REPLY_AGAIN && client->rest == NULL)
            show_seats(client, question);
        reply = next_word(client, &word);
        if (reply == REPLY_AGAIN)
            continue;
        if (reply != REPLY_GIVEN)
            return reply;
        if (leading_seat(client, &word, seat) && *word == '\0')
            return accept(client);
        reject(client, TEXT_BAD_LETTER_HERE, NULL);
    }
}

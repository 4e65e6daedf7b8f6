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

void ask_afresh(struct host *host)
{
    host->rest = NULL;
}

// What has been typed, for a transcript; control characters could do things to a terminal.
static void echo(struct host *host)
{
    for (const char *c = host->line; *c != '\0'; c++)
        out_char(&host->out, iscntrl((unsigned char)*c) ? '?' : *c);
    out_char(&host->out, '\n');
}

// Waits for a line; once a second it looks at the clock and shows it.
static enum input_result wait_line(struct host *host)
{
    for (;;) {
        int left = clock_left(host->deadline);
        bool ticking = host->deadline != CLOCK_NEVER && host->tty.screen && left > 0;
        int64_t until = ticking ? host->deadline - (int64_t)((left - 1) / 1000) * 1000 : host->deadline;
        enum input_result result = input_line(&host->input, until, host->line);
        if (result != INPUT_LATE || clock_left(host->deadline) <= 0)
            return result;

        char text[LINE_ROOM];
        struct word seconds;
        text_number(&seconds, (clock_left(host->deadline) + 999) / 1000);
        tty_above(&host->tty, text_fill(text, sizeof text, TEXT_CLOCK, ARGS(seconds.text)));
    }
}

// Reads the next line of answers.
static enum reply next_line(struct host *host)
{
    struct word seconds;

    if (host->deadline != CLOCK_NEVER)
        say_styled(host, STYLE_FAINT, TEXT_CLOCK,
                   ARGS(text_number(&seconds, (clock_left(host->deadline) + 999) / 1000)));
    out_text(&host->out, "> ");
    out_flush(&host->out);
    enum input_result result = wait_line(host);
    if (!host->input.keyboard && (result == INPUT_LINE || result == INPUT_LONG))
        echo(host);
    switch (result) {
    case INPUT_LINE: host->rest = host->line; return REPLY_GIVEN;
    case INPUT_LONG:
        host->rest = strcpy(host->line, "?!"); // no answer to anything
        return REPLY_GIVEN;
    case INPUT_LATE: out_char(&host->out, '\n'); return REPLY_LATE;
    case INPUT_END: host->ending = ENDING_INPUT; break;
    case INPUT_STOPPED: break;
    }
    out_char(&host->out, '\n');
    return REPLY_END;
}

// Words that are no answers but wishes. True: it was one, and has been granted.
static bool wish(struct host *host, const char *word)
{
    if (text_lists(TEXT_WORDS_HELP, word))
        reference_keys(host);
    else if (text_lists(TEXT_WORDS_CARDS, word))
        reference_cards(host);
    else if (text_lists(TEXT_WORDS_SCORES, word))
        sheet_show(host);
    else if (text_lists(TEXT_WORDS_TABLE, word))
        screen_table(host);
    else if (text_lists(TEXT_WORDS_QUIT, word))
        host->ending = ENDING_QUIT;
    else
        return false;
    return true;
}

// The next word of an answer; an empty one for an empty line.
static enum reply next_word(struct host *host, const char **word)
{
    for (;;) {
        if (host_ends(host))
            return REPLY_END;
        bool fresh = host->rest == NULL;
        if (fresh) {
            enum reply reply = next_line(host);
            if (reply != REPLY_GIVEN)
                return reply;
        }
        char *from = host->rest + strspn(host->rest, " \t");
        char *end = from + strcspn(from, " \t");
        host->rest = NULL;
        if (*end != '\0' && end[strspn(end, " \t")] != '\0')
            host->rest = end + 1;
        *end = '\0';
        for (char *c = from; *c != '\0'; c++)
            *c = (char)tolower((unsigned char)*c);
        *word = from;
        if (text_lists(TEXT_WORDS_BACK, from))
            return REPLY_BACK;
        if (!fresh || !wish(host, from))
            return REPLY_GIVEN;
    }
}

// An answer that is none: say so, and drop the rest of its line.
static void reject(struct host *host, enum text id, const char *const *args)
{
    say_styled(host, STYLE_ALARM, id, args);
    ask_afresh(host);
}

// A number from 1 to 99 at the beginning of a word; moves on behind it. 0: there is none.
static uint32_t leading_number(const char **word)
{
    uint32_t number = 0;
    const char *c = *word;

    while (*c >= '0' && *c <= '9' && c - *word < 2)
        number = number * 10 + (uint32_t)(*c++ - '0');
    *word = c;
    return number;
}

enum reply ask_menu(struct host *host, const struct menu *menu, unsigned *number)
{
    struct word most;

    if (host->rest == NULL) {
        say_styled(host, STYLE_STRONG, menu->question, NULL);
        for (unsigned i = 0; i < menu->count; i++) {
            struct word index;
            say(host, i + 1 == menu->usual ? TEXT_MENU_USUAL : TEXT_MENU_ITEM,
                ARGS(text_number(&index, (long)i + 1), menu->item[i]));
        }
    }
    for (;;) {
        const char *word;
        enum reply reply = next_word(host, &word);
        if (reply != REPLY_GIVEN)
            return reply;
        if (*word == '\0' && menu->usual != 0) {
            *number = menu->usual;
            return REPLY_GIVEN;
        }
        *number = leading_number(&word);
        if (*word == '\0' && *number >= 1 && *number <= menu->count)
            return REPLY_GIVEN;
        reject(host, TEXT_BAD_CHOICE, ARGS(text_number(&most, (long)menu->count)));
    }
}

// Numbers of a seat's slots that hold a card (or hold none), for a question.
static void list_slots(const baobei_view *view, unsigned seat, bool full, char *text, size_t room)
{
    size_t used = 0;

    text[0] = '\0';
    for (unsigned i = 0; i < view->slots[seat] && used + 8 < room; i++) {
        if ((view->place[seat][i] != 0) == full)
            used += (size_t)snprintf(text + used, room - used, " %u", i + 1);
    }
}

enum reply ask_own(struct host *host, enum text question, bool full, uint32_t *slot)
{
    const unsigned own = (unsigned)host->options.person;
    baobei_view view;
    char slots[LINE_ROOM];

    if (baobei_view_get(host->game, host->viewer, &view) != BAOBEI_OK)
        return REPLY_END;
    list_slots(&view, own, full, slots, sizeof slots);
    *slot = 0;
    if (slots[0] == '\0')
        return REPLY_GIVEN; // nothing to choose: let the library say why not
    if (host->rest == NULL)
        say(host, question, ARGS(slots));
    for (;;) {
        const char *word;
        enum reply reply = next_word(host, &word);
        if (reply != REPLY_GIVEN)
            return reply;
        uint32_t number = leading_number(&word);
        bool other = false;
        if (*word == '.' && number > 0) {
            other = number != own + 1;
            word++;
            number = leading_number(&word);
        }
        if (other)
            reject(host, TEXT_NOT_YOURS, NULL);
        else if (*word != '\0' || number == 0)
            reject(host, TEXT_BAD_SLOT, ARGS(slots));
        else {
            *slot = number - 1;
            return REPLY_GIVEN;
        }
    }
}

// The slot of a card whose seat has been named alone.
static enum reply ask_slot(struct host *host, uint32_t seat, uint32_t *slot)
{
    baobei_view view;
    char slots[LINE_ROOM];

    if (baobei_view_get(host->game, host->viewer, &view) != BAOBEI_OK)
        return REPLY_END;
    list_slots(&view, seat, true, slots, sizeof slots);
    if (host->rest == NULL)
        say(host, host_is_person(host, seat) ? TEXT_ASK_SLOT_YOU : TEXT_ASK_SLOT, ARGS(name_of(host, seat), slots));
    for (;;) {
        const char *word;
        enum reply reply = next_word(host, &word);
        if (reply != REPLY_GIVEN)
            return reply;
        uint32_t number = leading_number(&word);
        if (*word == '\0' && number > 0) {
            *slot = number - 1;
            return REPLY_GIVEN;
        }
        reject(host, TEXT_BAD_SLOT, ARGS(slots));
    }
}

enum reply ask_card(struct host *host, enum text question, uint32_t *seat, uint32_t *slot)
{
    bool asked = false;

    for (;;) {
        if (!asked && host->rest == NULL)
            say(host, question, NULL);
        asked = true;
        const char *word;
        enum reply reply = next_word(host, &word);
        if (reply != REPLY_GIVEN)
            return reply;
        uint32_t number = leading_number(&word);
        *seat = number - 1;
        if (number >= 1 && number <= host->options.seats && *word == '\0') {
            reply = ask_slot(host, *seat, slot);
            if (reply != REPLY_BACK)
                return reply;
            ask_afresh(host);
            asked = false;
            continue;
        }
        if (number >= 1 && *word == '.') {
            word++;
            *slot = leading_number(&word) - 1;
            if (*slot < 99 && *word == '\0')
                return REPLY_GIVEN;
        }
        reject(host, TEXT_BAD_CARD, NULL);
    }
}

enum reply ask_two(struct host *host, enum text first, enum text second, uint32_t seat[2], uint32_t slot[2])
{
    for (;;) {
        enum reply reply = ask_card(host, first, &seat[0], &slot[0]);
        if (reply != REPLY_GIVEN)
            return reply;
        reply = ask_card(host, second, &seat[1], &slot[1]);
        if (reply != REPLY_BACK)
            return reply;
        ask_afresh(host);
    }
}

enum reply ask_seat(struct host *host, enum text question, uint32_t *seat)
{
    if (host->rest == NULL) {
        say_styled(host, STYLE_STRONG, question, NULL);
        for (unsigned i = 0; i < host->options.seats; i++) {
            struct word number;
            if (!host_is_person(host, i))
                say(host, TEXT_MENU_ITEM, ARGS(text_number(&number, (long)i + 1), name_of(host, i)));
        }
    }
    for (;;) {
        const char *word;
        struct word most;
        enum reply reply = next_word(host, &word);
        if (reply != REPLY_GIVEN)
            return reply;
        *seat = leading_number(&word);
        if (*word == '\0' && *seat >= 1 && *seat <= host->options.seats) {
            *seat -= 1;
            return REPLY_GIVEN;
        }
        reject(host, TEXT_BAD_CHOICE, ARGS(text_number(&most, (long)host->options.seats)));
    }
}

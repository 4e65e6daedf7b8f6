// main.c: baobei-table, a table of BAO BEI in a terminal: one person against opponents, or opponents
// alone. Sets up, plays, says how it ended.
#include "clock.h"
#include "host.h"
#include "narrate.h"
#include "peek.h"
#include "play.h"
#include "reference.h"
#include "screen.h"
#include "sheet.h"
#include "stop.h"
#include "voice.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

#define SCREEN_PACE 600 // milliseconds that a line stays alone on a screen

enum {
    EXIT_USAGE = 2,
    EXIT_SIGNAL = 128, // plus the signal's number, as shells count
};

bool host_is_person(const struct host *host, unsigned seat)
{
    return host->options.person != NOBODY && seat == (unsigned)host->options.person;
}

bool host_ends(struct host *host)
{
    if (host->ending == ENDING_NONE || host->ending == ENDING_OVER) {
        if (stop_signal() != 0)
            host->ending = ENDING_SIGNAL;
        else if (host->out.error != 0)
            host->ending = ENDING_OUTPUT;
    }
    return host->ending != ENDING_NONE;
}

void host_fail(struct host *host, baobei_status status)
{
    if (!host_ends(host)) {
        host->ending = ENDING_FAILED;
        host->failure = status;
    }
}

// Makes the game: rules, seats, chance, and who hears what.
static baobei_status make_game(struct host *host)
{
    const struct options *options = &host->options;
    baobei_rules *rules = NULL;
    uint32_t viewers = host->viewer;

    baobei_status status = baobei_rules_new(NULL, NULL, &rules);
    if (status == BAOBEI_OK && options->limit != 0)
        status = baobei_rules_set(rules, (baobei_rule)(BAOBEI_RULE_LIMIT_2 + (int)options->seats - 2), options->limit);
    if (status == BAOBEI_OK)
        status = baobei_game_new(rules, options->seats, 0, NULL, NULL, &host->game);
    baobei_rules_free(rules);
    if (status == BAOBEI_OK)
        status = baobei_game_chance(host->game, host->seed, NULL, NULL);
    if (status != BAOBEI_OK)
        return status;
    for (unsigned seat = 0; seat < options->seats; seat++) {
        bot_open(&host->bots[seat], baobei_game_rules(host->game), seat, host->seed);
        viewers |= (uint32_t)host->bots[seat].viewer;
    }
    return baobei_observe(host->game, viewers, narrate_hear, host);
}

static void greet(struct host *host)
{
    struct word seats;

    say_styled(host, STYLE_STRONG, TEXT_WELCOME, ARGS(text_number(&seats, (long)host->options.seats)));
    for (unsigned i = 0; i < host->options.seats; i++) {
        struct word number;
        say(host, TEXT_MENU_ITEM, ARGS(text_number(&number, (long)i + 1), title_of(host, i)));
    }
    reference_assumed(host);
    if (host->options.person != NOBODY) {
        struct word seconds;
        say(host, TEXT_GREET_KEYS, NULL);
        say(host, host->clocked ? TEXT_GREET_CLOCK : TEXT_GREET_NO_CLOCK,
            ARGS(text_number(&seconds, host->options.claim_seconds)));
    }
    if (host->tty.screen)
        peek_wait(host, TEXT_GREET_ENTER); // the first table would wipe all this away
}

// The last words. They are said on the normal screen, where they stay, and so is the result.
static int farewell(struct host *host)
{
    const bool opened = host->tty.opened;

    tty_close(&host->tty);
    if (opened && host->ending == ENDING_OVER) {
        screen_table(host);
        screen_log(host);
        sheet_show(host);
        narrate_winner(host);
    }
    switch (host->ending) {
    case ENDING_NONE:
    case ENDING_OUTPUT: return EXIT_SUCCESS; // who does not read any more need not be told
    case ENDING_OVER:
        // Told only now: whoever knows the seed knows every card to come.
        if (host->options.seed == NULL) {
            char seed[SEED_TEXT_ROOM];
            say(host, TEXT_BYE_SEED, NULL);
            say(host, TEXT_BYE_SEED_OPTION, ARGS(seed_to_text(host->seed, seed)));
        }
        return EXIT_SUCCESS;
    case ENDING_QUIT: say(host, TEXT_BYE_QUIT, NULL); return EXIT_SUCCESS;
    case ENDING_INPUT: say(host, TEXT_BYE_INPUT, NULL); return EXIT_SUCCESS;
    case ENDING_SIGNAL: say(host, TEXT_BYE_SIGNAL, NULL); return EXIT_SIGNAL + stop_signal();
    case ENDING_FAILED:
        say(host, TEXT_BYE_FAILED, ARGS(text_status(host->failure), baobei_status_name(host->failure)));
        break;
    }
    return EXIT_FAILURE;
}

static int run(struct host *host)
{
    const bool keyboard = host->input.keyboard;
    const bool watch = host->options.person == NOBODY;

    host->viewer = watch ? BAOBEI_VIEWER_SPECTATOR : (baobei_viewer)(BAOBEI_VIEWER_SEAT_0 << host->options.person);
    host->clocked = !watch && host->options.claim_seconds > 0 && (keyboard || host->options.clock);
    host->deadline = CLOCK_NEVER;
    if (host->options.seed != NULL) {
        seed_from_text(host->seed, host->options.seed);
    } else if (!seed_random(host->seed)) {
        host_fail(host, BAOBEI_FAILED_CHANCE);
        return farewell(host);
    }
    baobei_status status = make_game(host);
    if (status != BAOBEI_OK) {
        host_fail(host, status);
    } else {
        // Screens are for somebody who sits there; a transcript is made of lines.
        if (!host->options.plain)
            tty_open(&host->tty, &host->out, keyboard || watch);
        host->pace = host->options.pace >= 0 ? host->options.pace : host->tty.screen ? SCREEN_PACE : 0;
        greet(host);
        play(host);
    }
    int result = farewell(host);
    baobei_game_free(host->game);
    return result;
}

// A closed standard descriptor would be taken by the next file that is opened.
static bool fill_descriptors(void)
{
    for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++) {
        if (fcntl(fd, F_GETFD) == -1 && open("/dev/null", O_RDWR) != fd)
            return false;
    }
    return true;
}

int main(int argc, char **argv)
{
    static struct host host; // a few dozen kilobytes: not for the stack of everybody
    static struct out errors;
    int result = EXIT_SUCCESS;

    out_open(&host.out, STDOUT_FILENO);
    out_open(&errors, STDERR_FILENO);
    if (!fill_descriptors() || !stop_install())
        return EXIT_FAILURE;
    switch (options_read(&host.options, argc, argv, &host.out, &errors)) {
    case OPTIONS_PLAY:
        input_open(&host.input, STDIN_FILENO);
        result = run(&host);
        break;
    case OPTIONS_DONE: break;
    case OPTIONS_BAD: result = EXIT_USAGE; break;
    }
    out_flush(&host.out);
    out_flush(&errors);
    // A reader that goes away (a pager, head) is no failure; a full disk is one.
    if (host.out.error != 0 && host.out.error != EPIPE)
        result = EXIT_FAILURE;
    return result;
}

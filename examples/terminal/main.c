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

static void greet(struct client *client)
{
    struct word seats;

    say_styled(client, STYLE_STRONG, TEXT_WELCOME, ARGS(text_number(&seats, (long)client->seats)));
    for (unsigned i = 0; i < client->seats; i++) {
        struct word letter;
        say(client, TEXT_MENU_ITEM, ARGS(seat_of(&letter, i), title_of(client, i)));
    }
    reference_rules(client);
    if (client->person != NOBODY) {
        struct word seconds;
        say(client, TEXT_GREET_KEYS, NULL);
        say(client, client->clocked ? TEXT_GREET_CLOCK : TEXT_GREET_NO_CLOCK,
            ARGS(text_number(&seconds, client->claim_seconds)));
    }
    if (client->tty.screen)
        peek_wait(client, TEXT_GREET_ENTER); // the first table would wipe all this away
}

// The seed, told only now: whoever knows it knows every card to come.
static void tell_seed(struct host *host)
{
    char seed[SEED_TEXT_ROOM];

    if (host->options.seed != NULL)
        return;
    say(&host->client, TEXT_BYE_SEED, NULL);
    say(&host->client, TEXT_BYE_SEED_OPTION, ARGS(seed_to_text(host->seed, seed)));
}

// The last words. They are said on the normal screen, where they stay, and so is the result.
static int farewell(struct host *host)
{
    struct client *client = &host->client;
    const bool opened = client->tty.opened;

    tty_close(&client->tty);
    if (opened && client->ending == ENDING_OVER) {
        screen_table(client);
        screen_log(client);
        sheet_show(client);
        narrate_winner(client);
    }
    switch (client->ending) {
    case ENDING_NONE:
    case ENDING_OUTPUT: return EXIT_SUCCESS; // who does not read any more need not be told
    case ENDING_OVER: tell_seed(host); return EXIT_SUCCESS;
    case ENDING_QUIT: say(client, TEXT_BYE_QUIT, NULL); return EXIT_SUCCESS;
    case ENDING_INPUT: say(client, TEXT_BYE_INPUT, NULL); return EXIT_SUCCESS;
    case ENDING_SIGNAL: say(client, TEXT_BYE_SIGNAL, NULL); return EXIT_SIGNAL + stop_signal();
    case ENDING_RECORD: say(client, TEXT_BYE_RECORD, ARGS(host->options.record)); break;
    case ENDING_FAILED:
        say(client, TEXT_BYE_FAILED, ARGS(text_status(client->failure), baobei_status_name(client->failure)));
        break;
    }
    return EXIT_FAILURE;
}

static int run(struct host *host)
{
    struct client *client = &host->client;
    const struct options *options = &host->options;
    const bool keyboard = client->input.keyboard;
    const bool watch = options->person == NOBODY;
    baobei_status status = BAOBEI_OK;

    client->person = options->person;
    client->claim_seconds = options->claim_seconds;
    client->clocked = !watch && options->claim_seconds > 0 && (keyboard || options->clock);
    if (options->seed != NULL)
        seed_from_text(host->seed, options->seed);
    else if (!seed_random(host->seed))
        status = BAOBEI_FAILED_CHANCE;
    if (status == BAOBEI_OK)
        status = host_open(host);
    if (status != BAOBEI_OK)
        client_fail(client, status);
    if (!client_ends(client)) {
        // Screens are for somebody who sits there; a transcript is made of lines.
        if (!options->plain)
            tty_open(&client->tty, &client->out, keyboard || watch);
        client->pace = options->pace >= 0 ? options->pace : client->tty.screen ? SCREEN_PACE : 0;
        greet(client);
        play(host);
    }
    if (!record_close(&host->record) && !client_ends(client))
        client->ending = ENDING_RECORD;
    int result = farewell(host);
    host_close(host);
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

    out_open(&host.client.out, STDOUT_FILENO);
    out_open(&errors, STDERR_FILENO);
    if (!fill_descriptors() || !stop_install())
        return EXIT_FAILURE;
    switch (options_read(&host.options, argc, argv, &host.client.out, &errors)) {
    case OPTIONS_PLAY:
        input_open(&host.client.input, STDIN_FILENO);
        result = run(&host);
        break;
    case OPTIONS_DONE: break;
    case OPTIONS_BAD: result = EXIT_USAGE; break;
    }
    out_flush(&host.client.out);
    out_flush(&errors);
    // A reader that goes away (a pager, head) is no failure; a full disk is one.
    if (host.client.out.error != 0 && host.client.out.error != EPIPE)
        result = EXIT_FAILURE;
    return result;
}

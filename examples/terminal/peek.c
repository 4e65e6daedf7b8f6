// peek.c: see peek.h.
#include "peek.h"

#include "clock.h"
#include "screen.h"
#include "voice.h"

#define PAUSES 4 // what a spectator gets instead of a question

void peek_wait(struct host *host, enum text prompt)
{
    char line[INPUT_ROOM];

    if (host_ends(host))
        return;
    if (host->options.person == NOBODY)
        clock_pause(PAUSES * host->pace);
    if (host->options.person == NOBODY || !host->input.keyboard)
        return;
    say_styled(host, STYLE_FAINT, prompt, NULL);
    out_flush(&host->out);
    input_forget(&host->input);
    if (input_line(&host->input, CLOCK_NEVER, line) == INPUT_END)
        host->ending = ENDING_INPUT;
}

void peek_show(struct host *host, const baobei_event *event)
{
    const unsigned cards = event->kind == BAOBEI_EVENT_LOOKED ? event->count : 1;
    struct word place[2];
    struct word card;

    if (host->tty.screen)
        screen_show(host);
    for (unsigned i = 0; i < cards && i < 2; i++) {
        place_of(host, &place[i], event->by, event->seat[i], event->slot[i]);
        say_styled(host, STYLE_FACE, TEXT_PEEK, ARGS(place[i].text, card_of(host, &card, event->card[i])));
    }
    peek_wait(host, TEXT_PEEK_ENTER);
    if (host->tty.screen)
        screen_show(host); // without the face
    tell(host, cards == 2 ? TEXT_PEEK_HIDDEN_TWO : TEXT_PEEK_HIDDEN, ARGS(place[0].text, place[1].text));
}

// peek.c: see peek.h.
#include "peek.h"

#include "clock.h"
#include "screen.h"
#include "voice.h"

#define PAUSES 4 // what a spectator gets instead of a question

void peek_wait(struct client *client, enum text prompt)
{
    char line[INPUT_ROOM];

    if (client_ends(client))
        return;
    if (client->person == NOBODY)
        clock_pause(PAUSES * client->pace);
    if (client->person == NOBODY || !client->input.keyboard)
        return;
    say_styled(client, STYLE_FAINT, prompt, NULL);
    out_flush(&client->out);
    input_forget(&client->input);
    if (input_line(&client->input, CLOCK_NEVER, line) == INPUT_END)
        client->ending = ENDING_INPUT;
}

void peek_show(struct client *client, const baobei_event *event)
{
    const unsigned cards = event->kind == BAOBEI_EVENT_LOOKED ? event->count : 1;
    struct word place[2];
    struct word card;

    if (client->tty.screen)
        screen_show(client);
    for (unsigned i = 0; i < cards && i < 2; i++) {
        place_of(client, &place[i], event->by, event->seat[i], event->slot[i]);
        say_styled(client, STYLE_FACE, TEXT_PEEK, ARGS(place[i].text, card_of(client, &card, event->card[i])));
    }
    peek_wait(client, TEXT_PEEK_ENTER);
    if (client->tty.screen)
        screen_show(client); // without the face
    tell(client, cards == 2 ? TEXT_PEEK_HIDDEN_TWO : TEXT_PEEK_HIDDEN, ARGS(place[0].text, place[1].text));
}

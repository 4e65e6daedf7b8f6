// choose.h: what the person does now, put together from answers.
#ifndef TABLE_CHOOSE_H
#define TABLE_CHOOSE_H

#include "ask.h"

// Asks until there is an action that the library allows; tells why others are refused.
enum reply choose(struct client *client, baobei_action *action);

#endif

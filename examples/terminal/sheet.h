// sheet.h: the score sheet.
#ifndef TABLE_SHEET_H
#define TABLE_SHEET_H

#include "client.h"

void sheet_round(struct client *client, const baobei_event *event);  // a round begins
void sheet_scores(struct client *client, const baobei_event *event); // it is recorded
void sheet_show(struct client *client);

#endif

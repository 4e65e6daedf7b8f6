// sheet.h: the score sheet.
#ifndef TABLE_SHEET_H
#define TABLE_SHEET_H

#include "host.h"

void sheet_round(struct host *host, const baobei_event *event);  // a round begins
void sheet_scores(struct host *host, const baobei_event *event); // it is recorded
void sheet_show(struct host *host);

#endif

// claims.h: a claim window. The library has no clock: the host collects for a while, and hands over
// what it has, with the moments at which it came.
#ifndef TABLE_CLAIMS_H
#define TABLE_CLAIMS_H

#include "host.h"

void claims_run(struct host *host, const baobei_decision *now);

#endif

// stop.h: ending on request. Signals only leave a note here; the loop reads it between two steps.
#ifndef TABLE_STOP_H
#define TABLE_STOP_H

#include <stdbool.h>

// Catches SIGINT, SIGTERM and SIGHUP, and ignores SIGPIPE (the writer sees EPIPE instead).
bool stop_install(void);

// The signal that asked us to end; 0: none yet.
int stop_signal(void);

// A descriptor that becomes readable with the signal, so that poll() cannot sleep through it.
int stop_fd(void);

#endif

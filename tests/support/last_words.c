#define _POSIX_C_SOURCE 200809L /* sigaction() */

#include "last_words.h"

#include <stddef.h>
#include <stdio.h>

#if defined(__unix__) || defined(__APPLE__)
#include <signal.h>

static const int signals[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE};
enum { SIGNALS = sizeof signals / sizeof signals[0] };

static struct sigaction before[SIGNALS]; /* a sanitizer's, perhaps */
static void (*words)(void);

/* Read by the sanitizers at the start: what they find ends in a signal, and a trap is told with its line. */
const char *__asan_default_options(void);
const char *__ubsan_default_options(void);

const char *__asan_default_options(void)
{
    return "abort_on_error=1:handle_sigill=1";
}

const char *__ubsan_default_options(void)
{
    return "abort_on_error=1:print_stacktrace=1";
}

/* What was there before is put back, and gets the signal when the call that failed is tried again. */
static void speak(int number)
{
    (void)number;
    for (size_t i = 0; i < SIGNALS; i++)
        sigaction(signals[i], &before[i], NULL);
    printf("FAILED: a broken assertion of the library, or a fault of memory\n");
    words();
    fflush(stdout);
}

void last_words(void (*say)(void))
{
    struct sigaction action = {.sa_handler = speak};

    for (size_t i = 0; !words && i < SIGNALS; i++)
        sigaction(signals[i], &action, &before[i]);
    words = say;
}

#else

void last_words(void (*say)(void))
{
    (void)say;
}

#endif

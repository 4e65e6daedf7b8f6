/*
 * Runs tests, each in a fork, and stops at the first that fails: RUNNER SECONDS FILE.
 * A test may take so many seconds of processor time; those whose source ends with FILE come first.
 */
#include "criterion.h"

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

static runner_test *tests, *suites;
static uint32_t passed;
static double slowest;

void runner_add(runner_test *test)
{
    runner_test **list = test->run || test->run_with ? &tests : &suites;

    test->next = *list;
    *list = test;
}

void runner_fail(const char *file, int line)
{
    printf("%s:%d\n", file, line);
    fflush(stdout);
    _exit(1);
}

static const runner_test *suite_of(const runner_test *test)
{
    const runner_test *suite = suites;

    while (suite && strcmp(suite->suite, test->suite) != 0)
        suite = suite->next;
    return suite;
}

static void call(void (*hook)(void))
{
    if (hook)
        hook();
}

static _Noreturn void run_here(const runner_test *test, char *param, rlim_t seconds)
{
    const runner_test *suite = suite_of(test);

    setrlimit(RLIMIT_CPU, &(struct rlimit){seconds, seconds + 1});
    call(suite ? suite->init : NULL);
    call(test->init);
    if (test->run)
        test->run();
    else
        test->run_with(param);
    call(test->fini);
    call(suite ? suite->fini : NULL);
    _exit(0);
}

static void run(const runner_test *test, char *param, rlim_t seconds)
{
    struct rusage used;
    double took;
    int status;
    pid_t child = fork();

    if (child == 0)
        run_here(test, param, seconds);
    if (child < 0 || wait4(child, &status, 0, &used) < 0)
        abort();
    if (test->signal ? !WIFSIGNALED(status) || WTERMSIG(status) != test->signal : status != 0) {
        printf("%s %s/%s\n", WIFSIGNALED(status) ? "crashed:" : "failed:", test->suite, test->name);
        exit(1);
    }
    took = (double)used.ru_utime.tv_sec + (double)used.ru_utime.tv_usec / 1e6;
    slowest = took > slowest ? took : slowest;
    passed++;
}

static void run_all(const runner_test *test, rlim_t seconds)
{
    struct criterion_test_params params;

    if (test->run) {
        run(test, NULL, seconds);
        return;
    }
    params = test->params();
    for (size_t i = 0; i < params.length; i++)
        run(test, params.params + i * params.size, seconds);
}

static bool is_first(const runner_test *test, const char *file)
{
    size_t length = strlen(test->file), end = strlen(file);

    return length >= end && strcmp(test->file + length - end, file) == 0;
}

int main(int argc, char **argv)
{
    rlim_t seconds = argc > 1 ? strtoul(argv[1], NULL, 10) : 0;
    const char *file = argc > 2 ? argv[2] : "?";

    if (seconds == 0)
        return 2;
    for (int round = 0; round < 2; round++)
        for (const runner_test *test = tests; test; test = test->next)
            if (is_first(test, file) == (round == 0))
                run_all(test, seconds);
    printf("slowest test: %.2f s\n%u passed, 0 failed\n", slowest, passed);
    return passed == 0;
}

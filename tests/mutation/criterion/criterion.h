/*
 * The part of Criterion's interface that our tests use, for runs by the thousand: Criterion starts a process and a
 * conversation for every test, here a test is a fork, some thirty times cheaper. The first assertion that does not
 * hold ends the run; no message is made. runner.c has the other half.
 */
#ifndef TESTS_MUTATION_CRITERION_H
#define TESTS_MUTATION_CRITERION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct criterion_test_params {
    size_t size; /* of one parameter */
    char *params;
    size_t length;
};

/* A test, or with neither `run` nor `run_with` the options of a suite. */
typedef struct runner_test {
    const char *suite, *name, *file;
    void (*run)(void);
    void (*run_with)(void *param);
    struct criterion_test_params (*params)(void);
    void (*init)(void), (*fini)(void);
    double timeout;
    int signal; /* that it must end with; 0: none */
    struct runner_test *next;
} runner_test;

void runner_add(runner_test *test);
_Noreturn void runner_fail(const char *file, int line);

#define RUNNER_REGISTER(id, ...)                                                                                       \
    __attribute__((constructor)) static void runner_register_##id(void)                                               \
    {                                                                                                                  \
        static runner_test test = {__VA_ARGS__};                                                                       \
        runner_add(&test);                                                                                             \
    }

#define TestSuite(of, ...) RUNNER_REGISTER(of, .suite = #of, .file = __FILE__, __VA_ARGS__) struct runner_test

#define Test(of, called, ...)                                                                                          \
    static void of##_##called(void);                                                                                   \
    RUNNER_REGISTER(of##_##called, .suite = #of, .name = #called, .file = __FILE__, .run = of##_##called, __VA_ARGS__) \
    static void of##_##called(void)

#define ParameterizedTestParameters(of, called) static struct criterion_test_params of##_##called##_params(void)

#define ParameterizedTest(param, of, called, ...)                                                                      \
    static void of##_##called(param);                                                                                  \
    static void of##_##called##_with(void *one)                                                                        \
    {                                                                                                                  \
        of##_##called(one);                                                                                            \
    }                                                                                                                  \
    RUNNER_REGISTER(of##_##called, .suite = #of, .name = #called, .file = __FILE__, .run_with = of##_##called##_with,  \
                    .params = of##_##called##_params, __VA_ARGS__)                                                     \
    static void of##_##called(param)

#define cr_make_param_array(type, array, count) ((struct criterion_test_params){sizeof(type), (char *)(array), count})

/* Messages are dropped, so a condition may be followed by anything. */
#define RUNNER_HOLDS(condition) ((condition) ? (void)0 : runner_fail(__FILE__, __LINE__))

#define cr_assert(condition, ...) RUNNER_HOLDS(condition)
#define cr_assert_not(condition, ...) RUNNER_HOLDS(!(condition))
#define cr_assert_null(value, ...) RUNNER_HOLDS((value) == NULL)
#define cr_assert_not_null(value, ...) RUNNER_HOLDS((value) != NULL)
#define cr_assert_eq(a, b, ...) RUNNER_HOLDS((a) == (b))
#define cr_assert_neq(a, b, ...) RUNNER_HOLDS((a) != (b))
#define cr_assert_lt(a, b, ...) RUNNER_HOLDS((a) < (b))
#define cr_assert_leq(a, b, ...) RUNNER_HOLDS((a) <= (b))
#define cr_assert_gt(a, b, ...) RUNNER_HOLDS((a) > (b))
#define cr_assert_geq(a, b, ...) RUNNER_HOLDS((a) >= (b))
#define cr_assert_str_eq(a, b, ...) RUNNER_HOLDS(strcmp(a, b) == 0)
#define cr_assert_str_neq(a, b, ...) RUNNER_HOLDS(strcmp(a, b) != 0)
#define cr_assert_arr_eq(a, b, size, ...) RUNNER_HOLDS(memcmp(a, b, size) == 0)
#define cr_assert_fail(...) RUNNER_HOLDS(false)

#define cr_expect cr_assert
#define cr_expect_not cr_assert_not
#define cr_expect_null cr_assert_null
#define cr_expect_not_null cr_assert_not_null
#define cr_expect_eq cr_assert_eq
#define cr_expect_neq cr_assert_neq
#define cr_expect_lt cr_assert_lt
#define cr_expect_leq cr_assert_leq
#define cr_expect_gt cr_assert_gt
#define cr_expect_geq cr_assert_geq
#define cr_expect_str_eq cr_assert_str_eq
#define cr_expect_str_neq cr_assert_str_neq
#define cr_expect_arr_eq cr_assert_arr_eq
#define cr_expect_fail cr_assert_fail

#endif

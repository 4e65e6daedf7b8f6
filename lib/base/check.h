/*
 * Assertions that never abort a host: armed in tests, fuzzers and soaks (BAOBEI_CHECKS), where a
 * broken one traps; nothing in a release build.
 */
#ifndef BBI_BASE_CHECK_H
#define BBI_BASE_CHECK_H

#if defined(BAOBEI_CHECKS) && BAOBEI_CHECKS
#define BBI_CHECK(condition) ((condition) ? (void)0 : __builtin_trap())
#else
#define BBI_CHECK(condition) ((void)sizeof(condition))
#endif

#endif

/*
 * A function that GCC is to leave apart from its callers: rare, it would make them save registers for its many
 * variables; or of sizes that it must not know (bulk.h). Clang needs neither.
 */
#ifndef BBI_BASE_APART_H
#define BBI_BASE_APART_H

#if defined(__GNUC__) && !defined(__clang__)
#define BBI_APART __attribute__((noinline, noclone))
#else
#define BBI_APART
#endif

#endif

/* A function that the compiler is to leave apart from its callers. */
#ifndef BBI_BASE_APART_H
#define BBI_BASE_APART_H

#if defined(__GNUC__) && !defined(__clang__)
#define BBI_APART __attribute__((noinline, noclone))
#else
#define BBI_APART
#endif

#endif

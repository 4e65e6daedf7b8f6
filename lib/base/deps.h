/* The only door to the C library: four functions that every compiler wants anyway. */
#ifndef BBI_BASE_DEPS_H
#define BBI_BASE_DEPS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#endif

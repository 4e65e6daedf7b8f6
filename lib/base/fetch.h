/* A hint that some memory will be needed soon; it costs next to nothing, and nothing else depends on it. */
#ifndef BBI_BASE_FETCH_H
#define BBI_BASE_FETCH_H

#ifdef __GNUC__
#define BBI_FETCH(address) __builtin_prefetch(address)
#else
#define BBI_FETCH(address) ((void)(address))
#endif

#endif

/* The default allocator, the only file that needs one; a port without it defines BAOBEI_NO_MALLOC. */
#include "api/game_object.h"

#ifdef BAOBEI_NO_MALLOC

baobei_memory_fn bbi_default_memory(void)
{
    return NULL;
}

#else

#include <stdlib.h>

static void *use_malloc(void *ctx, void *block, size_t size)
{
    (void)ctx;
    if (!block)
        return malloc(size);
    free(block);
    return NULL;
}

baobei_memory_fn bbi_default_memory(void)
{
    return use_malloc;
}

#endif

/* A plug-in that plays with a copy of the library of its own, or with what it finds, as it is compiled. */
#ifdef BAOBEI_STATIC
#include <baobei/baobei.c>
#else
#include <baobei/baobei.h>
#endif

#include "player.h"
#include "plugin.h"

static player self;

static uint32_t version(void)
{
    return baobei_version();
}

static bool begin(void)
{
    return player_begin(&self);
}

static bool move(void)
{
    return player_move(&self);
}

static uint64_t end(void)
{
    return player_end(&self);
}

extern const plugin_table plugin;
const plugin_table plugin = {version, begin, move, end};

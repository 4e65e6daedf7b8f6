/*
 * A host that uses the shared library and loads plug-ins into the global scope, each of which may have a copy of its
 * own: host PLUGIN VERSION ... All play the same match, a move each in turn. Every one must be served by the version
 * that it was made with, and come to the same end.
 */
#include <baobei/baobei.h>
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>

#include "player.h"
#include "plugin.h"

enum { MOST_PLUGINS = 8 };

static const plugin_table *load(const char *path, const char *version)
{
    void *library = dlopen(path, RTLD_NOW | RTLD_GLOBAL);
    const plugin_table *table = library ? dlsym(library, "plugin") : NULL;

    if (!table) {
        printf("%s\n", dlerror());
        exit(1);
    }
    if (table->version() != strtoul(version, NULL, 0)) {
        printf("%s: served by version %#lx, not %s\n", path, (unsigned long)table->version(), version);
        exit(1);
    }
    return table;
}

int main(int count, char **words)
{
    const plugin_table *table[MOST_PLUGINS];
    player self;
    int plugins = 0;
    bool good = true;
    bool on = true;
    uint64_t hash;

    for (int i = 1; i + 1 < count && plugins < MOST_PLUGINS; i += 2)
        table[plugins++] = load(words[i], words[i + 1]);
    if (baobei_version() != BAOBEI_VERSION) {
        printf("the host is served by version %#lx\n", (unsigned long)baobei_version());
        return 1;
    }
    good = player_begin(&self);
    for (int i = 0; i < plugins; i++)
        good = table[i]->begin() && good;
    while (good && on) {
        on = player_move(&self);
        for (int i = 0; i < plugins; i++)
            good = table[i]->move() == on && good;
    }
    hash = player_end(&self);
    for (int i = 0; i < plugins; i++)
        good = table[i]->end() == hash && good;
    printf("%d plug-ins and the host: %s\n", plugins, good ? "the same match" : "not the same match");
    return good && plugins ? 0 : 1;
}

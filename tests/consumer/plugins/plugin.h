/* What a plug-in of this host looks like from outside: one table, named plugin. */
#include <stdbool.h>
#include <stdint.h>

typedef struct plugin_table {
    uint32_t (*version)(void);
    bool (*begin)(void);
    bool (*move)(void);
    uint64_t (*end)(void);
} plugin_table;

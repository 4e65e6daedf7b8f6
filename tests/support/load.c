#include "load.h"

#include <criterion/criterion.h>

#include "notation.h"

baobei_game *load(const char *text)
{
    baobei_game *game = note_game();
    note n;

    note_set(&n, text);
    cr_assert(note_read(game, &n), "%s", text);
    return game;
}

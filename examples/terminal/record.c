// record.c: see record.h.
#include "record.h"

#include <fcntl.h>

static bool put(struct record *record, const char *text)
{
    FILE *file = record->file;

    return fputs(text, file) != EOF && fputc('\n', file) != EOF && fflush(file) == 0;
}

bool record_open(struct record *record, const char *path, const baobei_game *game)
{
    char text[BAOBEI_POSITION_TEXT];

    const int fd = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600); // nobody else should read this

    record->file = fd >= 0 ? fdopen(fd, "w") : NULL;
    return record->file != NULL && baobei_full_position_write(game, text, sizeof text, NULL) == BAOBEI_OK &&
           put(record, text);
}

bool record_move(struct record *record, const baobei_game *game)
{
    char text[BAOBEI_MOVE_TEXT];

    if (record->file == NULL)
        return true;
    return baobei_move_write(game, BAOBEI_VIEWER_HOST, text, sizeof text, NULL) == BAOBEI_OK && put(record, text);
}

bool record_close(struct record *record)
{
    FILE *file = record->file;

    record->file = NULL;
    return file == NULL || fclose(file) == 0;
}

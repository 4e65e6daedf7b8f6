// options.h: the command line.
#ifndef TABLE_OPTIONS_H
#define TABLE_OPTIONS_H

#include "out.h"

#include <baobei/baobei.h>

#include <stdbool.h>
#include <stdint.h>

#define NOBODY (-1) // in place of a seat

enum skill { SKILL_EASY, SKILL_NORMAL, SKILL_HARD };

struct options {
    unsigned seats;
    int person;          // seat of the person, from 0; NOBODY: opponents only
    const char *seed;    // NULL: a random one
    const char *given;   // rules as a text; NULL: the assumed ones
    int32_t limit;       // 0: that of the rules
    baobei_rules *rules; // made of these two; to be freed
    enum skill skill;
    const char *record; // a file that gets the record; NULL: none
    int pace;           // milliseconds after a narrated line; -1: as fits
    int claim_seconds;  // 0: no clock
    bool clock;         // run the clock of claim windows although nobody types
    bool plain;         // no screens and no colours
};

enum options_result {
    OPTIONS_PLAY,
    OPTIONS_DONE, // help or version: all is said
    OPTIONS_BAD,  // told on `err`
};

const char *skill_name(enum skill skill);

enum options_result options_read(struct options *options, int argc, char **argv, struct out *out, struct out *err);

#endif

/* What include/baobei/event.h says of each kind of event, read from the header itself. */
#ifndef TESTS_SUPPORT_EVENT_DOC_H
#define TESTS_SUPPORT_EVENT_DOC_H

#include <baobei/baobei.h>
#include <stdbool.h>

enum { EVENT_KINDS = BAOBEI_EVENT_OVER + 1, EVENT_TEXT = 1000 };

typedef enum event_sight { SIGHT_NONE, SIGHT_NOBODY, SIGHT_USER, SIGHT_EVERYBODY } event_sight;

typedef struct event_doc {
    char name[40];         /* BAOBEI_EVENT_... */
    char text[EVENT_TEXT]; /* the comment in one line; empty: there is no such kind */
    event_sight card[2], values;
    bool faces; /* there is a line of faces, and it can be read */
} event_doc;

/* By kind; null, or what is wrong. The header is found next to the tests, by the name of this source file. */
const char *event_docs(event_doc docs[EVENT_KINDS]);

/* What an event becomes for a viewer (viewers.h), according to the header. */
void event_doc_hide(const event_doc *doc, uint32_t viewer, baobei_event *event);

/* Whether the text names a field, as a word: "by", "count", "seat[0]" (also by "seat[]"), "value[3]", ... */
bool event_doc_names(const event_doc *doc, const char *field);

#endif

/* Records as JSON objects: fields by name; what is zero, and zeros at the end of an array, are left out. */
#ifndef TESTS_CONFORMANCE_RECORD_JSON_H
#define TESTS_CONFORMANCE_RECORD_JSON_H

#include <baobei/baobei.h>
#include <jansson.h>

json_t *decision_json(const baobei_decision *d);
json_t *event_json(const baobei_event *e);
json_t *view_json(const baobei_view *v);
json_t *recall_json(const baobei_recall *r);
json_t *parts_json(const baobei_parts *p);

/* Its text; a number if it is no action. */
json_t *action_json(baobei_action action);

/* What must be put over `base` to get `other`, an object of the same record: zeros are spelled out. */
json_t *difference_json(const json_t *base, const json_t *other);

/* Viewers and seats in words: "a" to "f", "s" the spectator, "h" the host; "host" as a seat. */
const char *viewer_letter(uint32_t number);
const char *seat_word(uint32_t seat);

json_t *hex_json(uint64_t number);
json_t *bytes_json(const uint8_t *bytes, size_t count);

#endif

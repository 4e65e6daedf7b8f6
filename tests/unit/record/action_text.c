/* Actions as text: every kind, every spelling, and where what is none goes wrong. */
#include <baobei/baobei.h>
#include <criterion/criterion.h>
#include <string.h>

enum { SEATS = 6, SLOTS = 66 };

/* Each kind, and how it is spelled. */
static const struct {
    const char *text;
    baobei_action_kind kind;
    uint32_t at[5]; /* seat, slot, seat, slot, choice */
} spelled[] = {
    {"deal", BAOBEI_ACTION_DEAL, {0}},
    {"look 3", BAOBEI_ACTION_LOOK, {0, 3}},
    {"look 0 2", BAOBEI_ACTION_LOOK_TWO, {0, 0, 0, 2}},
    {"look 2 2", BAOBEI_ACTION_LOOK_TWO, {0, 2, 0, 2}},
    {"draw", BAOBEI_ACTION_DRAW, {0}},
    {"take 65", BAOBEI_ACTION_TAKE, {0, 65}},
    {"pass", BAOBEI_ACTION_PASS, {0}},
    {"discard", BAOBEI_ACTION_DISCARD, {0}},
    {"keep 1", BAOBEI_ACTION_KEEP, {0, 1}},
    {"pluck b3", BAOBEI_ACTION_PLUCK, {1, 3}},
    {"double f65 a0", BAOBEI_ACTION_DOUBLE, {5, 65, 0, 0}},
    {"double a0 a0", BAOBEI_ACTION_DOUBLE, {0, 0, 0, 0}},
    {"give 2", BAOBEI_ACTION_GIVE, {0, 2}},
    {"place 4", BAOBEI_ACTION_PLACE, {0, 4}},
    {"decline", BAOBEI_ACTION_DECLINE, {0}},
    {"use", BAOBEI_ACTION_USE, {0}},
    {"peek c0", BAOBEI_ACTION_PEEK, {2, 0}},
    {"show c10", BAOBEI_ACTION_SHOW, {2, 10}},
    {"swap a1 b2", BAOBEI_ACTION_SWAP, {0, 1, 1, 2}},
    {"swap a1 a2", BAOBEI_ACTION_SWAP, {0, 1, 0, 2}},
    {"inspect a1 f0", BAOBEI_ACTION_INSPECT, {0, 1, 5, 0}},
    {"add c", BAOBEI_ACTION_ADD, {2}},
    {"leave", BAOBEI_ACTION_LEAVE, {0}},
    {"swap-seen", BAOBEI_ACTION_SWAP_SEEN, {0}},
    {"replace 0>2 1>b3", BAOBEI_ACTION_REPLACE_BOTH, {0, 2, 1, 3, 0}},
    {"replace 1>2 0>b3", BAOBEI_ACTION_REPLACE_BOTH, {0, 2, 1, 3, 1}},
    {"replace 0>2", BAOBEI_ACTION_REPLACE_OWN, {0, 2, 0, 0, 0}},
    {"replace 1>65", BAOBEI_ACTION_REPLACE_OWN, {0, 65, 0, 0, 1}},
    {"replace 0>b3", BAOBEI_ACTION_REPLACE_OTHER, {0, 0, 1, 3, 0}},
    {"replace 1>f65", BAOBEI_ACTION_REPLACE_OTHER, {0, 0, 5, 65, 1}},
    {"end", BAOBEI_ACTION_END, {0}},
    {"bao", BAOBEI_ACTION_BAO, {0}},
};

enum { SPELLED = sizeof spelled / sizeof *spelled };

static baobei_action made(size_t i)
{
    const uint32_t *at = spelled[i].at;

    return baobei_action_make(spelled[i].kind, at[0], at[1], at[2], at[3], at[4]);
}

Test(action_text, every_kind)
{
    for (size_t i = 0; i < SPELLED; i++) {
        const char *text = spelled[i].text;
        char written[BAOBEI_ACTION_TEXT];
        size_t length;
        baobei_action read;

        cr_assert_neq(made(i), 0, "%s", text);
        cr_assert_eq(baobei_action_write(made(i), written, sizeof written, &length), BAOBEI_OK);
        cr_assert_str_eq(written, text);
        cr_assert_eq(length, strlen(text));
        cr_assert_eq(baobei_action_parse(text, strlen(text), &read, &length), BAOBEI_OK, "%s", text);
        cr_assert_eq(read, made(i), "%s", text);
        cr_assert_eq(length, strlen(text), "without a fault, the offset is the length");
    }
}

Test(action_text, no_kind_is_forgotten)
{
    for (uint32_t kind = 1; kind < 256; kind++) {
        bool known = strcmp(baobei_action_name((baobei_action_kind)kind), "?") != 0;
        bool found = false;

        for (size_t i = 0; i < SPELLED; i++)
            found |= spelled[i].kind == (baobei_action_kind)kind;
        cr_assert_eq(found, known, "kind %u", kind);
    }
}

Test(action_text, all_dense_ids_of_six_seats_there_and_back)
{
    uint32_t ids = baobei_action_id(SEATS, SLOTS, 0);
    size_t longest = 0;

    for (uint32_t id = 0; id < ids; id++) {
        baobei_action action = baobei_action_from_id(SEATS, SLOTS, id);
        char text[BAOBEI_ACTION_TEXT];
        size_t length;
        size_t fault;
        baobei_action read;

        cr_assert_eq(baobei_action_write(action, text, sizeof text, &length), BAOBEI_OK);
        cr_assert_eq(baobei_action_parse(text, length, &read, &fault), BAOBEI_OK, "%s", text);
        cr_assert_eq(read, action, "%s", text);
        if (length > longest)
            longest = length;
    }
    cr_assert_gt(ids, 300000);
    cr_assert_lt(longest, BAOBEI_ACTION_TEXT, "the longest takes %zu", longest);
}

/* What is no action, and the offset of the fault. */
static const struct {
    const char *text;
    size_t fault;
} wrong[] = {
    {"", 0}, {" ", 0}, {" draw", 0}, {"x", 0}, {"dra", 0}, {"Draw", 0}, {"DRAW", 0}, {"look-two 0 1", 4},
    {"draw ", 4}, {"draw 1", 4}, {"draw\n", 4}, {"drawn", 4}, {"pass.", 4}, {"baobei", 3}, {"enda", 3},
    {"take", 4}, {"take ", 5}, {"take x", 5}, {"take a1", 5}, {"take 66", 5}, {"take 01", 5}, {"take -1", 5},
    {"take 1 ", 6}, {"take 1 2", 6}, {"take  1", 5}, {"take 1a", 6}, {"take 4294967297", 5}, {"take\t1", 4},
    {"look", 4}, {"look 0 ", 6}, {"look 0 66", 7}, {"look 2 0", 7}, {"look 0 1 2", 8}, {"look 0  1", 6},
    {"look a0", 5}, {"look 66 0", 5}, {"keep", 4}, {"give 99", 5}, {"place b", 6},
    {"pluck", 5}, {"pluck 3", 6}, {"pluck b", 7}, {"pluck g0", 6}, {"pluck B0", 6}, {"pluck b66", 7},
    {"pluck b03", 7}, {"pluck b3 c1", 8}, {"pluckb3", 5},
    {"double a0", 9}, {"double a0 ", 10}, {"double a0b1", 9}, {"double a0 b", 11}, {"double a0 b1 c2", 12},
    {"peek", 4}, {"show c", 6}, {"swap a1", 7}, {"swap b2 a1", 8}, {"swap a2 a1", 8}, {"inspect b0 a9", 11},
    {"swap a2 a1 b0", 8}, {"swap a12 a9", 9}, {"look 12 9", 8}, {"look 2 0 ", 7},
    {"swap-see", 4}, {"swap-seen a0 b0", 9}, {"swap_seen", 4}, {"add", 3}, {"add g", 4}, {"add c0", 5},
    {"add -", 4}, {"leave 0", 5}, {"use 1", 3}, {"decline!", 7},
    {"replace", 7}, {"replace ", 7}, {"replace 2>1", 8}, {"replace 0", 9}, {"replace 0>", 10}, {"replace 0>66", 10},
    {"replace 0>2 0>b1", 12}, {"replace 0>2 1>3", 14}, {"replace 0>b1 1>2", 12}, {"replace 0>b1 1>c2", 12},
    {"replace ?>2", 7}, {"replace 0>g1", 10}, {"replace 0>b66", 11}, {"replace 0-2", 9},
    {"replace-own 0>2", 7},
};

Test(action_text, faults_have_their_offset)
{
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        baobei_action read = 77;
        size_t fault = 999;

        cr_expect_eq(baobei_action_parse(wrong[i].text, strlen(wrong[i].text), &read, &fault), BAOBEI_BAD_TEXT,
                     "'%s'", wrong[i].text);
        cr_expect_eq(fault, wrong[i].fault, "'%s': %zu, not %zu", wrong[i].text, fault, wrong[i].fault);
        cr_expect_eq(read, 0);
    }
}

Test(action_text, only_so_many_bytes_are_read)
{
    baobei_action read;
    size_t fault;

    cr_assert_eq(baobei_action_parse("take 12", 6, &read, &fault), BAOBEI_OK);
    cr_assert_eq(read, baobei_action_make(BAOBEI_ACTION_TAKE, 0, 1, 0, 0, 0));
    cr_assert_eq(fault, 6);
    cr_assert_eq(baobei_action_parse("look 0 1", 7, &read, &fault), BAOBEI_BAD_TEXT);
    cr_assert_eq(fault, 6, "the space that is left over");
    cr_assert_eq(baobei_action_parse("draw\0", 5, &read, &fault), BAOBEI_BAD_TEXT, "a zero is a byte like any other");
    cr_assert_eq(fault, 4);
}

Test(action_text, sizes)
{
    baobei_action action = baobei_action_make(BAOBEI_ACTION_DOUBLE, 0, 0, 1, 12, 0);
    char text[BAOBEI_ACTION_TEXT];
    size_t length = 0;

    cr_assert_eq(baobei_action_write(action, NULL, 0, &length), BAOBEI_BAD_SIZE, "a size query");
    cr_assert_eq(length, strlen("double a0 b12"));
    for (size_t room = 1; room <= length; room++) {
        size_t needed = 0;

        memset(text, '?', sizeof text);
        cr_assert_eq(baobei_action_write(action, text, room, &needed), BAOBEI_BAD_SIZE);
        cr_assert(needed == length && text[0] == 0 && text[room] == '?');
    }
    cr_assert_eq(baobei_action_write(action, text, length + 1, NULL), BAOBEI_OK);
    cr_assert_str_eq(text, "double a0 b12");
}

Test(action_text, arguments)
{
    static const baobei_action none[] = {0, 1, 0xffffffff, 0x02000000, 0x08000001, 0x1e200000};
    char text[BAOBEI_ACTION_TEXT] = "?";
    baobei_action read = 5;
    size_t fault = 9;

    cr_assert_eq(baobei_action_write(baobei_action_make(BAOBEI_ACTION_DRAW, 0, 0, 0, 0, 0), NULL, 9, NULL),
                 BAOBEI_BAD_ARGUMENT);
    for (size_t i = 0; i < sizeof none / sizeof *none; i++)
        cr_assert_eq(baobei_action_write(none[i], text, sizeof text, NULL), BAOBEI_BAD_ACTION, "%x", none[i]);
    cr_assert_eq(baobei_action_parse("draw", 4, NULL, NULL), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_action_parse(NULL, 4, &read, &fault), BAOBEI_BAD_ARGUMENT);
    cr_assert(read == 0 && fault == 4, "a text that is not looked at has no fault");
    cr_assert_eq(baobei_action_parse("draw", 4, &read, NULL), BAOBEI_OK);
    cr_assert_eq(baobei_action_parse("nonsense", 8, &read, NULL), BAOBEI_BAD_TEXT);
}

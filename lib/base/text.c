#include "base/text.h"

void bbi_put(bbi_writer *out, char c)
{
    if (out->length < out->room)
        out->text[out->length] = c;
    out->length++;
}

void bbi_put_word(bbi_writer *out, const char *word)
{
    while (*word)
        bbi_put(out, *word++);
}

void bbi_put_number(bbi_writer *out, int64_t number)
{
    char digits[20];
    uint32_t count = 0;
    uint64_t left = number < 0 ? 0 - (uint64_t)number : (uint64_t)number;

    if (number < 0)
        bbi_put(out, '-');
    do
        digits[count++] = (char)('0' + left % 10);
    while (left /= 10);
    while (count)
        bbi_put(out, digits[--count]);
}

bool bbi_put_end(bbi_writer *out)
{
    bool fits = out->length < out->room;

    if (fits)
        out->text[out->length] = '\0';
    else if (out->room)
        out->text[0] = '\0';
    return fits;
}

char bbi_peek(const bbi_reader *in)
{
    return !in->bad && in->at < in->length ? in->text[in->at] : '\0';
}

void bbi_fault_at(bbi_reader *in, size_t at)
{
    if (!in->bad)
        in->at = at;
    in->bad = true;
}

bool bbi_take(bbi_reader *in, char c)
{
    if (in->bad || in->at == in->length || in->text[in->at] != c)
        return false;
    in->at++;
    return true;
}

bool bbi_take_word(bbi_reader *in, const char *word)
{
    size_t at = in->at;

    for (; *word; word++)
        if (!bbi_take(in, *word)) {
            if (!in->bad)
                in->at = at;
            return false;
        }
    return true;
}

void bbi_expect(bbi_reader *in, char c)
{
    if (!bbi_take(in, c))
        bbi_fault_at(in, in->at);
}

void bbi_expect_word(bbi_reader *in, const char *word)
{
    while (*word)
        bbi_expect(in, *word++);
}

int64_t bbi_read_number(bbi_reader *in, int64_t least, int64_t most)
{
    size_t start = in->at;
    bool negative = bbi_take(in, '-');
    int64_t number = 0;
    size_t first = in->at;

    while (bbi_peek(in) >= '0' && bbi_peek(in) <= '9' && in->at - first < 18)
        number = number * 10 + (in->text[in->at++] - '0');
    if (in->at == first || (in->text[first] == '0' && (negative || in->at > first + 1)))
        bbi_fault_at(in, start);
    if (negative)
        number = -number;
    if (number < least || number > most)
        bbi_fault_at(in, start);
    return in->bad ? least : number;
}

void bbi_expect_same(bbi_reader *in, size_t start, const char *text, size_t length)
{
    size_t at = 0;

    if (in->bad)
        return;
    while (start + at < in->at && at < length && text[at] == in->text[start + at])
        at++;
    if (start + at != in->at || at != length)
        bbi_fault_at(in, start + at);
}

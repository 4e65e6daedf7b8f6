#include "print.h"

void print(const char *text)
{
    size_t length = 0;

    while (text[length])
        length++;
    sink(text, length);
}

void print_number(uint64_t number)
{
    char digits[20];
    size_t at = sizeof digits;

    do
        digits[--at] = (char)('0' + number % 10);
    while (number /= 10);
    sink(digits + at, sizeof digits - at);
}

void print_hex(uint64_t number)
{
    char digits[16];

    for (size_t i = 0; i < sizeof digits; i++)
        digits[i] = "0123456789abcdef"[number >> (60 - 4 * i) & 15];
    sink(digits, sizeof digits);
}

void print_digest(const char *name, uint64_t digest)
{
    print(" ");
    print(name);
    print("=");
    print_hex(digest);
}

/* The trial without an operating system: output and exit are those of ARM semihosting, which qemu offers. */
#include "../print.h"
#include "../trial.h"

enum { SYS_OPEN = 0x01, SYS_WRITE = 0x05, SYS_EXIT = 0x20, MODE_WRITE = 4, MODE_APPEND = 8, EXITED = 0x20026 };

static uint32_t console; /* where the sink writes */

static int32_t semihosting(uint32_t call, const void *block)
{
    register uint32_t r0 __asm__("r0") = call;
    register const void *r1 __asm__("r1") = block;

    __asm__ volatile("svc 0xab" /* on a real Cortex-M, and in an emulation of one: bkpt 0xab */
                      : "+r"(r0) : "r"(r1) : "memory");
    return (int32_t)r0;
}

static uint32_t opened(uint32_t mode)
{
    const uintptr_t block[3] = {(uintptr_t) ":tt", mode, 3};

    return (uint32_t)semihosting(SYS_OPEN, block);
}

void sink(const char *text, size_t length)
{
    const uintptr_t block[3] = {console, (uintptr_t)text, length};

    semihosting(SYS_WRITE, block);
}

void start(void);

void start(void)
{
    uint32_t block[2] = {EXITED, 1};

    console = opened(MODE_WRITE);
    block[1] = (uint32_t)trial();
    console = opened(MODE_APPEND); /* standard error */
    print_sizes();
    semihosting(SYS_EXIT, block);
    for (;;)
        continue;
}

/* Assertions: armed wherever BAOBEI_CHECKS says so, which is in all test builds but that of coverage. */
#include "base/check.h"

#include <criterion/criterion.h>
#include <signal.h>

#include "table/piles.h"

Test(check, what_holds_passes)
{
    uint32_t calls = 0;

    BBI_CHECK(calls == 0);
    cr_assert_eq(calls, 0);
}

#if defined(BAOBEI_CHECKS) && BAOBEI_CHECKS && !defined(__SANITIZE_ADDRESS__) /* which takes the signal */

/* In the library that the tests are linked with, and not only in their own files. */
Test(check, the_library_is_armed, .signal = SIGILL)
{
    static bbi_state state; /* without a draw pile */

    bbi_pile_draw(&state);
}

#endif

#include "soil.h"

#include <stdint.h>

void soil_stack(void)
{
    volatile uint8_t ones[1 << 16];

    for (uint32_t i = 0; i < sizeof ones; i++)
        ones[i] = 0xff;
}

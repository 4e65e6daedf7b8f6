#include "decks.h"

/* Name, seats, rules, large; states, ends, edges. */
static const deck rows[] = {
    {"pelicans", 2, "0x1,9x1l,10x2f2s;deal-two=1;looks=1;final-recycle=1", false,
     33311, 5664, 63010},
    {"toucans", 2, "1x2,13x1a,-5x1f2;deal-two=1;looks=1;final-recycle=1", false,
     25433, 5020, 53802},
    {"swaps", 2, "0x2,1x2w;deal-two=1;looks=1;limit-2=1", false,
     114183, 23378, 238230},
    {"doubles", 2, "0x2,1x3w;deal-two=2;looks=0;final-recycle=1", false,
     87365, 17748, 273736},
    {"macaws-free", 2, "0x1,1x2i,2x1l;deal-two=1;looks=1;final-recycle=1;power-free=1", false,
     32337, 4086, 72878},
    {"shoebills", 2, "1x2,13x2r;deal-two=1;looks=1;final-over-bao=0", false,
     90243, 21640, 193316},
    {"unlocked", 2, "1x1,13x3r;deal-two=1;looks=1;final-recycle=1;lock-new=0", false,
     9879, 2600, 19858},
    {"three-pelicans", 3, "9x1l,10x3f1s;deal-two=1;deal-more=1;looks=0;final-recycle=1;claimant-first=1", false,
     39058, 2661, 70182},
    {"three-toucans", 3, "13x2a,-5x1f1,1x1i;deal-two=1;deal-more=1;looks=0;final-recycle=1", false,
     104326, 13704, 242640},
    {"pelicans-twice", 2, "0x1,9x1l,10x2f2s;deal-two=1;looks=1", true,
     229505, 37826, 440604},
    {"toucans-twice", 2, "1x1,13x2a,-5x1f2;deal-two=1;looks=1", true,
     268511, 39686, 547646},
    {"macaws", 2, "0x2,1x2i;deal-two=1;looks=1", true,
     135379, 27094, 281342},
    {"five", 2, "1x2,2x1w,13x2r;deal-two=1;looks=0;final-recycle=1", true,
     663443, 160876, 2271106},
};

uint32_t decks_count(void)
{
    return sizeof rows / sizeof *rows;
}

const deck *decks_row(uint32_t number)
{
    return &rows[number];
}

#include "positions.h"

#include <stddef.h>
#include <string.h>

/* Twelve cards, all of them plain; and twenty with a pelican, a macaw, a shoebill and a toco. */
#define PLAIN "1x4,2x4,3x4"
#define BIRDS "1x6,2x4l,3x4i,4x4r,5x2a"
#define FULL "baobei-position-1 "
#define ROUND " seats=2 round=1 playing=ab next=ab first=a"
#define NUMBERS " token=9 serial=40"
#define SEED "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"

static const position_row full[] = {
    {"new", FULL "assumed1 seats=2 next=ab ask=deal token=1 serial=1"},
    {"new-six", FULL "assumed1 seats=6 next=abcdef ask=deal hook token=1 serial=1"},
    {"look", FULL BIRDS ROUND " asked=ab answered=b count=2 a=1,1,1,2,3 b=1:b,1,1,2:b,3 "
                  "draw=2,3,2,3,4,4,4,4,5,5 ask=look" NUMBERS},
    {"turn", FULL PLAIN ROUND " active=a asked=a a=1:a,2:a,3,1,2 b=1:b,2:b,3,1,2 discard=3 draw=3 ask=turn" NUMBERS},
    {"drawn", FULL BIRDS ROUND " active=a asked=a a=1,1,1,2,3 b=1,1,1,2,3 hand=2:a discard=2 "
                   "draw=3,3,4,4,4,4,5,5 ask=drawn seed=" SEED NUMBERS},
    {"claim", FULL BIRDS ROUND " active=a asked=b a=1,1,1,2,3 b=1,1,1,2,3 discard=3,2 draw=2,3,4,4,4,4,5,5 "
                   "ask=claim wait=a2/1" NUMBERS},
    {"give", FULL BIRDS ROUND " active=a asked=b a=1,1,1,-,3 b=1,1,1,2,3 discard=3,2,2 draw=2,3,4,4,4,4,5,5 "
                  "ask=give owed=a3 wait=a2/1,b2/3" NUMBERS},
    {"give-two", FULL BIRDS ROUND " active=a asked=b a=1,1,-,-,3 b=1,1,1,2,3 discard=3,2,2,2 draw=1,3,4,4,4,4,5,5 "
                      "ask=give owed=a3,a2 wait=a2/1,b2/3" NUMBERS},
    {"place", FULL BIRDS ROUND " active=a asked=b cause=4 a=1,1,1,2,3 b=1,-,-,2,3 hand=4 discard=3,1,1,2 "
                   "draw=2,3,4,4,4,5,5 ask=place wait=a2/1" NUMBERS},
    {"place-toco", FULL BIRDS ROUND " active=a asked=b species=5 cause=5 a=1,1,1,2,3 b=1,-,-,2,3 hand=4 "
                        "discard=3,1,1,5 draw=2,2,3,4,4,4,5 ask=place" NUMBERS},
    {"use", FULL BIRDS ";power-free=1" ROUND " active=a asked=a species=4 cause=1 a=1,1,1,2,3 b=1,1,1,2,3 "
                 "discard=3,4 draw=2,2,3,4,4,4,5,5 ask=use" NUMBERS},
    {"target", FULL BIRDS ROUND " active=a asked=a species=2 cause=1 a=1,1,1,2,3 b=1,1,1,2,3! discard=3,2 "
                    "draw=2,3,4,4,4,4,5,5 ask=target wait=b2/3" NUMBERS},
    {"swap", FULL BIRDS ROUND " active=a asked=a species=3 cause=1 a=1:a,1,1,2,3 b=1,1:a,1,2,3 discard=2,3 "
                  "draw=2,3,4,4,4,4,5,5 ask=swap at=a0,b1" NUMBERS},
    {"replace", FULL BIRDS ROUND " active=a asked=a species=4 cause=1 count=2 a=1,1,1,2,3 b=1,1,1,2,3 hand=4:a,5:a "
                     "discard=3,4 draw=2,2,3,4,4,5 ask=replace" NUMBERS},
    {"end", FULL BIRDS ROUND " active=a asked=a a=1,1,1,2,3 b=1,1,1,2,3 discard=3,2 under=4:b draw=2,3,4,4,4,5,5 "
                 "ask=end" NUMBERS},
    {"bao", FULL PLAIN ROUND " active=a bao=b shield closing=b asked=a a=1:*,2:a,3,1,2 b=1:b,2:b,3,1,2 discard=3 "
                 "draw=3 ask=turn" NUMBERS},
    {"touched", FULL BIRDS ROUND " active=a bao=b touched closing=b asked=a a=1,1,1,2,3 b=1,1,1,-,3 discard=3,2,2 "
                     "draw=2,3,4,4,4,4,5,5 ask=give owed=b3 wait=a2/2,a2/3" NUMBERS},
    {"final", FULL PLAIN ROUND " active=b final closing=a recycles=2 asked=b a=1,2,3,1,2 b=1,2,3,1,2 discard=3^1 "
                   "draw=3^2 past1=3:* past2=3:* ask=turn" NUMBERS},
    {"past", FULL "13x7r,12x6a;deal-two=2;deal-more=2;looks=0;final-recycle=1 seats=5 round=1 "
                  "playing=abcde next=abcde first=c active=a bao=c final closing=c recycles=2 asked=d "
                  "a=-,- b=2:*,2,- c=-,2:* d=1,2^1:e e=-,- discard=1^1,1^2,1^1,1^1 draw=2^2,2^2,1^2,1^2 "
                  "past1=2,1:a,1:*,1:*,1:*,1:* past2=2,1:*,2:*,1^1:e,1^1:e ask=give owed=c0,b2 "
                  "wait=a1/1,d1/3" NUMBERS},
    {"between", FULL PLAIN " seats=2 round=1 sum=10,-5 last=10,-5 playing=ab next=ab first=a open "
                     "a=1:*,2:*,3:*,1:*,2:* b=1:*,2:*,3:*,1:*,2:* discard=3 draw=3 ask=deal fast=" SEED NUMBERS},
    {"tied", FULL "1x9,2x9 seats=3 round=4 sum=100,100,120 last=1,1,1 playing=abc next=ab tied open "
                  "a=1:*,1:*,1:*,1:* b=1:*,1:*,1:*,1:* c=1:*,2:*,2:*,2:* discard=2 draw=2,2,2,2,2 ask=deal" NUMBERS},
    {"decisive", FULL "1x9,2x9 seats=3 round=5 sum=100,100,120 last=1,1,1 playing=ac decisive next=ac tied first=c "
                      "active=c asked=c a=1,1,1,1,1 c=1,1,1,1,2 discard=2 draw=2,2,2,2,2,2,2 ask=turn" NUMBERS},
    {"over", FULL PLAIN " seats=2 round=1 sum=110,-5 last=110,-5 playing=ab winner=b open "
                  "a=1:*,2:*,3:*,1:*,2:* b=1:*,2:*,3:*,1:*,2:* discard=3 draw=3 ask=over" NUMBERS},
};

#define SEAT "baobei-seat-1 "

static const position_row seat[] = {
    {"new", SEAT "a assumed1 seats=2 next=ab ask=deal token=1 serial=1"},
    {"turn", SEAT "a " PLAIN ROUND " active=a asked=a a=1:a,2:a,?,?,? b=?:b,?:b,?,?,? discard=3 draw=? "
                  "ask=turn token=5 serial=9"},
    {"spectator", SEAT "spectator " PLAIN ROUND " active=a asked=a a=?:a,?:a,?,?,? b=?:b,?:b,3:*,?,? discard=3 "
                       "draw=? ask=turn token=5 serial=9"},
    {"claim", SEAT "b " BIRDS ROUND " active=a asked=b a=?,?,?,?,? b=1:b,?,?,2:b,? discard=3,2 "
                   "draw=?,?,?,?,?,?,?,? ask=claim wait=a2/1" NUMBERS},
    {"window", SEAT "c 1x9,2x9 seats=3 round=1 playing=abc next=abc first=a active=a asked=bc answered=c a=?,?,?,? "
                    "b=?,?,?,? c=1:c,2:c,?,? discard=2 draw=?,?,?,?,? ask=claim" NUMBERS},
    {"replace", SEAT "b " BIRDS ROUND " active=a asked=a species=4 cause=1 count=2 a=?,?,?,?,? b=1:b,?,?,?,? "
                     "hand=?:a,?:a discard=3,4 draw=?,?,?,?,?,? ask=replace" NUMBERS},
    {"final", SEAT "a " PLAIN ROUND " active=b final closing=a recycles=2 asked=b a=?,?,?,?,? b=?,?,?,?,? "
                   "discard=3^1 draw=?^2 past1=3:* past2=3:* ask=turn" NUMBERS},
};

uint32_t full_positions(void)
{
    return sizeof full / sizeof *full;
}

const position_row *full_position_row(uint32_t number)
{
    return &full[number];
}

uint32_t seat_positions(void)
{
    return sizeof seat / sizeof *seat;
}

const position_row *seat_position_row(uint32_t number)
{
    return &seat[number];
}

static const char *find(const position_row *rows, uint32_t count, const char *name)
{
    for (uint32_t i = 0; i < count; i++)
        if (strcmp(rows[i].name, name) == 0)
            return rows[i].text;
    return NULL;
}

const char *full_position(const char *name)
{
    return find(full, full_positions(), name);
}

const char *seat_position(const char *name)
{
    return find(seat, seat_positions(), name);
}

/*
 * Positions that are none: each row breaks one thing in a position that is one (positions.c). The fault is
 * told with its offset, and the game that should have become it stays byte for byte what it was.
 */
#include <baobei/baobei.h>
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "misuse.h"
#include "notation.h"
#include "positions.h"

/* Spelled right, but impossible: the fault is at the beginning; or the change ends far from where it began. */
enum { WHOLE = -1, ANYWHERE = -2 };

typedef struct change {
    const char *base, *from, *to; /* the first `from` in the base becomes `to` */
    int fault;                    /* offset from where that was; WHOLE; ANYWHERE */
} change;

/* Twelve empty slots. */
#define DOZEN ",-,-,-,-,-,-,-,-,-,-,-,-"

/* Twelve cards in a list. */
#define MORE "3,3,3,3,3,3,3,3,3,3,3,3,"

/* Grammar: what comes where, and how it is spelled. */
static const change grammar[] = {
    {"turn", "baobei", "", 0},
    {"turn", "baobei-position-1", "baobei-position-2", 16},
    {"turn", "baobei-position-1", "baobei-position-0", 16},
    {"turn", "baobei-position-1", "baobei-position-11", 17},
    {"turn", "baobei-position-1", "baobei-position-", 16},
    {"turn", "baobei-position-1", "Baobei-position-1", 0},
    {"turn", "baobei-position-1", " baobei-position-1", 0},
    {"turn", "baobei-position-1 ", "baobei-position-1  ", 18},
    {"turn", "1x4,2x4", "1x4,,2x4", 4},
    {"turn", "1x4,2x4,3x4", "assumed2", 0},
    {"turn", " seats=2", "", 0},
    {"turn", " seats=2", " seats=1", 7},
    {"turn", " seats=2", " seats=7", 7},
    {"turn", " seats=2", " seats=02", 7},
    {"turn", " seats=2", " seat=2", 0},
    {"turn", "1x4,2x4,3x4", "1x4,2x4,2x1", 0},           /* ten cards and the discard do not fit: rules for no seats */
    {"turn", " round=1", " round=0", 7},
    {"turn", " round=1", " round=4294967296", 7},
    {"turn", " round=1", " round=-1", 7},
    {"between", " sum=10,-5", " sum=10", 7},
    {"between", " sum=10,-5", " sum=10,-5,0", 10},
    {"between", " sum=10,-5", " sum=10,-05", 8},
    {"between", " sum=10,-5", " sum=0,0", 1},        /* all 0 is left out */
    {"between", " sum=10,-5", " sum=1000000001,-5", 5},
    {"turn", " playing=ab", " playing=ba", 10},
    {"turn", " playing=ab", " playing=abc", 11},
    {"new", " next=ab", " playing=- next=ab", 1},        /* the empty set is left out */
    {"turn", " playing=ab next=ab", " next=ab playing=ab", 8},
    {"turn", " playing=ab", " playing=ab playing=ab", 11},
    {"turn", " first=a", " first=c", 7},
    {"turn", " first=a", " first=-", 7},
    {"turn", " active=a", " Active=a", 0},
    {"turn", " active=a", " active=a what=1", 9},
    {"bao", " shield", " shield=1", 0},
    {"bao", " shield", " shields", 0},
    {"final", " recycles=2", " recycles=02", 10},
    {"final", " recycles=2", " recycles=255", 10},
    {"claim", " asked=b", " asked=", 7},
    {"target", " cause=1", " cause=0", 7},
    {"turn", " a=1:a", " a=0:a", 3},
    {"turn", " a=1:a", " a=33:a", 3},
    {"turn", " a=1:a", " a=?:a", WHOLE},                 /* spelled right, but the host knows all faces */
    {"turn", " a=1:a", " a=1:c", 5},
    {"turn", " a=1:a", " a=1:aa", 6},
    {"turn", " a=1:a", " a=1:ab*", 7},
    {"turn", " a=1:a", " a=1:", 5},
    {"turn", " a=1:a", " a=1:-", 4},                     /* nobody is left out */
    {"turn", " a=1:a", " a=1^0:a", 5},
    {"turn", " a=1:a", " a=1^4:a", 5},
    {"turn", " a=1:a", " a=1!:a", 5},
    {"turn", " a=1:a", " a=", 3},
    {"turn", " a=1:a,2:a,3,1,2", " a=1:a,2:a,3,1,2" DOZEN DOZEN DOZEN DOZEN DOZEN ",-", 137}, /* slot 65 */
    {"turn", " a=1:a,2:a,3,1,2", "", 0},
    {"turn", " a=1:a,2:a,3,1,2 b=1:b,2:b,3,1,2", " b=1:b,2:b,3,1,2 a=1:a,2:a,3,1,2", 0},
    {"turn", " b=1:b", " c=1:b", 0},
    {"turn", ",2 b=1:b", ",2-1:b", 2},                   /* no seat begins without its name */
    {"replace", " hand=4:a,5:a", " hand=4:a,5:a,5:a", 14},
    {"turn", " discard=3", " discard=3:a", 10},
    {"turn", " discard=3", " discard=3!", 10},
    {"turn", " discard=3", " discard=-", 9},
    {"turn", " draw=3", " draw=3:a", 7},
    {"turn", " draw=3 ", " draw=3, ", 8},
    {"turn", " draw=3 ", " draw=", 6},
    {"final", " past1=3:*", " past0=3:*", 0},
    {"final", " past1=3:*", " past4=3:*", 0},
    {"final", " past1=3:*", " past1=" MORE MORE MORE MORE MORE "3,3,3,3,3,3,", 139}, /* as if a 67th card came */
    {"final", " past1=3:* past2=3:*", " past2=3:* past1=3:*", 10},
    {"turn", " ask=turn", "", 0},
    {"turn", " ask=turn", " ask=turns", 5},
    {"turn", " ask=turn", " ask=turnclaim", 5},
    {"turn", " ask=turn", " ask=", 5},
    {"turn", " ask=turn", " ask=Turn", 5},
    {"swap", " at=a0,b1", "", 0},
    {"swap", " at=a0,b1", " at=a0", 6},
    {"swap", " at=a0,b1", " at=a0,b1,b2", 10},
    {"turn", " ask=turn", " ask=turn at=a0,b1", 18},
    {"give", " owed=a3", " owed=a66", 7},
    {"give", " owed=a3", " owed=c3", 6},
    {"give-two", " owed=a3,a2", " owed=a3,a2,a1", 12},
    {"claim", " wait=a2/1", " wait=a2", 8},
    {"claim", " wait=a2/1", " wait=a2/0", 9},
    {"claim", " wait=a2/1", " wait=a2/4", 9},
    {"claim", " wait=a2/1", " wait=a33/1", 7},
    {"claim", " wait=a2/1", " wait=a0/1", 7},
    {"give", " wait=a2/1,b2/3", " wait=a2/1,b2/3,b2/3", 16},
    {"drawn", " seed=00", " seed=0", 69},
    {"drawn", " seed=00", " seed=0G", 7},
    {"drawn", " seed=00", " seed=0A", 7},
    {"drawn", " seed=00", " seed=000", 70},
    {"drawn", " seed=", " hook seed=", 5},
    {"drawn", " seed=", " hooks=", 0},
    {"turn", " token=9", "", 0},
    {"turn", " token=9", " token=0", 7},
    {"turn", " token=9", " token=4294967296", 7},
    {"turn", " serial=40", "", 0},
    {"turn", " serial=40", " serial=0", 8},
    {"turn", " serial=40", " serial=40 ", 10},
    {"turn", " serial=40", " serial=40\n", 10},
    {"turn", " serial=40", " serial=040", 8},
    {"turn", " token=9 serial=40", " serial=40 token=9", 0},
};

/* Rules and cards (position_check.c: cards_hold, shuffles_hold, knowledge_holds). */
static const change cards[] = {
    {"new", " next=ab", " playing=ab next=ab a=- b=-", WHOLE},
    {"new", " ask=deal", " ask=over", WHOLE},
    {"turn", " round=1", "", WHOLE},
    {"turn", "discard=3 draw=3", "discard=3", WHOLE},                     /* a card is missing */
    {"turn", "discard=3 draw=3", "discard=3 draw=3,3", WHOLE},            /* one too many */
    {"turn", "discard=3 draw=3", "discard=2 draw=3", WHOLE},              /* five of one species */
    {"turn", "discard=3 draw=3", "discard=3 draw=4", WHOLE},              /* a species that is not in the game */
    {"turn", "discard=3 draw=3", "draw=3,3", WHOLE},                      /* no first discard */
    {"turn", "3,1,2 b=1:b,2:b,3,1,2 discard=3 draw=3", "3,1 b=1:b,2:b,3,1,2 discard=3 draw=3,2", WHOLE},
    {"look", " draw=2", " discard=2 draw=", 16},                          /* grammar: nothing between = and , */
    {"look", " draw=2,3", " discard=2 draw=3", WHOLE},
    {"final", "discard=3^1 draw=3^2", "discard=3^2 draw=3^1", WHOLE},     /* the draw pile is of the last shuffle */
    {"final", " past1=3:* past2=3:*", " past1=3:*", WHOLE},
    {"final", " past1=3:* past2=3:*", "", WHOLE},
    {"past", "past1=2,1:a", "past1=1:a,2", ANYWHERE},                  /* not sorted */
    {"past", "1:a,1:*,1:*,1:*,1:* past2", "1:*,1:a,1:*,1:*,1:* past2", ANYWHERE},
    {"past", "past2=2,1:*,2:*,1^1:e", "past2=2,2:*,1:*,1^1:e", ANYWHERE},
    {"final", " past2=3:*", " past2=3^2:*", WHOLE},                       /* out of a later shuffle than into */
    {"final", " past2=3:*", " past2=2:*", WHOLE},                         /* another card went in than came out */
    {"final", " past2=3:*", " past2=3:*,3:*", WHOLE},
    {"final", " past2=3:*", " past2=3:*,3^2:*", WHOLE},                   /* out of the shuffle that it went into */
    {"final", "3^1 draw=3^2", "3 draw=3", WHOLE},
    {"turn", " draw=3", " draw=3^1 past1=3", WHOLE},                      /* a shuffle without a recycle */
    {"turn", " first=a", " first=a recycles=1", 19},                       /* a field out of its order */
    {"turn", " asked=a", " recycles=1 asked=a", WHOLE},                   /* a recycle without a shuffle */
    {"turn", "discard=3", "discard=?", WHOLE},
};

/* The match (match_holds). */
static const change match[] = {
    {"new", " next=ab", "", WHOLE},
    {"new", " next=ab", " next=a", WHOLE},
    {"new", " next=ab", " next=ab first=a winner=a", WHOLE},
    {"new", " next=ab", " next=ab open", WHOLE},
    {"new", " next=ab", " next=ab winner=a", WHOLE},
    {"turn", " next=ab", "", WHOLE},
    {"turn", " next=ab", " next=a", WHOLE},
    {"turn", " first=a", "", WHOLE},
    {"turn", " first=a", " first=a winner=b", WHOLE},
    {"turn", " first=a", " first=a open", WHOLE},
    {"turn", " next=ab", " next=ab tied", WHOLE},
    {"turn", " next=ab", " decisive next=ab", WHOLE},
    {"decisive", " first=c", " first=b", WHOLE},
    {"decisive", " next=ac", " next=ab", WHOLE},
    {"decisive", " decisive", "", WHOLE},
    {"decisive", " tied", "", WHOLE},
    {"tied", " tied", "", WHOLE},
    {"tied", " next=ab", " next=a", WHOLE},
    {"between", " open", "", WHOLE},
    {"between", " next=ab", "", WHOLE},
    {"over", " winner=b", "", WHOLE},
    {"over", " winner=b", " next=ab winner=b", WHOLE},
    {"over", " winner=b", " first=a winner=b", WHOLE},
    {"over", " open", "", WHOLE},
};

/* BAO and the final phase (bao_holds). */
static const change bao[] = {
    {"bao", " bao=b", "", WHOLE},
    {"bao", " closing=b", "", WHOLE},
    {"bao", " closing=b", " closing=a", WHOLE},
    {"bao", " shield", " shield final", WHOLE},
    {"bao", " shield", " shield touched", WHOLE},
    {"turn", " active=a", " active=a closing=b", WHOLE},
    {"turn", " active=a", " active=a shield", WHOLE},
    {"turn", " active=a", " active=a final closing=b", WHOLE},
    {"final", " final", "", WHOLE},
    {"final", " closing=a", "", WHOLE},
    {"touched", " bao=b", "", WHOLE},
    {"past", " bao=c final", " bao=c touched final", WHOLE},              /* no shield in the final phase (R8.4) */
    {"end", " active=a", " active=a bao=b closing=b", WHOLE},
    {"look", " asked=ab", " bao=b closing=b asked=ab", WHOLE},
};

/* The pending decision (decision_holds, setup_holds). */
static const change decision[] = {
    {"turn", " active=a", "", WHOLE},
    {"turn", " active=a asked=a", " active=b asked=a", WHOLE},
    {"turn", " asked=a", "", WHOLE},
    {"turn", " asked=a", " asked=ab", WHOLE},
    {"turn", " asked=a", " asked=a answered=a", WHOLE},
    {"turn", " asked=a", " asked=a answered=b", WHOLE},
    {"turn", " asked=a", " asked=a species=1", WHOLE},
    {"turn", " asked=a", " asked=a species=33", WHOLE},
    {"turn", " asked=a", " asked=a cause=1", WHOLE},
    {"turn", " asked=a", " asked=a count=1", WHOLE},
    {"turn", " draw=3", " hand=3", 0},                           /* the hand comes before the discards */
    {"turn", " discard=3 draw=3", " hand=3 discard=3", WHOLE},   /* nothing has been drawn */
    {"turn", " ask=turn", " ask=drawn", WHOLE},
    {"drawn", " hand=2:a discard=2 draw=3", " discard=2 draw=2,3", WHOLE},
    {"drawn", " hand=2:a discard=2 draw=3,3", " hand=2:a,3 discard=2 draw=3", WHOLE},
    {"claim", " asked=b", " asked=a", WHOLE},
    {"claim", " asked=b", " asked=ab", WHOLE},
    {"claim", " asked=b", " asked=b answered=b", WHOLE},
    {"look", " asked=ab answered=b", " asked=b", WHOLE},
    {"look", " asked=ab", " active=a asked=ab", WHOLE},
    {"look", " answered=b", " answered=ab", WHOLE},
    {"look", " count=2", "", WHOLE},
    {"look", " count=2", " count=1", WHOLE},
    {"look", " a=1,1,1,2,3", " a=1,1,1,2,-,3", WHOLE},           /* an empty slot before anybody has moved */
    {"between", " open", " open active=a", WHOLE},
    {"end", " ask=end", " ask=deal", WHOLE},
    {"end", " ask=end", " ask=over", WHOLE},
    {"end", " ask=end", " ask=look", WHOLE},
    {"end", " ask=end", " ask=place", WHOLE},
    {"end", " ask=end", " ask=target", WHOLE},
};

/* What a view shows, its viewer has seen. */
static const change sights[] = {
    {"drawn", " hand=2:a", " hand=2", WHOLE},
    {"drawn", " hand=2:a", " hand=2:b", WHOLE},
    {"replace", " hand=4:a,5:a", " hand=4:a,5:b", WHOLE},
    {"replace", " hand=4:a,5:a", " hand=4,5:a", WHOLE},
    {"swap", "a=1:a", "a=1", WHOLE},
    {"swap", "b=1,1:a", "b=1,1:b", WHOLE},
    {"between", "a=1:*", "a=1", WHOLE},
    {"between", "a=1:*", "a=1:ab", WHOLE},
    {"over", "3:*,1:*,2:* discard", "3:*,1:*,2:b discard", WHOLE},
};

/* Gives, added cards, powers (gives_hold, place_holds, powers_hold, power_decision_holds). */
static const change powers[] = {
    {"give", " owed=a3", "", WHOLE},
    {"give", " owed=a3", " owed=a2", WHOLE},                     /* not empty */
    {"give", " owed=a3", " owed=a9", WHOLE},                     /* no such slot */
    {"give", " owed=a3", " owed=b3", WHOLE},                     /* the claimant's own */
    {"give-two", " owed=a3,a2", " owed=a3,a3", WHOLE},
    {"give-two", " owed=a3,a2", " owed=a3,a1", WHOLE},               /* not empty */
    {"give-two", " owed=a3,a2", " owed=a3,a9", WHOLE},               /* no such slot */
    {"give-two", "a=1,1,-,-,3 b=1,1,1,2,3", "a=1,1,-,-,3,1,1,1,2 b=-,-,-,-,3", WHOLE}, /* one card for two gives */
    {"give-two", "a=1,1,-,-,3 b=1,1,1,2,3 discard=3,2,2,2 draw=1,3,4,4,4,4,5,5 ask=give owed=a3,a2",
                 "a=1,1,1,-,3 b=1,-,1,2,3 discard=3,2,2,2 draw=1,3,4,4,4,4,5,5 ask=give owed=a3,b1", WHOLE},
    {"give", " asked=b", " asked=ab", WHOLE},
    {"give", "a=1,1,1,-,3 b=1,1,1,2,3", "a=1,1,1,-,3,1,1,1,2,3 b=-,-,-,-,-", WHOLE}, /* nothing to give */
    {"turn", " ask=turn", " ask=turn owed=a3", WHOLE},
    {"turn", " ask=turn", " ask=turn wait=a1/1", WHOLE},
    {"claim", " wait=a2/1", " wait=b2/1", WHOLE},
    {"claim", " wait=a2/1", " wait=a2/3", WHOLE},
    {"claim", " wait=a2/1", " wait=a1/1", WHOLE},                /* without a power */
    {"claim", " wait=a2/1", " wait=a6/1", WHOLE},                /* not in the game */
    {"claim", " wait=a2/1", " wait=a2/1,a2/1", WHOLE},
    {"place", "b=1,-,-,2,3", "b=1,-,2,3", WHOLE},                /* one empty slot is filled by itself */
    {"place", " hand=4 discard=3", " discard=4,3", WHOLE},
    {"place", " cause=4", " cause=5", WHOLE},
    {"place", " cause=4", " cause=1", WHOLE},
    {"place", " cause=4", "", WHOLE},
    {"place", " cause=4", " species=5 cause=4", WHOLE},
    {"place-toco", " cause=5", " cause=1", WHOLE},
    {"place", "b=1,-,-,2,3 hand=4 discard=3,1,1,2", "b=1,-,1,2,3 hand=4 discard=3,1,2", WHOLE}, /* nothing to choose */
    {"place", "a=1,1,1,2,3 b", "a=1!,1,1,2,3 b", WHOLE},            /* nothing is locked before a penalty */
    {"target", " species=2", " species=33", WHOLE},
    {"target", " species=2", " species=254", WHOLE},
    {"place-toco", " species=5", " species=2", WHOLE},
    {"place-toco", " species=5", "", WHOLE},
    {"target", " species=2", "", WHOLE},
    {"target", " species=2", " species=1", WHOLE},
    {"target", " species=2", " species=4", WHOLE},
    {"target", " species=2", " species=7", WHOLE},
    {"target", " cause=1", "", WHOLE},
    {"target", " cause=1", " cause=4", WHOLE},
    {"target", " cause=1", " cause=6", WHOLE},
    {"target", " cause=1", " cause=1 count=1", WHOLE},
    {"target", " wait=b2/3", " wait=b2/3,b2/3", WHOLE},
    {"use", ";power-free=1", "", WHOLE},
    {"swap", " at=a0,b1", " at=a0,a1", WHOLE},
    {"swap", " at=a0,b1", " at=b1,a0", WHOLE},
    {"swap", " at=a0,b1", " at=a0,b5", WHOLE},
    {"swap", " at=a0,b1", " at=a5,b1", WHOLE},
    {"swap", " species=3", " species=2", WHOLE},
    {"replace", " species=4", " species=3", WHOLE},
    {"replace", " count=2", "", WHOLE},
    {"replace", " count=2", " count=1", WHOLE},
    {"replace", " hand=4:a,5:a discard=3,4 draw=2", " hand=4:a discard=3,4 draw=5,2", WHOLE},
    {"replace", "a=1,1,1,2,3 b=1,1,1,2,3", "a=1!,1!,1!,2!,3! b=1!,1!,1!,2!,3!", WHOLE}, /* nothing can be replaced */
};

/* What the rows above leave out: a condition each. */
static const change rest[] = {
    {"new", " ask=deal", " recycles=1 ask=deal", WHOLE},
    {"new", " next=ab ask=deal", " winner=a ask=over", WHOLE},
    {"turn", " playing=ab next=ab first=a active=a asked=a a=1:a,2:a,3,1,2 b=1:b,2:b,3,1,2 discard=3 draw=3",
     " playing=a next=ab first=a active=a asked=a a=1:a,2:a,3,1,2 discard=3 draw=3,1,2,3,1,2", WHOLE},
    {"decisive", " next=ac", " next=abc", WHOLE},
    {"over", " playing=ab winner", " playing=ab decisive winner", WHOLE},
    {"decisive", " active=c asked=c", " active=c bao=b closing=b asked=c", WHOLE},
    {"decisive", " active=c asked=c", " active=c bao=a closing=b asked=c", WHOLE},
    {"decisive", " active=c asked=c", " active=c closing=b asked=c", WHOLE},
    {"bao", " active=a", " active=b", WHOLE},
    {"past", "final-recycle=1 seats", "final-over-bao=0 seats", ANYWHERE},
    {"final", " final closing=a", "", WHOLE},
    {"past", " bao=c final", " bao=c shield final", WHOLE},
    {"turn", " active=a", " active=a touched", WHOLE},
    {"bao", " shield", " touched", WHOLE},
    {"place-toco", " active=a asked=b", " active=a bao=b shield touched closing=b asked=b", WHOLE},
    {"target", " discard=3,2 draw=2,3", " hand=2 discard=3,2 draw=3", WHOLE},
    {"target", " active=a", "", WHOLE},
    {"target", " asked=a", " asked=ab", WHOLE},
    {"place", " cause=4", " cause=4 count=1", WHOLE},
    {"place", " active=a", "", WHOLE},
    {"place", " asked=b", " asked=ab", WHOLE},
    {"decisive", " asked=c", " asked=b", WHOLE},
    {"turn", " asked=a", " asked=ab answered=b", WHOLE},
    {"turn", " a=1:a,", " a=1:a!,", WHOLE},
    {"new", " ask=deal", " asked=a ask=deal", WHOLE},
    {"new", " ask=deal", " species=1 ask=deal", WHOLE},
    {"new", " ask=deal", " count=1 ask=deal", WHOLE},
    {"between", " discard=3 draw=3", " hand=3:* discard=3", WHOLE},
    {"look", " draw=2,3", " hand=2 draw=3", WHOLE},
    {"look", " draw=2,3", " under=2 draw=3", WHOLE},
    {"look", "3 b=1:b,1,1,2:b,3 draw=2,3", "- b=1:b,1,1,2:b,3 draw=2,3,3", WHOLE}, /* a slot without its deal */
    {"look", " count=2", " species=1 count=2", WHOLE},
    {"look", " count=2", " cause=1 count=2", WHOLE},
    {"look", " asked=ab", " recycles=1 asked=ab", WHOLE},
    {"look", " a=1,1,1,2,3 b=1:b,1,1,2:b,3 draw=2", " a=1,1,1,2,3,2 b=1:b,1,1,2:b,3 draw=", ANYWHERE},
    {"look", "3 b=1:b,1,1,2:b,3 draw=2,3", "3,2 b=1:b,1,1,2:b,3 draw=3", WHOLE},
    {"final", " ask=turn", " ask=end", WHOLE},
    {"claim", " active=a", "", WHOLE},
    {"claim", " asked=b", "", WHOLE},
    {"claim", " asked=b", " asked=b count=1", WHOLE},
    {"claim", " discard=3,2 draw=2,3", " hand=2 discard=3,2 draw=3", WHOLE},
    {"give", " active=a", "", WHOLE},
    {"give", " asked=b", "", WHOLE},
    {"give", " asked=b", " asked=b count=1", WHOLE},
    {"give", " discard=3,2,2 draw=2,3", " hand=2 discard=3,2,2 draw=3", WHOLE},
    {"drawn", " seed=00", " seed=0g", 7},
    {"swap", " at=a0,b1", " at=a1,a0", WHOLE},
};

/* Two changes, the second one behind the first. */
static const struct {
    change first;
    const char *from, *to;
} pairs[] = {
    {{"claim", "5x2a", "5x2a,6x0l", WHOLE}, " wait=a2/1", " wait=a6/1"},
    {{"target", "5x2a", "5x2a,6x0l", WHOLE}, " species=2", " species=6"},
    {{"place-toco", "5x2a", "5x2a,6x0a", WHOLE}, " species=5", " species=6"},
    {{"replace", " count=2", "", WHOLE}, " hand=4:a,5:a discard=3,4 draw=2", " discard=3,4 draw=4,5,2"},
    {{"turn", " asked=a", " recycles=1 asked=a", WHOLE}, "discard=3 draw=3", "discard=3,3"},
    {{"decisive", "2x9", "2x9l", WHOLE},
     " asked=c a=1,1,1,1,1 c=1,1,1,1,2 discard=2 draw=2,2,2,2,2,2,2 ask=turn",
     " asked=a a=1,1,1,1,1 c=1,1,1,1,2 discard=2 draw=2,2,2,2,2,2,2 ask=claim wait=b2/1"},
    {{"claim", " active=a asked=b", " asked=ab", WHOLE}, " wait=a2/1", ""},
    {{"decisive", "2x9", "2x9l", WHOLE},
     " asked=c a=1,1,1,1,1 c=1,1,1,1,2 discard=2 draw=2,2,2,2,2,2,2 ask=turn",
     " asked=b species=2 cause=1 a=1,1,1,1,1 c=1,1,1,1,2 discard=2 draw=2,2,2,2,2,2,2 ask=target"},
    {{"decisive", "1x9,2x9", "1x9l,2x9l", WHOLE},
     " asked=c a=1,1,1,1,1 c=1,1,1,1,2 discard=2 draw=2,2,2,2,2,2,2 ask=turn",
     " asked=c a=1,1,1,-,1 c=1,1,1,1,2 discard=2,1 draw=2,2,2,2,2,2,2 ask=give owed=a3 wait=c1/2,b1/3"},
    {{"decisive", "1x9,2x9", "1x9,2x9;final-recycle=1", WHOLE}, /* the seat that is out ends the final phase */
     " active=c asked=c a=1,1,1,1,1 c=1,1,1,1,2 discard=2 draw=2,2,2,2,2,2,2 ask=turn",
     " active=c final closing=b recycles=1 asked=c a=1,1,1,1,1 c=1,1,1,1,2 discard=2 "
     "draw=2^1,2^1,2^1,2^1,2^1,2^1,2^1 past1=2:*,2:*,2:*,2:*,2:*,2:*,2:* ask=turn"},
    {{"final", "1x4,2x4,3x4", "1x4,2x4,3x4;final-over-bao=0", WHOLE}, " final closing=a recycles", " recycles"},
    {{"look", "5x2a", "5x2a;looks=0", WHOLE}, " count=2", ""},
    {{"target", " species=2", " species=3", WHOLE}, "b=1,1,1,2,3! discard=3,2 draw=2",
     "b=-,-,-,-,- discard=3,2 draw=1,1,1,2,3,2"},
};

/* The text of a change. */
static note changed(const change *c, const char *base)
{
    const char *at = base ? strstr(base, c->from) : NULL;
    char text[BAOBEI_POSITION_TEXT];
    note n;

    cr_assert(at, "no '%s' in %s", c->from, c->base);
    memcpy(text, base, (size_t)(at - base));
    strcpy(text + (at - base), c->to);
    strcat(text, at + strlen(c->from));
    note_set(&n, text);
    return n;
}

static void refuse(const change *c, const char *base)
{
    note n = changed(c, base);
    size_t expected = c->fault == WHOLE ? 0 : (size_t)(strstr(base, c->from) - base + c->fault);
    baobei_game *game = note_game();
    size_t size = misuse_object_size(game);
    void *before = malloc(size);
    size_t fault = 999999;

    memcpy(before, game, size);
    cr_expect_eq(baobei_full_position_read(game, n.text, n.length, &fault), BAOBEI_BAD_TEXT, "accepted: %s", n.text);
    cr_expect_eq(memcmp(before, game, size), 0, "the game is changed by %s", n.text);
    if (c->fault != ANYWHERE)
        cr_expect_eq(fault, expected, "fault at %zu, not %zu: %s", fault, expected, n.text);
    free(before);
    baobei_game_free(game);
}

static void refuse_all(const change *rows, size_t count)
{
    for (size_t i = 0; i < count; i++)
        refuse(&rows[i], full_position(rows[i].base));
}

#define REFUSE(rows) refuse_all(rows, sizeof(rows) / sizeof *(rows))

Test(position_refused, grammar)
{
    REFUSE(grammar);
}

Test(position_refused, cards)
{
    REFUSE(cards);
}

Test(position_refused, match)
{
    REFUSE(match);
}

Test(position_refused, bao)
{
    REFUSE(bao);
}

Test(position_refused, decision)
{
    REFUSE(decision);
}

Test(position_refused, sights)
{
    REFUSE(sights);
}

Test(position_refused, powers)
{
    REFUSE(powers);
}

Test(position_refused, rest)
{
    REFUSE(rest);
}

Test(position_refused, pairs)
{
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
        const change *first = &pairs[i].first;
        const change second = {first->base, pairs[i].from, pairs[i].to, first->fault};
        note n = changed(&second, full_position(first->base));

        refuse(first, n.text);
    }
}

/* 66 cards in front of the seats, and one slot more: spelled right, but nothing lies on the discard pile. */
Test(position_refused, a_whole_deck_in_slots)
{
    baobei_game *game = note_game();
    size_t fault = 9;
    note n;
    char *at;

    strcpy(n.text, "baobei-position-1 1x66 seats=2 round=1 playing=ab next=ab first=a active=a asked=a");
    for (uint32_t seat = 0; seat < 2; seat++)
        for (uint32_t slot = 0; slot < 33 + seat; slot++)
            strcat(n.text, slot == 33 ? ",-" : slot ? ",1" : seat ? " b=1" : " a=1");
    strcat(n.text, " ask=turn token=1 serial=1");
    n.length = strlen(n.text);
    cr_assert_eq(baobei_full_position_read(game, n.text, n.length, &fault), BAOBEI_BAD_TEXT);
    cr_assert_eq(fault, 0);
    at = strstr(n.text, ",- ");
    at[1] = '1'; /* a 67th card */
    cr_assert_eq(baobei_full_position_read(game, n.text, n.length, &fault), BAOBEI_BAD_TEXT);
    cr_assert_eq(fault, (size_t)(at + 1 - n.text));
    baobei_game_free(game);
}

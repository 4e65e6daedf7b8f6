#include "rows.h"

/*
 * From real runs, and confirmed at the smaller depths by slow.c. A row is one of a deal, or of a place in a match
 * from which much comes up soon. The rows with "assumed1" are of the tables that the library assumes (R10).
 */
const perft_row perft_rows[] = {
    {"deal-2", "inspect bao",
     "baobei-position-1 assumed1 seats=2 next=ab ask=deal "
     "seed=0700000000000000000000000000000000000000000000000000000000000000 token=1 serial=1",
     {1, 20, 200, 1200, 122200, 366800, 2460200}},
    {"deal-3", "",
     "baobei-position-1 assumed1 seats=3 next=abc ask=deal "
     "seed=0700000000000000000000000000000000000000000000000000000000000000 token=1 serial=1",
     {1, 18, 216, 1296, 6480, 1696464}},
    {"deal-6", "",
     "baobei-position-1 assumed1 seats=6 next=abcdef ask=deal "
     "seed=0700000000000000000000000000000000000000000000000000000000000000 token=1 serial=1",
     {1, 36, 1080, 25920, 466560, 5598720}},
    {"tiny-deal", "look show inspect add replace gave left recycled bao shield-up over",
     "baobei-position-1 1x1l,2x1s,3x1w,4x1i,5x1a,6x2r,-2x1f5,3x1;deal-two=1;deal-more=1;looks=1;limit-2=8 "
     "seats=2 next=ab ask=deal seed=0700000000000000000000000000000000000000000000000000000000000000 token=1 "
     "serial=1",
     {1, 2, 2, 4, 14, 32, 66, 352, 798, 2134, 10792, 29470, 103490, 713148, 2428018}},
    {"look", "look show swap inspect double gave bao over",
     "baobei-position-1 assumed1 seats=2 round=1 playing=ab next=ab first=a active=a asked=a "
     "a=15:a,10:*,11:*,1:ab,11:a,1 b=3:*,12:b,1:a,4:*,7:b hand=9:a "
     "discard=7,6,5,2,2,7,8,1,5,11,5,3,4,10,7,12,4,12,3,8,4,13,14,13,8,8,2,6,12,1,10,5,9 "
     "draw=11,12,4,9,2,13,2,3,10,9,7,6,5,3,9,10,6,11,14,8,6 ask=drawn "
     "seed=a100000000000000000000000000000000000000000000000000000000000000 token=157 serial=365",
     {128, 1104, 4483, 223596, 1935790}},
    {"show", "look show swap double gave bao over",
     "baobei-position-1 assumed1 seats=2 round=3 sum=41,40 last=0,40 playing=ab next=ab first=b active=b "
     "asked=b a=7:b,10:a,8:a,11:*,3:* b=2:b,9:b,11:b,5:*,11:b hand=10:b "
     "discard=14,12,11,2,8,1,13,7,1,4,1,6,12,3 "
     "draw=10,9,4,9,2,5,1,5,3,14,10,8,3,15,12,2,6,4,9,6,13,8,5,8,5,10,7,2,4,9,13,7,6,4,1,3,7,12,12,11,"
     "6 ask=drawn seed=a800000000000000000000000000000000000000000000000000000000000000 token=309 serial=740",
     {106, 820, 3504, 152060, 1180663}},
    {"macaw-swap", "inspect left bao",
     "baobei-position-1 assumed1 seats=2 round=1 playing=ab next=ab first=a active=a asked=b "
     "a=5:*,2:a,8:a,11:*,9:* b=4:b,6:*,4:b,5,11:* discard=12,7,1,8,4,2,5,2,12 "
     "draw=11,12,6,10,12,10,4,15,8,3,8,1,2,10,9,3,2,13,1,10,9,13,5,3,4,11,14,6,14,7,8,1,3,11,3,10,6,6,"
     "13,9,1,9,7,12,7,7,5 ask=claim wait=a12/1 "
     "seed=af00000000000000000000000000000000000000000000000000000000000000 token=55 serial=129",
     {101, 3025, 6050, 12100, 84600, 10381100}},
    {"inspect", "inspect double gave left bao",
     "baobei-position-1 assumed1 seats=2 round=1 playing=ab next=ab first=a active=a asked=a "
     "a=3:*,11:a,6:a,2:a,2:* b=7:b,3:b,10:*,2:*,13:*,10 hand=12:a "
     "discard=9,5,3,7,5,11,8,4,11,8,12,13,9,4,11,6,1,7,8,3,3,4,7,12,8 "
     "draw=4,1,14,9,10,15,12,1,1,4,6,10,5,7,1,9,13,8,12,11,6,2,9,2,10,6,5,5,14 ask=drawn "
     "seed=b600000000000000000000000000000000000000000000000000000000000000 token=131 serial=306",
     {127, 974, 7199, 265318, 2036624}},
    {"add", "look show inspect add double left bao over",
     "baobei-position-1 assumed1 seats=2 round=1 playing=ab next=ab first=a active=b asked=b "
     "a=11,9:*,9:*,1:a,12:a,1 b=14:b,5:*,10:b,12:*,6:* hand=13:b discard=4,4,14,5,1,9,7,13,10,7,10,8,2,1,5,3 "
     "draw=8,6,12,8,7,4,2,11,7,6,13,4,1,10,11,11,3,2,5,6,8,6,12,2,3,10,3,4,5,9,2,12,15,7,3,9,11,8 ask=drawn "
     "seed=c400000000000000000000000000000000000000000000000000000000000000 token=83 serial=197",
     {127, 974, 3089, 257122, 1942057}},
    {"replace", "inspect replace left shield-up over",
     "baobei-position-1 assumed1 seats=2 round=1 playing=ab next=ab first=b active=b bao=a closing=a asked=b "
     "a=11:a,2:*,10:b,-,12:* b=7:*,6:ab,5:b,13:*,12:b,3:*,1 "
     "discard=14,1,10,5,9,5,3,10,7,6,8,10,6,8,4,13,11,8,7,1,9,12,9,9,5,4,6,10 "
     "draw=14,7,12,2,11,1,3,2,11,8,12,7,6,5,4,4,2,1,8,3,4,13,3,11,9,2,15 ask=turn "
     "seed=cc00000000000000000000000000000000000000000000000000000000000000 token=157 serial=372",
     {8, 983, 1971, 28922, 219623, 1493862}},
    {"bao-3", "add shield-up over",
     "baobei-position-1 assumed1 seats=3 round=2 sum=52,22,19 last=52,22,19 playing=abc next=abc first=a "
     "active=a bao=b closing=b asked=bc a=3:*,11:*,11:*,2:*,3,7 b=3:b,5:b,9:b,2:c,14:* c=1:c,10:c,2:b,9:c "
     "discard=8,4,10,8,12,10,10,10,7,9,2,14,1,8,4,6,7,6,6,6,5,11,6,9,15,8,13,5,3,11,11,7,12,2,7,13,5,"
     "13 under=1:a,3 draw=12,4,1,9,1,4,5,4,8,12,12 ask=claim wait=a13/1 "
     "seed=0300000000000000000000000000000000000000000000000000000000000000 token=208 serial=509",
     {452, 1352, 1354, 8552, 105336, 680832, 3501792}},
    {"bao-6", "add double gave",
     "baobei-position-1 assumed1 seats=6 round=1 playing=abcdef next=abcdef first=b active=c bao=b closing=b "
     "asked=c a=8:a,9:a,6:a,6:c,5,13 b=5:*,9:b,3:b,10:* c=7:c,6:*,1,12:c d=2:de,14:*,8:d,2:d "
     "e=10:d,2:*,6:e,8,9 f=11:*,10,1:f,11:f hand=13:c "
     "discard=2,9,12,7,4,1,11,4,3,3,10,2,14,5,15,1,13,4,7,12,4,12,6,7,9,3,5 under=4:f,8:* "
     "draw=8,11,11,12,5,1,10,3,7 ask=drawn "
     "seed=0300000000000000000000000000000000000000000000000000000000000000 token=130 serial=321",
     {734, 21894, 12171009}},
    {"double-2", "add double gave no-effect bao shield-up over",
     "baobei-position-1 assumed1 seats=2 round=2 sum=25,52 last=25,52 playing=ab next=ab first=b active=a "
     "asked=b a=-,13:*,-,-,13:ab b=-,-,-,5:*,12:a discard=3,3,7,10,10,12,12,2,8,8,11,11,10,9,7,9,2,2,8 "
     "draw=15,5,11,5,5,6,14,7,10,3,2,8,11,2,10,1,4,6,4,8,12,4,7,9,11,9,3,9,7,6,1,1,5,1,13,1,3,4,6,12,"
     "14,4,6 ask=claim seed=0200000000000000000000000000000000000000000000000000000000000000 token=69 "
     "serial=196",
     {17, 50, 102, 490, 10660, 36745, 76594, 522222, 7459294}},
    {"double-3", "look show swap double gave shield-up",
     "baobei-position-1 assumed1 seats=3 round=2 sum=0,5,6 last=0,5,6 playing=abc next=abc first=c active=a "
     "bao=c closing=c asked=bc answered=b a=8:a,11,2:a,4 b=9:b,4:b,13,7 c=-,3:c,9:c,2 discard=3,5,5,6 "
     "draw=10,11,4,9,4,9,9,11,8,1,1,12,5,1,12,14,10,8,7,3,6,6,6,4,6,13,10,5,2,7,8,2,14,1,11,15,10,10,"
     "5,1,12,8,12,2,3,3,13,11,7,12,7 ask=claim "
     "seed=0100000000000000000000000000000000000000000000000000000000000000 token=66 serial=193",
     {122, 610, 159491, 482717, 5276443}},
    {"double-6", "look show add double gave left shield-up",
     "baobei-position-1 assumed1 seats=6 round=1 playing=abcdef next=abcdef first=c active=a bao=e closing=e "
     "asked=a species=12 cause=3 a=-,8:*,5:ac,- b=-,-,10:b,13:f c=9,15,14,- d=6:*,9:ad,4,- e=-,13:f,12:a,4 "
     "f=-,11:af,10,- discard=14,2,2,11,6,6,1,1,8,3,3,11,11,2,2,12,12 "
     "draw=7,9,5,12,8,13,7,5,10,9,1,8,9,5,1,8,10,2,6,4,7,4,10,6,7,3,11,5,7,1,3,12,3,4 ask=swap at=d1,e2 "
     "seed=0000000000000000000000000000000000000000000000000000000000000000 token=52 serial=146",
     {2, 6, 4247, 35194, 9235156}},
    {"final", "look show double gave recycled bao final",
     "baobei-position-1 assumed1 seats=2 round=2 sum=66,33 last=66,33 playing=ab next=ab first=a active=a "
     "recycles=1 asked=a a=8^1:*,7:*,3^1:*,4^1:a,8^1:a,9^1:a,2^1:*,10^1:*,9^1:*,12^1:a,1^1 "
     "b=9^1:*,1^1:*,5^1:b,14^1:b,10^1:b,2^1:b,1^1:b,13^1:b hand=1^1:a "
     "discard=6,5,9,5^1,6^1,3,2,11^1,3^1,14,3^1,11,7^1,5^1,5,10,12^1,7^1,11^1,4,4^1,10,8^1,11^1,8^1,"
     "12^1,3^1,1,12^1,7,6,12,7^1,9^1,2^1,10^1,15^1,11^1,6,13^1,4^1,6^1,8^1,4^1,2^1,13^1 "
     "past1=1:*,1:*,1:*,1:*,2:*,2:*,2:*,2:*,3:*,3:*,3:*,3:*,4:*,4:*,4:*,4:*,5:*,5:*,5:*,6:*,6:*,7:*,"
     "7:*,7:*,8:*,8:*,8:*,8:*,8:*,9:*,9:*,9:*,9:*,10:*,10:*,10:*,11:*,11:*,11:*,11:*,12:*,12:*,12:*,"
     "12:*,13:*,13:*,13:*,14:*,15:* ask=drawn "
     "seed=0200000000000000000000000000000000000000000000000000000000000000 token=550 serial=1304",
     {373, 7598, 1316780}},
    {"tiny-final", "look show swap inspect add replace decisive gave no-effect left recycled bao shield-up final over",
     "baobei-position-1 "
     "1x1l,2x1s,3x1w,4x1i,5x1a,6x2r,-2x1f5,3x1;deal-two=1;deal-more=1;looks=1;limit-2=8;limit-3=8;"
     "limit-4=8;limit-5=8;limit-6=8 seats=2 round=1 playing=ab next=ab first=a active=b recycles=1 asked=a "
     "a=7^1:b b=5:*,1:* discard=6,6,4^1,8^1,3^1,2^1 past1=2:*,3:*,4:*,7:*,8:* ask=claim wait=b2/1 "
     "seed=0000000000000000000000000000000000000000000000000000000000000000 token=68 serial=163",
     {4, 15, 42, 648, 930, 3120, 2292, 4677, 7992, 14028, 25245, 84984, 184257, 445617, 1862550}},
    {"race-final", "swap inspect add replace double gave no-effect left recycled bao shield-up final",
     "baobei-position-1 "
     "3x3w,4x3i,5x3a,6x3r;deal-two=2;deal-more=2;limit-2=40;limit-3=40;limit-4=40;limit-5=40;"
     "limit-6=40;final-recycle=1 seats=2 round=1 playing=ab next=ab first=b active=a asked=a a=2:*,3:b "
     "b=2:b,1:* discard=3,1,4,4 under=4:*,1:a draw=3,2 ask=turn "
     "seed=0000000000000000000000000000000000000000000000000000000000000000 token=28 serial=70",
     {3, 53, 150, 441, 9596, 35908, 357193, 2242139}},
    {"shield-falls", "add replace double decisive gave no-effect recycled skipped bao shield-up shield-down final over",
     "baobei-position-1 "
     "13x3r,12x2a;deal-two=1;deal-more=1;looks=0;limit-2=60;limit-3=60;limit-4=60;limit-5=60;"
     "limit-6=60;final-recycle=5 seats=2 round=1 playing=ab next=ab first=a active=a recycles=3 asked=a "
     "a=2^2:a b=1^2:b,1^3! discard=1,2^3 past1=2:* past2=2,1:* past3=1:*,2^1:* ask=end "
     "seed=0200000000000000000000000000000000000000000000000000000000000000 token=22 serial=60",
     {2, 6, 40, 77, 220, 780, 1429, 3868, 16916, 33862, 97911, 446999, 916103, 2854881}},
    {"claimant-first", "look show inspect double decisive gave left over",
     "baobei-position-1 "
     "2x2,9x2f1,3x2l,7x2f3l,4x2s,5x2f5s,5x2w,3x2f7w,6x2i,1x2f9i,7x2a,-1x2f11a,8x2r,-3x2f13r;"
     "limit-2=60;limit-3=60;limit-4=60;limit-5=60;limit-6=60;claimant-first=1 seats=3 round=3 sum=29,55,45 "
     "last=6,38,25 playing=abc next=abc first=b active=c final closing=a recycles=2 asked=c "
     "a=6^1:b,5^1:a,12^1:a,4^2:a,4^1:* b=6^1:b,11:*,14^1:b,2:c c=3:b,3^1:c,1^1:*,5 hand=10^2:c "
     "discard=2^1,8^1,7^2 draw=8^2,13^2,1^2,14^2,9^2,7^2,9^2,10^2,11^2,12^2,13^2 "
     "past1=6,7,1:*,2:*,3:*,4:*,5:*,6:*,8:*,9:*,12:*,12:*,13:*,14:* "
     "past2=10:b,1:*,4:*,7:*,8:*,9:*,10:*,11:*,13:*,14:*,7^1:*,9^1:*,12^1:*,13^1:* ask=drawn "
     "seed=0100000000000000000000000000000000000000000000000000000000000000 token=312 serial=806",
     {174, 1700, 23979, 70585, 83189, 245723, 19958968}},
    {"powers-free", "look swap add replace double gave declined bao",
     "baobei-position-1 "
     "2x2,9x2f1,3x2l,7x2f3l,4x2s,5x2f5s,5x2w,3x2f7w,6x2i,1x2f9i,7x2a,-1x2f11a,8x2r,-3x2f13r;"
     "limit-2=60;limit-3=60;limit-4=60;limit-5=60;limit-6=60;power-free=1 seats=2 round=1 playing=ab next=ab "
     "first=b active=b asked=b a=4:*,12,4:*,14:a,7 b=3:b,9:*,14:b,11,7:* hand=12:b discard=6,1,2 "
     "draw=8,8,13,9,2,5,13,10,10,11,3,6,5,1 ask=drawn "
     "seed=0000000000000000000000000000000000000000000000000000000000000000 token=24 serial=58",
     {106, 813, 2407, 148923, 1214121}},
    {"new-unlocked", "look swap inspect add replace double gave bao over",
     "baobei-position-1 "
     "2x2,9x2f1,3x2l,7x2f3l,4x2s,5x2f5s,5x2w,3x2f7w,6x2i,1x2f9i,7x2a,-1x2f11a,8x2r,-3x2f13r;"
     "limit-2=60;limit-3=60;limit-4=60;limit-5=60;limit-6=60;lock-new=0 seats=2 round=1 playing=ab next=ab "
     "first=b active=a asked=a a=4:*,12,2:a,13,7,8:b b=3:b,9:*,14:b,11,5:b,14:a hand=13:a "
     "discard=6,1,2,12,8,9,4,7 draw=10,10,11,3,6,5,1 ask=drawn "
     "seed=0000000000000000000000000000000000000000000000000000000000000000 token=48 serial=119",
     {151, 1389, 20864, 429908, 3504074}},
    {"all-flipped", "add replace double gave declined bao",
     "baobei-position-1 "
     "2x2,9x2f1,3x2l,7x2f3l,4x2s,5x2f5s,5x2w,3x2f7w,6x2i,1x2f9i,7x2a,-1x2f11a,8x2r,-3x2f13r;"
     "deal-two=3;deal-more=3;limit-2=60;limit-3=60;limit-4=60;limit-5=60;limit-6=60;final-recycle=3;"
     "final-over-bao=0;claimant-first=1;power-free=1;lock-new=0 seats=3 round=1 playing=abc next=abc first=c "
     "active=a asked=a a=12:b,4:a,9:a b=8:b,7,11:b c=12:c,6:c,8:c hand=13:a discard=4,14,3,14,7 under=1:b,2 "
     "draw=9,2,5,13,10,10,11,3,6,5,1 ask=drawn "
     "seed=0000000000000000000000000000000000000000000000000000000000000000 token=24 serial=60",
     {85, 818, 2602, 127800, 1394962}},
    {"bao-stands", "inspect add replace double gave no-effect recycled bao shield-up final over",
     "baobei-position-1 "
     "2x2,9x2f1,3x2l,7x2f3l,4x2s,5x2f5s,5x2w,3x2f7w,6x2i,1x2f9i,7x2a,-1x2f11a,8x2r,-3x2f13r;"
     "limit-2=60;limit-3=60;limit-4=60;limit-5=60;limit-6=60;final-over-bao=0 seats=2 round=1 playing=ab "
     "next=ab first=b active=a recycles=1 asked=a a=10:*,11^1:a,2:a,7^1:a,4^1:*,8^1:a,3,3^1 "
     "b=13^1:b,9:*,14:b,11,5:*,14:a discard=1,9^1,4^1,10,5^1,2^1,13,7,1^1,6^1,12^1,6,8^1,12 "
     "past1=3:b,1:*,2:*,4:*,4:*,5:*,6:*,7:*,8:*,8:*,9:*,11:*,12:*,13:* ask=end "
     "seed=0000000000000000000000000000000000000000000000000000000000000000 token=131 serial=319",
     {2, 14, 2770, 16444, 3043320}},
    {"nothing-to-draw", "add replace double gave declined no-effect recycled skipped bao shield-up over",
     "baobei-position-1 "
     "13x4r,12x3a;deal-two=2;deal-more=2;looks=0;final-recycle=99;final-over-bao=0;claimant-first=1;"
     "power-free=1;lock-new=0 seats=2 round=3 sum=0,10 last=0,5 playing=ab next=ab first=b active=a "
     "recycles=8 asked=a species=2 cause=3 a=1,1,- b=2^3,1:b,1 discard=2^2 draw=2^3 past1=2:*,2:* "
     "past2=2:*,2^1:* past3=2^1:*,2^2:* ask=use "
     "seed=1700000000000000000000000000000000000000000000000000000000000000 token=166 serial=466",
     {2, 3, 10, 224, 820, 1845, 23947, 83310, 239692, 2865778}},
    {"decisive-3", "inspect replace double decisive gave left shield-up over",
     "baobei-position-1 "
     "1x4,1x4l,1x4s,1x4w,1x4i,1x4a,1x4r;deal-two=2;deal-more=2;limit-2=3;limit-3=3;limit-4=3;"
     "limit-5=3;limit-6=3 seats=3 round=1 playing=abc next=abc first=c active=b bao=a closing=a recycles=1 "
     "asked=ac answered=c a=3^1:a,5:c b=2:b,7^1:* c=6^1:a,7:* discard=1,4^1,5 under=1:*,6:* "
     "draw=5^1,7^1,2^1,2^1,4^1,2^1,6^1,1^1,4^1,3^1,3^1,3^1,7^1,5^1,1^1,6^1,4^1 "
     "past1=2:a,4:a,2:b,2:c,1:*,1:*,3:*,3:*,3:*,3:*,4:*,4:*,4:*,5:*,5:*,6:*,6:*,6:*,7:*,7:*,7:* ask=claim "
     "seed=0000000000000000000000000000000000000000000000000000000000000000 token=100 serial=245",
     {37, 116, 9023, 22341, 110404, 167678, 227084, 697427, 2291772}},
    {"decisive-4", "look double decisive gave over",
     "baobei-position-1 "
     "1x4,1x4l,1x4s,1x4w,1x4i,1x4a,1x4r;deal-two=2;deal-more=2;limit-2=3;limit-3=3;limit-4=3;"
     "limit-5=3;limit-6=3 seats=4 round=1 playing=abcd next=abcd first=b active=c final closing=d recycles=2 "
     "asked=abd a=4:*,4^1:*,6^1 b=1^1:a,3^1:b,1^1,3^2 c=7^1:*,7^1:c,2^1 d=1^1:*,2:*,6^2:* "
     "discard=4^1,2^1,3^2,2^2 draw=1^2,5^2,5^2,5^2,5^2,3^2,6^2,6^2,4^2,7^2,7^2 "
     "past1=6:a,5:b,7:b,4:d,1:*,1:*,1:*,1:*,2:*,2:*,2:*,3:*,3:*,4:*,6:*,6:*,6:*,7:*,7:* "
     "past2=3:*,3:*,4:*,5:*,5:*,5:*,7:*,1^1:*,2^1:*,3^1:*,5^1:*,6^1:*,6^1:*,6^1:*,7^1:* ask=claim wait=c2/1 "
     "seed=0300000000000000000000000000000000000000000000000000000000000000 token=172 serial=429",
     {510, 7997, 22332, 48246, 82398, 142634, 695184, 5197800}},
};

const uint32_t perft_row_count = sizeof perft_rows / sizeof *perft_rows;

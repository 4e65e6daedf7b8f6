/* Tests include it by this name; all of it is in criterion.h. */
#include "criterion.h"

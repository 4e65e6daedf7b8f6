/* For tests of what must not depend on what lay in memory before. */
#ifndef SOIL_H
#define SOIL_H

/*
 * Leaves ones on the stack, where the next call has its variables. That call should not be the first of its function:
 * to link it may use more of the stack.
 */
void soil_stack(void);

#endif

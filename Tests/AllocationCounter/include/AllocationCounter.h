#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

/// How often this thread has asked the C library for memory, -1 where nothing counts.
long allocations_of_this_thread(void);

#endif

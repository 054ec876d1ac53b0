#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>

/// Whether allocations are counted here: where the C library is glibc and no sanitizer has taken the
/// allocator's place already.
bool allocation_counter_is_available(void);

/// Begins to count the calling thread's allocations from 0.
void allocation_counter_start(void);

/// Ends counting, and gives how many allocations the calling thread made since it began.
long allocation_counter_stop(void);

#endif

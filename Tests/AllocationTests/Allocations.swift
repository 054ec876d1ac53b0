import AllocationCounter

/// Returns the number of heap allocations that the calling thread makes while `work` runs.
func allocations(_ work: () -> Void) -> Int {
  allocation_counter_start()
  work()
  return allocation_counter_stop()
}

/// Whether allocations can be counted: on Linux, without a sanitizer, and in optimized code: unoptimized
/// code makes allocations that the optimizer removes.
let canCountAllocations = allocation_counter_is_available() && isOptimized

#if DEBUG
  private let isOptimized = false
#else
  private let isOptimized = true
#endif

import AllocationCounter

/// How many heap allocations the calling thread makes while `work` runs.
func allocations(_ work: () -> Void) -> Int {
  allocation_counter_start()
  work()
  return allocation_counter_stop()
}

/// Whether they can be counted here, and say something: on Linux, not under a sanitizer, and in code
/// that is optimized, for code that is not allocates where the language does not ask for it.
let canCountAllocations = allocation_counter_is_available() && isOptimized

#if DEBUG
  private let isOptimized = false
#else
  private let isOptimized = true
#endif

/// Touches that a display delivers some milliseconds after they were made.
///
///     made         s0  s1  s2  s3
///     delivered            s0  s1  s2  s3      a latency of two frames
///
/// It reserves space for eight touches, so that the latency of a display causes no allocation.
package struct TouchQueue {
  private var samples: [TouchSample] = []

  /// An empty queue.
  package init() {
    samples.reserveCapacity(8)
  }

  /// Whether all touches were delivered.
  package var isEmpty: Bool { samples.isEmpty }

  /// The latest touch that has not been delivered.
  package var newest: TouchSample? { samples.last }

  /// Adds a touch.
  package mutating func append(_ sample: TouchSample) {
    samples.append(sample)
  }

  /// Removes and returns the next touch that is due in the display frame at `frameTime`, `latency` milliseconds after
  /// its timestamp. Without latency every touch is due.
  package mutating func next(inFrameAt frameTime: Double, latency: Double) -> TouchSample? {
    guard let first = samples.first,
      latency == 0 || first.time + latency <= TouchSample.deadline(ofFrameAt: frameTime)
    else { return nil }
    return samples.removeFirst()
  }
}

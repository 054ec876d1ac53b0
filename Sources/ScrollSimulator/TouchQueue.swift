/// Touches on their way to a view, which a display delivers some milliseconds after they were made.
///
///     made         s0  s1  s2  s3
///     delivered            s0  s1  s2  s3      a latency of two frames
///
/// It holds as many as are made in that time, and allocates nothing for those of a display's latency.
package struct TouchQueue {
  private var samples: [TouchSample] = []

  /// Without touches.
  package init() {
    samples.reserveCapacity(8)
  }

  /// Whether all have been delivered.
  package var isEmpty: Bool { samples.isEmpty }

  /// The one that was made last, of those that have not been delivered.
  package var newest: TouchSample? { samples.last }

  /// Adds a touch that has just been made.
  package mutating func append(_ sample: TouchSample) {
    samples.append(sample)
  }

  /// Takes the next touch that has come by the display frame at `frameTime`, `latency` milliseconds after
  /// its stamp. Without a latency there is nothing to wait for.
  package mutating func next(inFrameAt frameTime: Double, latency: Double) -> TouchSample? {
    guard let first = samples.first,
      latency == 0 || first.time + latency <= TouchSample.deadline(ofFrameAt: frameTime)
    else { return nil }
    return samples.removeFirst()
  }
}

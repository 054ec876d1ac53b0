/// The velocity of a finger, as a pan recognizer computes it.
///
/// Every delivered sample i gives a difference `s = dy / dt`, and the velocity is
///
///     velocity = 0.2 s_i + 0.8 s_(i-1)            (for i = 1: s_1)
///
/// Samples closer than a millisecond give a difference of 0. This agrees with recordings.
///
/// Units: points per millisecond, with the content's sign: a finger going up (y shrinking) is
/// positive.
package struct PanVelocity: Sendable, Equatable {
  /// Samples closer in time than this, in milliseconds, have a difference of 0.
  package static let resolution = 1.0

  /// The velocity along the scrolling axis.
  package private(set) var y = 0.0
  /// The velocity across the axis. It counts towards the threshold of a release.
  package private(set) var x = 0.0

  private let input: PanInput
  private var last: PanSample
  private var difference: SIMD2<Double>?

  /// The velocity of a finger that landed at `down`.
  package init(_ input: PanInput = .finger, down: PanSample) {
    self.input = input
    last = down
  }

  /// Adds a sample. A sample of a trackpad that has not moved is ignored.
  package mutating func add(_ sample: PanSample) {
    if input == .trackpad, sample.isAtPlace(of: last) { return }
    let elapsed = sample.time - last.time
    let hasSpeed = elapsed >= PanVelocity.resolution
    let newest = hasSpeed ? SIMD2(last.x - sample.x, last.y - sample.y) / elapsed : .zero
    let before = difference ?? newest
    x = 0.2 * newest.x + 0.8 * before.x
    y = 0.2 * newest.y + 0.8 * before.y
    difference = newest
    last = sample
  }

  /// Returns whether the input has stopped by `time`: a finger at its `PanInput.staleness`, and a trackpad after it,
  /// as recorded.
  package func isStale(at time: Double) -> Bool {
    let elapsed = time - last.time
    return input == .finger ? elapsed >= input.staleness : elapsed > input.staleness
  }
}

/// How fast a pan recogniser takes a finger to be.
///
/// Every delivered sample i gives a difference `s = dy / dt`, and the velocity is
///
///     velocity = 0.2 s_i + 0.8 s_(i-1)            (the first: s_1 at full strength)
///
/// Samples closer than a millisecond give a difference of 0. Recordings reproduce all of it.
///
/// Units: points per millisecond, with the content's sign: a finger going up (y shrinking) is
/// positive.
package struct PanVelocity: Sendable, Equatable {
  /// Samples closer in time than this, in milliseconds, have no speed.
  package static let resolution = 1.0

  /// Along the axis that scrolls.
  package private(set) var y = 0.0
  /// Across it. It counts for whether a release throws at all.
  package private(set) var x = 0.0

  private let input: PanInput
  private var last: PanSample
  private var difference: SIMD2<Double>?

  /// The velocity of a finger that landed at `down`.
  package init(_ input: PanInput = .finger, down: PanSample) {
    self.input = input
    last = down
  }

  /// The finger was seen again.
  ///
  /// A trackpad reports where it is although nothing moved; such a sample changes nothing.
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

  /// Whether the finger has stopped by `time`: it was not seen to move for as long as its input's
  /// `PanInput.staleness`.
  package func isStale(at time: Double) -> Bool {
    let elapsed = time - last.time
    return input == .finger ? elapsed >= input.staleness : elapsed > input.staleness
  }
}

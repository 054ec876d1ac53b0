/// The scroll to the top after a tap on the status bar: critically damped, from rest.
///
///     x(t) = top + (start - top) (1 + w t) e^(-w t)        w = 2 π / 0.6 s = 10.47198 / s
///
///     offset  ╲
///              ╲
///               ╲_
///       top       ‾‾──────────
///              0.16      1.6 s
///
/// It covers half of any distance in 0.16 seconds and 96 % in 0.48, and ends after 1.6. From public notes on
/// UIScrollView, which agree with each other. It was not measured.
///
/// Units: points, and milliseconds since the tap.
public struct ScrollToTop: Sendable, Equatable {
  /// Duration in milliseconds.
  public static let duration = 1600.0
  /// w, per millisecond.
  private static let frequency = 2 * Double.pi / 600

  /// The content offset at the beginning.
  public let start: Double
  /// The content offset at the end.
  public let top: Double

  /// A scroll from `start` to `top`.
  public init(from start: Double, to top: Double) {
    self.start = start
    self.top = top
  }

  /// Returns the content offset `elapsed` milliseconds after the tap, from `start` to `top`.
  public func offset(after elapsed: Double) -> Double {
    guard elapsed > 0 else { return start }
    guard elapsed < ScrollToTop.duration else { return top }
    let phase = ScrollToTop.frequency * elapsed
    return top + (start - top) * (1 + phase) * ElementaryFunctions.exp(-phase)
  }
}

/// How content scrolls to the top when the status bar is tapped: critically damped, from rest.
///
///     x(t) = top + (start - top) (1 + w t) e^(-w t)        w = 2 π / 0.6 s = 10.47198 / s
///
///     offset  ╲
///              ╲
///               ╲_
///       top       ‾‾──────────
///              0.16      1.6 s
///
/// Half of the way is done after 0.16 seconds and 96 % after 0.48, whatever the distance; after 1.6
/// it is over. Public notes on UIScrollView (grade B), which agree with each other.
///
/// Units: points, and milliseconds since the tap.
public struct ScrollToTop: Sendable, Equatable {
  /// Milliseconds until it is over.
  public static let duration = 1600.0
  /// Per millisecond.
  private static let frequency = 2 * Double.pi / 600

  /// Where the content was when it began.
  public let start: Double
  /// Where it goes.
  public let top: Double

  /// A scroll from `start` to `top`.
  public init(from start: Double, to top: Double) {
    self.start = start
    self.top = top
  }

  /// The content offset `elapsed` milliseconds after the tap; before it `start`, and once it is over
  /// `top`.
  public func offset(after elapsed: Double) -> Double {
    guard elapsed > 0 else { return start }
    guard elapsed < ScrollToTop.duration else { return top }
    let phase = ScrollToTop.frequency * elapsed
    return top + (start - top) * (1 + phase) * ElementaryFunctions.exp(-phase)
  }
}

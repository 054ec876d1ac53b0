/// A bar at the bottom edge, and where it is when so much of it is hidden.
///
///     list      │ row 40       │     │ row 41       │     ┌──────────────┐ its end, on any of them
///               │ row 41       │     │ row 42       │     │ last row     │
///     minY ─────┌──────────────┐     │ row 43       │     ├──────────────┤
///      height   │░░░  bar  ░░░░│     ┌──────────────┐     │░░░  bar  ░░░░│
///      safe area│░░░░░░░░░░░░░░│     │░░░░░░░░░░░░░░│     │░░░░░░░░░░░░░░│
///     ──────────┴──────────────┴─────┴──────────────┴─────┴──────────────┴─ containerHeight
///      hidden     0                    0.7                  room for the whole bar
///
/// It moves as a whole and leaves the screen as a whole, with the safe area below it:
///
///     minY = containerHeight - (1 - hidden fraction) * (height + safe area)
///
/// The list has room for the whole bar at its end, always. Nothing of the list is written while the bar
/// moves, so nothing can report back, and the last row can always be seen above it.
public struct BottomBar: Sendable, Equatable {
  /// Height of what the bar shows above the safe area, in points, at least 0.
  public let height: Double
  /// Points at the container's bottom that the system keeps free, a home indicator's for example, at
  /// least 0. The bar's ground covers them.
  public let safeAreaBottom: Double

  /// A bar `height` points high over a safe area of `safeAreaBottom` points. A number below 0, or one
  /// that is not finite, counts as 0.
  public init(height: Double, safeAreaBottom: Double = 0) {
    self.height = height.isMeasurable ? max(0, height) : 0
    self.safeAreaBottom = safeAreaBottom.isMeasurable ? max(0, safeAreaBottom) : 0
  }

  /// Height of the bar with the safe area, in points: its frame's, wherever it is.
  public var extent: Double { height + safeAreaBottom }

  /// Top edge of the bar in a container `containerHeight` points high, when `fraction` of it is hidden:
  /// 0 none of it, 1 all of it. Exact at both ends.
  public func minY(hidden fraction: Double, in containerHeight: Double) -> Double {
    containerHeight - extent * (1 - fraction)
  }

  /// The room to add below a list, in points, where `inset` of its bottom inset is there already: what
  /// the system adds for the safe area. It does not depend on where the bar is.
  ///
  /// A host adds it once, and counts it to ``HostReading/appInset`` from then on; short pages get less
  /// room from ``HeaderPages`` accordingly.
  public func room(besides inset: Double = 0) -> Double { max(0, extent - inset) }
}

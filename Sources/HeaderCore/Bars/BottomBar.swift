/// A bar at the bottom edge, and where it is while part of it is hidden.
///
///     list      │ row 40       │     │ row 41       │     ┌──────────────┐ the list's end,
///               │ row 41       │     │ row 42       │     │ last row     │ whatever is hidden
///     minY ─────┌──────────────┐     │ row 43       │     ├──────────────┤
///      height   │░░░  bar  ░░░░│     ┌──────────────┐     │░░░  bar  ░░░░│
///      safe area│░░░░░░░░░░░░░░│     │░░░░░░░░░░░░░░│     │░░░░░░░░░░░░░░│
///     ──────────┴──────────────┴─────┴──────────────┴─────┴──────────────┴─ containerHeight
///      hidden     0                    0.7                  room for the whole bar
///
/// The bar moves as a whole, and leaves the screen with the safe area below it:
///
///     minY = containerHeight - (1 - hidden fraction) * (height + safe area)
///
/// The list always has room for the whole bar at its end. The list is not changed while the bar moves, so the
/// two cannot influence each other, and the last row can always be scrolled above the bar.
public struct BottomBar: Sendable, Equatable {
  /// Height of the bar above the safe area in points, at least 0.
  public let height: Double
  /// Points at the container's bottom that the system keeps free, for a home indicator for example, at least
  /// 0. The bar's background covers them.
  public let safeAreaBottom: Double

  /// A bar `height` points high over a safe area of `safeAreaBottom` points. A number that is negative or not
  /// finite counts as 0.
  public init(height: Double, safeAreaBottom: Double = 0) {
    self.height = height.isMeasurable ? max(0, height) : 0
    self.safeAreaBottom = safeAreaBottom.isMeasurable ? max(0, safeAreaBottom) : 0
  }

  /// Height of the bar's frame in points, with the safe area.
  public var extent: Double { height + safeAreaBottom }

  /// Returns the top edge of the bar in a container `containerHeight` points high when `fraction` of the bar
  /// is hidden, 0 to 1. Exact at both ends.
  public func minY(hidden fraction: Double, in containerHeight: Double) -> Double {
    containerHeight - extent * (1 - fraction)
  }

  /// Returns the room to add below a list in points, if `inset` of its bottom inset exists already: what the
  /// system adds for the safe area. It does not depend on where the bar is.
  ///
  /// A host adds the room once, and includes it in ``HostReading/appInset`` from then on. ``HeaderPages``
  /// then gives correspondingly less room to short pages.
  public func room(besides inset: Double = 0) -> Double { max(0, extent - inset) }
}

/// The state of a header that is moved by travel.
public struct TravelState: Sendable, Equatable {
  /// The header's height below the safe area, in points.
  public var height: Double
  /// The content's position after the last event, from which the next travel is measured.
  public var position: Double
  /// The collapsed fraction that the app requested last; `nil` without a request, and after a drag. A
  /// request waits for content that is too short, and stays in effect during a fling.
  public var request: Double?
  /// Height of content that was too short for ``request``. Longer content fulfills the request once.
  @usableFromInline var shortSize: Double?
  /// Whether travel last moved the header towards its expanded end.
  public var isExpanding = true
  /// Points of the tolerance that travel down has used, from 0 to the tolerance. Travel up returns them
  /// before the header collapses; travel down uses the rest before it expands. If the tolerances differ,
  /// these are points of the larger one.
  public var usedTolerance = 0.0
  /// Points of travel that have moved the header since the last turn, positive up. Counted only with a
  /// ``TravelMeter/commitDistance``.
  @usableFromInline var travelSinceTurn = 0.0
  /// Whether the header moves to a rest while the finger is down.
  @usableFromInline var hasCommitted = false
  /// Whether a fling down is fast enough to bring the header back.
  @usableFromInline var isFlung = false
  /// The heights that a fling may move the header to; `nil` if it may pass any rest.
  @usableFromInline var flingHeights: ClosedRange<Double>?

  /// The state of a header `height` points high, over content at `position`.
  public init(height: Double, position: Double) {
    self.height = height
    self.position = position
  }

  /// Returns whether a scroll with `cause` moves the header: a drag, or a fling without a later request.
  @inlinable
  func isMoved(by cause: ScrollCause) -> Bool {
    cause.isUserTravel && (cause == .drag || request == nil)
  }
}

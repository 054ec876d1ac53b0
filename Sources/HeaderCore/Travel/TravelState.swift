/// What a header that is moved by travel remembers.
public struct TravelState: Sendable, Equatable {
  /// The header's height below the safe area: the travel it has taken up so far is in it.
  public var height: Double
  /// Where the content was after the last event, which the next one's travel is measured from.
  public var position: Double
  /// The collapsed fraction that the app asked for last, while no finger has said otherwise since;
  /// `nil` where nothing is asked. Content that arrives later still finds the header as the app
  /// wanted it, and what is left of a fling leaves it so.
  public var request: Double?
  /// Whether travel last moved the header towards its expanded end.
  public var isExpanding = true
  /// Points of the meter's tolerance that travel down has used up, 0 to all of it: what travel up has
  /// to make good before the header follows, and what of it travel down has left is the rest.
  public var play = 0.0

  /// The state of a header `height` points high over content at `position`.
  @inlinable
  public init(height: Double, position: Double) {
    self.height = height
    self.position = position
  }

  /// Whether a scroll with `cause` is the header's to take. A fling is the user's travel, but a
  /// request made since the finger lifted is newer than what the user wanted.
  @inlinable
  func isMoved(by cause: ScrollCause) -> Bool {
    cause.isUserTravel && (cause == .drag || request == nil)
  }
}

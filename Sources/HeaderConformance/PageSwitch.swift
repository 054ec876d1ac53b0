/// A swipe to another list in the middle of a gesture.
public struct PageSwitch: Sendable, Equatable {
  /// How many statements of the gesture are before it.
  public var position: Int
  /// Where it leads, 1 being the first list.
  public var page: Int
  /// Milliseconds until it is over.
  public var duration: Double

  /// A swipe to `page` after so many statements.
  public init(position: Int, page: Int, duration: Double) {
    self.position = position
    self.page = page
    self.duration = duration
  }
}

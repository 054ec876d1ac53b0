/// What is seen of a scroll view between two sleeps of the run loop.
///
/// A scroll view steps once in a turn, and the rows that come into sight by that are laid out in the
/// same turn. Two steps share one only when the main thread is late.
struct Turn: Equatable {
  /// Whether the geometry has come that its phases only repeat.
  var hasGeometry = false
  /// Whether the content's height has changed.
  var isResized = false
  /// By how much, all in all.
  var growth = 0.0
  /// The part of that which no change of the offset has been found to belong to.
  var looseGrowth = 0.0
  /// By how much the offset has changed during a deceleration, all in all.
  var change = 0.0
  /// When the deceleration made its last step, in seconds.
  var stepTime: Double?
  /// Whether nothing has been seen that the turn's end would clear.
  var isEmpty: Bool { self == Turn() }

  /// The content is `points` higher.
  mutating func grow(by points: Double) {
    isResized = true
    growth += points
    looseGrowth += points
  }
}

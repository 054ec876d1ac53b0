/// The changes of a scroll view between two sleeps of the run loop.
///
/// A scroll view steps once in a turn, and lays out the rows that become visible in the same turn. Two steps
/// share a turn only if the main thread is late.
struct Turn: Equatable {
  /// Whether the geometry was reported. The geometry that comes with a phase only repeats it.
  var hasGeometry = false
  /// Whether the content's height changed.
  var isResized = false
  /// The sum of the changes of the content's height.
  var growth = 0.0
  /// The part of the growth that no change of the offset has followed yet.
  var unmatchedGrowth = 0.0
  /// The sum of the changes of the offset during a deceleration.
  var flightChange = 0.0
  /// The time of the deceleration's last step, in seconds; `nil` without one.
  var stepTime: Double?
  /// Whether nothing was observed.
  var isEmpty: Bool { self == Turn() }

  /// Notes that the content is `points` higher.
  mutating func grow(by points: Double) {
    isResized = true
    growth += points
    unmatchedGrowth += points
  }
}

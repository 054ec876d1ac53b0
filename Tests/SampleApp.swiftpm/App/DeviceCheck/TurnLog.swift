/// Counts what a list did in the turns of the run loop.
///
/// UIKit is assumed to set a moving list's offset once a turn. Every other write of the offset is counted as someone
/// else's. Counting by turns makes it irrelevant whether observers are called before or after a write. A hitch may put
/// two of UIKit's steps into one turn, so the count may be too high, never too low.
struct TurnLog: Sendable, Equatable {
  /// Turns in which the content offset or size changed.
  private(set) var count = 0
  /// Turns in which the offset was set more than once.
  private(set) var ofSeveralOffsets = 0
  /// Turns in which the content size changed and the offset did not: rows laid out in a later turn than the step that
  /// made them visible.
  private(set) var ofLayoutAlone = 0
  /// Writes of the offset by others than UIKit.
  private(set) var writtenOffsets = 0
  private var offsets = 0
  private var sizes = 0
  private var isMoving = false

  /// An empty log.
  init() {}

  /// Counts a write of the offset, while UIKit moved the content or not.
  mutating func setOffset(whileMoving: Bool) {
    offsets += 1
    isMoving = isMoving || whileMoving
  }

  /// Counts a change of the content size.
  mutating func changeSize() {
    sizes += 1
  }

  /// Ends a turn: the run loop is about to sleep.
  mutating func endTurn() {
    guard offsets > 0 || sizes > 0 else { return }
    count += 1
    if offsets > 1 { ofSeveralOffsets += 1 }
    if offsets == 0 { ofLayoutAlone += 1 }
    writtenOffsets += max(0, offsets - (isMoving ? 1 : 0))
    (offsets, sizes, isMoving) = (0, 0, false)
  }

  /// The counts in words: `240 turns, 3 with several offsets, 2 of layout alone`.
  var summary: String {
    "\(count) turns, \(ofSeveralOffsets) with several offsets, \(ofLayoutAlone) of layout alone"
  }
}

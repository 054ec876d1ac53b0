/// What a list did in each turn of the run loop.
///
/// UIKit is taken to set a moving list's offset once a turn. What is set beyond that, and what is
/// set while UIKit moves nothing, is someone else's: counted by turns, it does not matter whether
/// observers hear of an offset before or after it is set. A hitch may put two of UIKit's steps into
/// a turn, so this is too many at worst, never too few.
struct TurnLog: Sendable, Equatable {
  /// Turns in which the content moved or changed its size.
  private(set) var count = 0
  /// Turns in which the offset was set more than once.
  private(set) var ofSeveralOffsets = 0
  /// Turns in which the content's size changed and its offset did not: rows that were laid out in a
  /// later turn than the step that brought them into sight.
  private(set) var ofLayoutAlone = 0
  /// How often the offset was set by others than UIKit.
  private(set) var writtenOffsets = 0
  private var offsets = 0
  private var sizes = 0
  private var isMoving = false

  /// Nothing has happened.
  init() {}

  /// The offset was set, while UIKit moved the content or not.
  mutating func setOffset(whileMoving: Bool) {
    offsets += 1
    isMoving = isMoving || whileMoving
  }

  /// The content has another size.
  mutating func changeSize() {
    sizes += 1
  }

  /// The run loop goes to sleep.
  mutating func endTurn() {
    guard offsets > 0 || sizes > 0 else { return }
    count += 1
    if offsets > 1 { ofSeveralOffsets += 1 }
    if offsets == 0 { ofLayoutAlone += 1 }
    writtenOffsets += max(0, offsets - (isMoving ? 1 : 0))
    (offsets, sizes, isMoving) = (0, 0, false)
  }

  /// What there was to see: `240 turns, 3 with several offsets, 2 of layout alone`.
  var summary: String {
    "\(count) turns, \(ofSeveralOffsets) with several offsets, \(ofLayoutAlone) of layout alone"
  }
}

import HeaderCore
import ScrollPhysics

/// A deceleration. Distinguishes its steps from offset changes that layout or the app makes.
///
/// It decides by the last step, the growth of the content, and the turn of the run loop in which both were
/// observed:
///
///     a change as large as the growth of the content                  layout
///     the flight's first change                                       a step
///     a change after a step in its turn, or in a turn with a new size  a step if friction explains it
///     any other change                                                a step if it is like the last one
///
/// It compares lengths of steps, not times: a scroll view steps at 60 to 120 Hz, changes that rate during a flight,
/// and is not synchronized with any other clock. In a turn without a step, a correction of a quarter to three times
/// the last step counts as a step, unless the content's size changes too.
struct Flight: Equatable {
  /// The length of the last step; 0 before the first.
  private(set) var step = 0.0
  /// The change in the last turn without a step. A similar change in the next turn makes it a step.
  private var oddChange = 0.0
  /// Whether the scroll view has yet to report that it decelerates.
  var isFlagExpected: Bool

  /// A flight before its first step.
  init(isFlagExpected: Bool = false) {
    self.isFlagExpected = isFlagExpected
  }

  /// Returns why the content moved by `change` from `offset` in `turn`. If `isKnown`, the scroll view reports a
  /// deceleration, and only a change like that of the content's size is layout.
  mutating func cause(
    of change: Double, from offset: Double, at time: Double, isKnown: Bool,
    in viewport: ScrollViewport, _ turn: inout Turn
  ) -> ScrollCause {
    turn.change += change
    if turn.looseGrowth != 0, (change - turn.looseGrowth).magnitude <= viewport.pixel {
      turn.looseGrowth = 0
      return .layout
    }
    guard isKnown || isStep(change, from: offset, at: time, in: viewport, turn) else {
      return .layout
    }
    turn.stepTime = time
    take(change)
    return .deceleration
  }

  /// Takes `change` as the last step.
  mutating func take(_ change: Double) {
    (step, oddChange) = (change, 0)
  }

  private func isStep(
    _ change: Double, from offset: Double, at time: Double, in viewport: ScrollViewport,
    _ turn: Turn
  ) -> Bool {
    guard step != 0 else { return turn.stepTime == nil }
    guard turn.stepTime == nil, !turn.isResized else {
      // Two steps in a turn are a frame apart, or follow each other at once after a late frame.
      let isTimely = turn.stepTime.map { time - $0 <= 0.000_1 || time - $0 >= 0.007_5 } ?? true
      return isTimely && Flight.isEven(change, after: step, pixel: viewport.pixel)
    }
    let end = offset + change
    return isLike(step, change, from: offset, to: end, in: viewport)
      || oddChange != 0 && isLike(oddChange, change, from: offset, to: end, in: viewport)
  }

  /// Returns the step that follows `step` by friction.
  static func evenStep(after step: Double) -> Double { 0.98 * step }

  /// Whether `change` is the step that follows `step` by friction.
  static func isEven(_ change: Double, after step: Double, pixel: Double) -> Bool {
    change * step > 0
      && (change - evenStep(after: step)).magnitude <= 0.03 * step.magnitude + pixel
  }

  /// Whether `change` may follow `step`: within the range, in the same direction and a quarter to three times as far;
  /// beyond an edge, in either direction, up to three times as far or a quarter of the overscroll.
  private func isLike(
    _ step: Double, _ change: Double, from start: Double, to end: Double,
    in viewport: ScrollViewport
  ) -> Bool {
    let range = viewport.range
    let rounding = 1.5 * viewport.pixel
    guard Flight.reaches(change, after: step, from: start, in: viewport) else { return false }
    guard [start, end].allSatisfy({ range.minimum < $0 && $0 < range.maximum }) else {
      return true
    }
    return change * step > 0 && change.magnitude >= step.magnitude / 4 - rounding
  }

  /// Whether `change` is longer than any step from `start` in either direction.
  func isTooFar(_ change: Double, from start: Double, in viewport: ScrollViewport) -> Bool {
    step != 0 && !Flight.reaches(change, after: step, from: start, in: viewport)
  }

  private static func reaches(
    _ change: Double, after step: Double, from start: Double, in viewport: ScrollViewport
  ) -> Bool {
    let range = viewport.range
    let overscroll = max(
      range.overscroll(at: start).magnitude, range.overscroll(at: start + change).magnitude)
    return change.magnitude <= max(3 * step.magnitude, overscroll / 4) + 1.5 * viewport.pixel
  }

  /// Ends `turn`.
  mutating func turnEnded(_ turn: Turn, pixel: Double) {
    isFlagExpected = false
    guard turn.stepTime == nil else { return }
    let change = turn.change - turn.growth
    if change.magnitude > 2 * pixel { oddChange = change }
  }
}

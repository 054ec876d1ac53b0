import HeaderCore
import ScrollPhysics

/// A deceleration. Distinguishes its steps from offset changes that layout or the app makes.
///
/// It decides by the last step, the growth of the content, and the turn of the run loop in which both were
/// observed:
///
///     a change as large as the growth of the content         a row correction
///     the flight's first change                              a step
///     a second change in a turn, or one with a new height    a step if friction explains it
///     any other change                                       a step if it may follow the last one
///
/// It compares lengths of steps, not times: a scroll view steps at 60 to 120 Hz, changes that rate during a flight,
/// and is not synchronized with any other clock. In a turn without a step, a correction of a quarter to three times
/// the last step counts as a step, unless the content's height changes too.
struct Flight: Equatable {
  /// The length of the last step; 0 before the first.
  private(set) var step = 0.0
  /// The length of the step before that; 0 without one.
  private var previousStep = 0.0
  /// The change in the last turn, if that had no step; otherwise 0. If the next turn has a similar change, the steps
  /// have another length from now on.
  private var changeWithoutStep = 0.0
  /// Whether the scroll view has yet to report that it decelerates.
  var isFlagExpected: Bool

  /// A flight before its first step.
  init(isFlagExpected: Bool = false) {
    self.isFlagExpected = isFlagExpected
  }

  /// Returns why the content moved by `change` from `offset` in `turn`. If the scroll view `reportsPhases`, only a
  /// change like that of the content's height is not a step.
  mutating func move(
    by change: Double, from offset: Double, at time: Double, reportsPhases: Bool,
    in viewport: ScrollViewport, _ turn: inout Turn
  ) -> ScrollCause {
    turn.flightChange += change
    if turn.unmatchedGrowth != 0, (change - turn.unmatchedGrowth).magnitude <= viewport.pixel {
      turn.unmatchedGrowth = 0
      return .layout
    }
    guard reportsPhases || isStep(change, from: offset, at: time, in: viewport, turn) else {
      return .layout
    }
    turn.stepTime = time
    take(change)
    return .deceleration
  }

  /// Takes `change` as the last step.
  mutating func take(_ change: Double) {
    (previousStep, step, changeWithoutStep) = (step, change, 0)
  }

  /// Rows may be corrected in a turn without a step, the offset before the content's height. The offset's change has
  /// been reported as travel, but it was no step: the next one is compared with the step before it. That is so if it
  /// is as large as the growth, and differs from the step before it by more than a tenth and a pixel, which a second
  /// step of `turn` does not.
  mutating func contentDidGrow(in turn: inout Turn, pixel: Double) {
    guard turn.stepTime != nil, (step - turn.unmatchedGrowth).magnitude <= pixel,
      (step - previousStep).magnitude > 0.1 * previousStep.magnitude + pixel
    else { return }
    turn.unmatchedGrowth -= step
    (step, turn.stepTime) = (previousStep, nil)
  }

  private func isStep(
    _ change: Double, from offset: Double, at time: Double, in viewport: ScrollViewport,
    _ turn: Turn
  ) -> Bool {
    guard step != 0 else { return turn.stepTime == nil }
    if turn.stepTime != nil || turn.isResized {
      return !turn.isResized && Flight.endsBounce(change, from: offset, in: viewport)
        || Flight.isSecondStep(at: time, after: turn.stepTime)
          && Flight.isFrictionStep(change, after: step, pixel: viewport.pixel)
    }
    return Flight.mayFollow(step, change, from: offset, in: viewport)
      || changeWithoutStep != 0
        && Flight.mayFollow(changeWithoutStep, change, from: offset, in: viewport)
  }

  /// Ends `turn`.
  mutating func turnEnded(_ turn: Turn, pixel: Double) {
    isFlagExpected = false
    guard turn.stepTime == nil else { return }
    let change = turn.flightChange - turn.growth
    if change.magnitude > 2 * pixel { changeWithoutStep = change }
  }

  // MARK: Steps

  /// Whether a step may be at `time` in the turn of a step at `first`: the two are a frame apart, or follow each other
  /// at once after a late frame. A frame of a 120 Hz display lasts 8.3 milliseconds.
  private static func isSecondStep(at time: Double, after first: Double?) -> Bool {
    first.map { time - $0 <= 0.000_1 || time - $0 >= 0.007_5 } ?? true
  }

  /// Returns the step that follows `step` by friction.
  static func frictionStep(after step: Double) -> Double { 0.98 * step }

  /// Whether `change` is the step that follows `step` by friction.
  static func isFrictionStep(_ change: Double, after step: Double, pixel: Double) -> Bool {
    change * step > 0
      && (change - frictionStep(after: step)).magnitude <= 0.03 * step.magnitude + pixel
  }

  /// Whether `change` ends a bounce: from within half a point beyond an edge to the edge.
  private static func endsBounce(
    _ change: Double, from start: Double, in viewport: ScrollViewport
  ) -> Bool {
    let overscroll = viewport.range.overscroll(at: start)
    return overscroll != 0 && overscroll.magnitude <= 0.5
      && (change + overscroll).magnitude <= viewport.pixel / 2
  }

  /// Whether `change` may follow `step`, give or take one and a half pixels: within the range, a quarter to three times
  /// as far in the same direction; beyond an edge, in either direction, up to three times as far or a quarter of the
  /// overscroll.
  private static func mayFollow(
    _ step: Double, _ change: Double, from start: Double, in viewport: ScrollViewport
  ) -> Bool {
    guard !isTooFar(change, after: step, from: start, in: viewport) else { return false }
    let (range, end) = (viewport.range, start + change)
    guard range.minimum < min(start, end), max(start, end) < range.maximum else { return true }
    return (step < 0 ? -change : change) >= step.magnitude / 4 - 1.5 * viewport.pixel
  }

  /// Whether `change` is longer than any step from `start` that may follow `step`, in either direction.
  private static func isTooFar(
    _ change: Double, after step: Double, from start: Double, in viewport: ScrollViewport
  ) -> Bool {
    let range = viewport.range
    let overscroll = max(
      range.overscroll(at: start).magnitude, range.overscroll(at: start + change).magnitude)
    return change.magnitude > max(3 * step.magnitude, overscroll / 4) + 1.5 * viewport.pixel
  }

  /// Whether `change` is longer than any next step from `start`.
  func isTooFar(_ change: Double, from start: Double, in viewport: ScrollViewport) -> Bool {
    step != 0 && Flight.isTooFar(change, after: step, from: start, in: viewport)
  }
}

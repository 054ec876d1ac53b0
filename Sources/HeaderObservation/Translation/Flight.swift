import HeaderCore
import ScrollPhysics

/// A deceleration: tells its steps from what layout and the app do to the offset meanwhile.
///
/// Every change is a step or not. What is known are the flight's last step, the content's growth, and
/// the turn of the run loop in which both are seen:
///
///     as much as the content has grown by                          layout
///     the flight's first change                                    a step
///     the second change of a turn, or in a turn of a new size      a step if it goes on evenly
///     any other                                                    a step if it is like the last
///
/// Lengths of steps are compared, not times: a scroll view steps at 60 to 120 Hz, changes its rate
/// within a flight, and no other clock goes with it. It cannot tell a correction of a quarter to three
/// steps in a turn that has no step, unless the content's size changes with it.
struct Flight: Equatable {
  /// By how much the last step has moved the content; 0 before the first.
  private(set) var step = 0.0
  /// What a turn without a step has moved it by: two turns running of that are steps.
  private var oddChange = 0.0
  /// Whether the scroll view does not say yet that it decelerates.
  var isFlagExpected: Bool

  /// A flight that begins.
  init(isFlagExpected: Bool = false) {
    self.isFlagExpected = isFlagExpected
  }

  /// Why content that was at `offset` has moved by `change` in `turn`, unless it `isKnown` to decelerate.
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

  /// `change` is a step.
  mutating func take(_ change: Double) {
    (step, oddChange) = (change, 0)
  }

  private func isStep(
    _ change: Double, from offset: Double, at time: Double, in viewport: ScrollViewport,
    _ turn: Turn
  ) -> Bool {
    guard step != 0 else { return turn.stepTime == nil }
    guard turn.stepTime == nil, !turn.isResized else {
      // Two steps in a turn are a frame apart, or made up for at once.
      let isTimely = turn.stepTime.map { time - $0 <= 0.000_1 || time - $0 >= 0.007_5 } ?? true
      return isTimely && Flight.isEven(change, after: step, pixel: viewport.pixel)
    }
    let end = offset + change
    return isLike(step, change, from: offset, to: end, in: viewport)
      || oddChange != 0 && isLike(oddChange, change, from: offset, to: end, in: viewport)
  }

  /// What friction leaves of `step`.
  static func evenStep(after step: Double) -> Double { 0.98 * step }

  /// Whether `change` is what friction leaves of `step`.
  static func isEven(_ change: Double, after step: Double, pixel: Double) -> Bool {
    change * step > 0
      && (change - evenStep(after: step)).magnitude <= 0.03 * step.magnitude + pixel
  }

  /// Whether `change` may follow on `step`: within the range in the same direction, a quarter of it to
  /// three times as far; beyond an edge the content comes back by up to a quarter of the way.
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

  /// Whether no step goes as far as from `start` by `change`, in either direction.
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

  /// The run loop goes to sleep.
  mutating func turnEnded(_ turn: Turn, pixel: Double) {
    isFlagExpected = false
    guard turn.stepTime == nil else { return }
    let change = turn.change - turn.growth
    if change.magnitude > 2 * pixel { oddChange = change }
  }
}

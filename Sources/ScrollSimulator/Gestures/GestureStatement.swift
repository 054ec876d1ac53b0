/// One statement of a gesture script.
public enum GestureStatement: Sendable, Equatable {
  /// `drag DY over MS`: the finger travels DY points (down is positive) at constant speed in MS
  /// milliseconds. A finger that is up touches down first, in the middle of the screen.
  case drag(distance: Double, duration: Double)
  /// `hold MS`: the finger stays where it is; one that is up touches down first.
  case hold(duration: Double)
  /// `lift`: the finger, if it is down, leaves the screen.
  case lift
  /// `wait MS`: time passes.
  case wait(duration: Double)
  /// `scroll-to Y`, `scroll-to-top`, `expand`, `collapse`, `content-size H`, `resize H` or
  /// `safe-area T`: the app or the system does something.
  case perform(SimulationCommand)
}

public import HeaderCore

/// One statement of a gesture script.
///
/// A finger that is up touches down first, in the middle of the screen. One that is down goes on from
/// where it is, whichever of the first three statements put it there.
public enum GestureStatement: Sendable, Equatable {
  /// `drag DY over MS`: a deliberate finger. It travels DY points (down is positive): one pixel, and
  /// the rest at constant speed in MS milliseconds once the system's gate is open. So content at
  /// rest follows it for all of its travel but the slop of 10 points.
  case drag(distance: Double, duration: Double)
  /// `flick DY over MS`: a quick finger, which travels DY points at constant speed in MS
  /// milliseconds from the moment it touches down. What it travels while the gate is shut is lost.
  case flick(distance: Double, duration: Double)
  /// `wheel DY over MS`: a trackpad, which scrolls like a finger that travels DY points at constant
  /// speed in MS milliseconds. It stays on until `lift`. The slop of 10 points is lost.
  case wheel(distance: Double, duration: Double)
  /// `hold MS`: the finger stays where it is.
  case hold(duration: Double)
  /// `lift`: the finger, if it is down, leaves the screen; a trackpad is let go.
  case lift
  /// `wait MS`: time passes.
  case wait(duration: Double)
  /// `scroll-to Y`, `scroll-to-top`, `offset Y`, `expand`, `collapse`, `fraction F`, `content-size H`,
  /// `resize H`, `safe-area T`, `inset T`, `insets T B` or `fitting-height H`: the app or the system
  /// does something.
  case perform(SimulationCommand)
  /// `page N over MS`: a swipe to page N, 1 being the first, which is over after MS milliseconds. Both
  /// pages are seen meanwhile, and what moves on the one before goes on. A finger that is down lifts
  /// first. Without such a page nothing happens.
  case page(Int, duration: Double)
  /// `set PARAMETER VALUE`: a parameter of the technique gets another value while the header is on
  /// screen. A value that the technique refuses changes nothing.
  case set(HeaderParameterAssignment)
  /// `hold-header`: the app holds the header, which stays until each hold has its `release-header`.
  case holdHeader
  /// `release-header`: one hold is taken back; without any, nothing happens.
  case releaseHeader
}

public import HeaderCore

/// A statement of a gesture script.
///
/// `drag`, `flick`, `wheel` and `hold` first put a finger down in the middle of the screen if none is down.
public enum GestureStatement: Sendable, Equatable {
  /// `drag DY over MS`: a slow start. The finger travels DY points (down is positive): one pixel, and the rest at
  /// constant speed in MS milliseconds from 25 ms after the first movement on, when the system lets a drag begin. So
  /// resting content follows all of its travel except the slop of 10 points.
  case drag(distance: Double, duration: Double)
  /// `flick DY over MS`: a fast start. The finger travels DY points at constant speed in MS milliseconds from the
  /// moment it touches down. Its travel before the gate opens is lost.
  case flick(distance: Double, duration: Double)
  /// `wheel DY over MS`: a trackpad, which scrolls like a finger that travels DY points at constant speed in MS
  /// milliseconds, until `lift`. The slop of 10 points is lost.
  case wheel(distance: Double, duration: Double)
  /// `hold MS`: the finger stays where it is.
  case hold(duration: Double)
  /// `lift`: the finger leaves the screen, or the trackpad is released.
  case lift
  /// `wait MS`: time passes.
  case wait(duration: Double)
  /// `scroll-to Y`, `scroll-to-top`, `offset Y`, `expand`, `collapse`, `fraction F`, `content-size H`,
  /// `resize H`, `safe-area T`, `inset T`, `insets T B` or `fitting-height H`: the app or the system
  /// does something.
  case perform(SimulationCommand)
  /// `page N over MS`: a swipe to page N, where 1 is the first, within MS milliseconds. Both pages are visible
  /// meanwhile, and a motion of the previous one continues. A finger that is down lifts first. Does nothing if there
  /// is no such page.
  case page(Int, duration: Double)
  /// `set PARAMETER VALUE`: a parameter of the technique changes while the header is on the screen. A value that the
  /// technique refuses is ignored.
  case set(HeaderParameterAssignment)
  /// `hold-header`: the app holds the header. Each hold needs a `release-header`.
  case holdHeader
  /// `release-header`: the app takes one hold back. Does nothing without a hold.
  case releaseHeader
}

import SimulationTestSupport
import Testing

/// One test of a peer's, as what is done to a header and what is then to be seen of it.
///
/// Points in the container's coordinates, y down; offsets and velocities positive when the content
/// goes up.
struct RefereeCase: Sendable, CustomTestStringConvertible {
  /// The peer's own name of the test.
  let name: String
  /// The header that stands in for the peer's.
  let header: RefereeHeader
  /// The screen it is on.
  var screen = RefereeGeometry()
  /// What is done and seen, in order.
  let lines: [RefereeLine]

  /// The test `name`, played to `header`.
  init(
    _ name: String, _ header: RefereeHeader, on screen: RefereeGeometry = RefereeGeometry(),
    _ lines: [RefereeLine]
  ) {
    self.name = name
    self.header = header
    self.screen = screen
    self.lines = lines
  }

  var testDescription: String { name }
}

/// The container and what is in it.
struct RefereeGeometry: Sendable {
  var container = 600.0
  var content = 10_000.0
  var safeArea = 0.0
  var reducesMotion = false
  /// Points of stretch that a trigger waits for.
  var trigger = 100.0
  /// Whether the case is played with the scroll view beside the header, over it, or both.
  var mountings = HeaderMounting.allCases
}

/// A technique of the catalog, or one of a test's own, with its parameters.
struct RefereeHeader: Sendable {
  let makeDriver: @Sendable () throws -> any HeaderDriving

  /// The catalog's technique `name`.
  static func named(_ name: String, _ values: [String: RefereeValue] = [:]) -> RefereeHeader {
    RefereeHeader {
      try SimulationTestSupport.makeDriver(
        name, values.map { HeaderParameterAssignment($0.key, $0.value.value) })
    }
  }

  /// The technique `behavior` itself.
  static func value<Behavior: HeaderBehavior>(_ behavior: Behavior) -> RefereeHeader {
    RefereeHeader { HeaderDriver(behavior) }
  }
}

/// A parameter's value as a literal.
struct RefereeValue: Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByStringLiteral
{
  let value: HeaderParameterValue
  init(floatLiteral value: Double) { self.value = .number(value) }
  init(integerLiteral value: Int) { self.value = .number(Double(value)) }
  init(booleanLiteral value: Bool) { self.value = .flag(value) }
  init(stringLiteral value: String) { self.value = .choice(value) }
}

/// Something that is done, or something that is to be seen.
enum RefereeLine: Sendable {
  // Done by a finger.

  /// A finger lands, and does not drag yet.
  case touch
  /// A finger drags the content up, or down, by so many points; it lands first where none is down.
  case up(Double), down(Double)
  /// The finger lifts from content that it holds still.
  case lift
  /// The finger lifts at so many points per second, and the content goes on as far as it then does.
  case fling(Double)
  /// No finger; content is on its way back from so many points below its rest.
  case pulled(Double)

  // Done by the app.

  /// The content is put at an offset that a technique is told.
  case scroll(Double)
  /// The content is put so many points above its rest.
  case scrolled(Double)
  /// The status bar is tapped.
  case tapStatusBar
  /// The header is wanted at a collapsed fraction, animated.
  case ask(Double)
  /// The same, at once.
  case put(Double)
  /// Parameters get new values.
  case set([String: RefereeValue])
  case content(Double), safeArea(Double), container(Double)
  /// The scroll view reports an event, and nothing has moved.
  case event(ScrollEvent)
  /// Another list is shown.
  case list(offset: Double, content: Double)

  // Seen.

  /// Animations are over.
  case settled
  /// The header's edges, its height, and how far it is collapsed or stretched.
  case top(Double), bottom(Double), height(Double), fraction(Double), stretch(Double)
  /// The offset that the technique is told.
  case offset(Double)
  /// Where the content's own top is.
  case contentTop(Double)
  /// Points of content under the header.
  case overlap(Double)
  /// The header's bottom is on its way from one place to another, without turning round.
  case moves(Double, to: Double)
  /// Nothing of the header moves by itself.
  case still
  /// The opacity of an element of the technique's choreography.
  case shows(String, Double)
  /// How often a trigger of the screen's pull has fired.
  case fired(Double)
}

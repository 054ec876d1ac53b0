import HeaderRendering
import SimulationTestSupport

/// The names of the catalog's techniques.
let techniqueNames = HeaderCatalog.standard.names

/// Returns the recording of the script `gesture`, played to `driver`.
func recording(
  of driver: any HeaderDriving, gesture: String,
  configuration: SimulatorConfiguration = screen(safeArea: 59)
) throws -> GestureRecording {
  var playback = GesturePlayback(try script(gesture), configuration: configuration)
  return GestureRecording(of: driver, playing: &playback, configuration: configuration)
}

/// Returns the recording of `gesture`, or of the technique's own example, for the technique `name`.
func recording(
  of name: String, gesture: String? = nil,
  configuration: SimulatorConfiguration = screen(safeArea: 59)
) throws -> GestureRecording {
  let driver = try makeDriver(name)
  let script = gesture ?? driver.descriptor.exampleGesture ?? "wait 0"
  return try recording(of: driver, gesture: script, configuration: configuration)
}

/// A flick up and a pull back, in five seconds together.
let fiveSeconds =
  "drag -400 over 300; lift; wait 2200; drag 300 over 700; hold 300; lift; wait 1500"

/// Gestures in which almost nothing happens, and gestures in which everything happens.
let unusualGestures = [
  "wait 0", "hold 50", "drag 3 over 20; lift", "scroll-to 600", "collapse; wait 300; expand",
  "drag -500 over 100; lift; content-size 100; wait 200; safe-area 20; resize 500",
  "drag 800 over 900; lift; wait 30; drag -1800 over 300; lift; wait 2000; scroll-to-top",
]

/// A third party's header that shrinks by `travel` points. Its texts have reserved characters of XML.
struct OddHeader: HeaderBehavior {
  struct State: Sendable, Equatable {}

  static let descriptor = HeaderDescriptor(
    name: "odd <name>", title: "<Odd> & \"so on\"", summary: "]]> \u{1} & more, much more, of it.",
    document: "none")
  static var parameters: [HeaderParameter<OddHeader>] { [] }

  var height = 60.0
  var travel = 0.0
  var choreography = HeaderChoreography(elements: [
    HeaderElement(name: "title", kind: .label, tracks: [])
  ])

  var traits: HeaderTraits { HeaderTraits(movedBy: .position) }
  func initialState(in context: HeaderContext) -> State { State() }
  func layout(for state: State, in context: HeaderContext) -> HeaderLayout {
    let scrolled = context.scroll.contentOffset - context.scroll.minimumContentOffset
    let fraction = travel > 0 ? min(max(scrolled / travel, 0), 1) : 0
    let height = height - travel * fraction
    return HeaderLayout(
      headerMinY: 0, headerHeight: height, scrollViewMinY: height, collapsedFraction: fraction)
  }
  func respond(
    to event: ScrollEvent, state: inout State, in context: HeaderContext
  ) -> HeaderReaction { .none }
}

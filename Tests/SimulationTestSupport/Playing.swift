// Tests of any module play scripts to techniques on a simulated screen.
@_exported public import HeaderBehaviors
@_exported public import HeaderConformance
@_exported public import HeaderFormats
@_exported public import ScrollPhysics
@_exported public import ScrollSimulator

/// A simulated screen that stores its rows. Each time that something is played, the header appears again over
/// the content at its current offset.
public final class PlayedScreen {
  /// The simulation.
  public let simulation: Simulation
  private let recorder = RowRecorder()
  private let configuration: SimulatorConfiguration
  private let client: (any ScrollForwarderClient)?

  /// The rows so far, in order.
  public var rows: [SimulationRow] { recorder.rows }
  /// The scroll view; of several pages, the active one.
  public var view: SimulatedScrollView { simulation.scrollView }

  /// A screen with the header of `driver`, and a bar at the bottom that `bar` moves.
  public init(
    _ driver: any HeaderDriving, bar: (any HeaderDriving)? = nil,
    on configuration: SimulatorConfiguration = screen(), client: (any ScrollForwarderClient)? = nil
  ) {
    (self.configuration, self.client) = (configuration, client)
    simulation = Simulation(
      driver: driver, barDriver: bar, configuration: configuration, observer: recorder)
    simulation.forwarder.client = client
  }

  /// Plays statements until everything rests.
  public func play(_ statements: [GestureStatement]) {
    var playback = GesturePlayback(statements, configuration: configuration)
    simulation.run(&playback)
  }

  /// Plays the script `gesture` until everything rests, and calls `check` at the end of every frame.
  public func play(_ gesture: String, everyFrame check: () -> Void) throws {
    var playback = GesturePlayback(try script(gesture), configuration: configuration)
    simulation.play(&playback) { hasPlayedAll in
      check()
      return hasPlayedAll && simulation.isAtRest
    }
  }

  /// Plays the script `gesture` until everything rests.
  public func play(_ gesture: String) throws { play(try script(gesture)) }

  /// Plays touches until everything rests.
  public func play(_ touches: [TouchSample]) {
    var playback = InputPlayback(touches)
    simulation.run(&playback)
  }
}

/// A client that changes a technique's answers, as an app's client may.
public final class AnsweringClient: ScrollForwarderClient {
  private let change: (_ update: inout HeaderUpdate, _ event: ScrollEvent) -> Void

  /// A client that changes updates with `change`.
  public init(_ change: @escaping (_ update: inout HeaderUpdate, _ event: ScrollEvent) -> Void) {
    self.change = change
  }

  /// Changes `update`.
  public func scrollForwarder(
    _ forwarder: ScrollForwarder, willApply update: inout HeaderUpdate,
    answering event: ScrollEvent, in context: HeaderContext
  ) {
    change(&update, event)
  }
}

/// Returns a driver of the catalog's technique `name` with `assignments`.
public func makeDriver(
  _ name: String, _ assignments: [HeaderParameterAssignment] = []
) throws -> any HeaderDriving {
  guard let technique = HeaderCatalog.standard[name] else {
    throw HeaderParameterError.unknownName(name, known: HeaderCatalog.standard.names)
  }
  return try technique.makeDriver(assignments)
}

/// Gestures at every place of a list: short and long, slow and fast, at both edges and beyond them, caught,
/// reversed, and interrupted by the app.
public let assortedGestures = [
  "drag -150 over 300; lift; wait 2500; drag 38 over 400; hold 150; lift",
  "drag -40 over 400; hold 200; lift; wait 500; drag 400 over 600; lift",
  "drag 200 over 300; drag -400 over 500; drag 37 over 111; hold 100; lift",
  "drag 320 over 300; hold 150; lift; wait 120; drag 90 over 150; lift",
  "drag -900 over 200; lift; wait 100; drag -900 over 100; lift; wait 3000; drag 60 over 200",
  "scroll-to 900; wait 400; drag 700 over 120; lift; wait 200; hold 40; lift",
  "scroll-to 400; wait 400; collapse; wait 400; drag 80 over 300; hold 200; lift; expand",
  "drag -250 over 200; lift; wait 90; scroll-to-top; wait 800; drag 130 over 400; lift; collapse",
]

/// Gestures of a finger alone, without actions of the app. The last one catches a running snap.
public let fingerGestures = [
  "drag -150 over 300; lift; wait 2500; drag 38 over 400; hold 150; lift",
  "drag -40 over 400; hold 200; lift; wait 500; drag 400 over 600; lift",
  "drag 200 over 300; drag -400 over 500; drag 37 over 111; hold 100; lift",
  "drag -900 over 200; lift; wait 100; drag -900 over 100; lift; wait 3000; drag 60 over 200",
  "drag -300 over 200; lift; wait 200; hold 40; lift; wait 900; drag 700 over 120; lift",
  "drag -30 over 200; hold 200; lift; wait 60; drag -60 over 300; lift",
]

/// Parses the gesture script `text`.
public func script(_ text: String) throws -> [GestureStatement] {
  try GestureScript(text).statements
}

/// Plays the script `gesture` to `driver`, and returns the rows.
public func rows(
  of driver: any HeaderDriving = HeaderDriver(NoHeader()), gesture: String,
  configuration: SimulatorConfiguration = SimulatorConfiguration()
) throws -> [SimulationRow] {
  try Simulation.rows(of: driver, gesture: gesture, configuration: configuration)
}

/// Plays the script `gesture` to the catalog's technique `name`, and returns the rows.
public func rows(
  of name: String, _ assignments: [HeaderParameterAssignment] = [], gesture: String,
  configuration: SimulatorConfiguration = SimulatorConfiguration()
) throws -> [SimulationRow] {
  try rows(of: makeDriver(name, assignments), gesture: gesture, configuration: configuration)
}

/// The tests of one technique.
public protocol TechniqueTests {
  /// The technique.
  associatedtype Technique: HeaderBehavior
}

extension TechniqueTests {
  /// Plays the script `gesture` to the technique with `values` as its parameters, and returns the rows.
  public func play(
    _ gesture: String, _ values: [(String, HeaderParameterValue)] = [],
    _ configuration: SimulatorConfiguration = screen()
  ) throws -> [SimulationRow] {
    let assignments = values.map { HeaderParameterAssignment($0.0, $0.1) }
    return try rows(
      of: HeaderDriver(try Technique(applying: assignments)), gesture: gesture,
      configuration: configuration)
  }
}

/// Plays touches to `driver`, and returns the rows.
public func rows(
  of driver: any HeaderDriving = HeaderDriver(NoHeader()), touches: [TouchSample],
  configuration: SimulatorConfiguration = SimulatorConfiguration()
) -> [SimulationRow] {
  Simulation.rows(of: driver, touches: touches, configuration: configuration)
}

/// Returns a configuration. Omitted values have the command-line tool's defaults.
public func screen(
  content: Double = 2000, container: Double = 852, safeArea: Double = 0, offset: Double? = nil,
  fittingHeight: Double? = nil, insetTop: Double = 0, reducedMotion: Bool = false,
  frameRate: Double = 60, mounting: HeaderMounting = .beside, pages: [Double] = [],
  bottomBar: BottomBar? = nil
) -> SimulatorConfiguration {
  var configuration = SimulatorConfiguration()
  configuration.contentSize = content
  configuration.containerHeight = container
  configuration.safeAreaTop = safeArea
  configuration.contentOffset = offset
  configuration.fittingHeight = fittingHeight
  configuration.contentInset.top = insetTop
  configuration.prefersReducedMotion = reducedMotion
  configuration.frameRate = frameRate
  configuration.mounting = mounting
  configuration.pages = pages
  configuration.bottomBar = bottomBar
  return configuration
}

/// A technique without a header.
public struct NoHeader: HeaderBehavior {
  /// `none`.
  public static let descriptor = HeaderDescriptor(
    name: "none", title: "None", summary: "There is no header.",
    document: "none")
  /// It follows the position.
  public var traits: HeaderTraits { HeaderTraits(movedBy: .position) }
  /// There are no parameters.
  public static var parameters: [HeaderParameter<NoHeader>] { [] }

  /// A technique without a header.
  public init() {}

  /// Returns an empty layout.
  public func layout(for state: NoState, in context: HeaderContext) -> HeaderLayout { .zero }
  /// Answers with no reaction.
  public func respond(
    to event: ScrollEvent, state: inout NoState, in context: HeaderContext
  ) -> HeaderReaction { .none }
}

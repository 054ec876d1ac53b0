import Foundation
import HeaderBehaviors
import ScrollSimulator
import Testing

/// Keeps every row of a simulation.
final class Recorder: SimulationObserver {
  private(set) var rows: [SimulationRow] = []

  func simulationDidRecord(_ row: SimulationRow) {
    rows.append(row)
  }
}

/// A scroll view with no header at all.
struct NoHeader: HeaderBehavior {
  struct State: Sendable, Equatable {}

  static let descriptor = HeaderDescriptor(
    name: "none", title: "None", summary: "There is no header.", kind: .positionDriven,
    document: "none")
  static var parameters: [HeaderParameter<NoHeader>] { [] }

  func initialState(in context: HeaderContext) -> State { State() }
  func layout(for state: State, in context: HeaderContext) -> HeaderLayout { .zero }
  func respond(
    to event: ScrollEvent, state: inout State, in context: HeaderContext
  ) -> HeaderReaction { .none }
}

/// Plays `gesture` and gives every row.
func rows(
  of driver: any HeaderDriving, gesture: String,
  configuration: SimulatorConfiguration = SimulatorConfiguration()
) throws -> [SimulationRow] {
  let recorder = Recorder()
  let simulation = Simulation(driver: driver, configuration: configuration, observer: recorder)
  var playback = GesturePlayback(
    try GestureScript(gesture).statements, configuration: configuration)
  simulation.run(&playback)
  return recorder.rows
}

/// Plays `gesture` to the catalog's technique `name`.
func rows(
  of name: String, _ assignments: [HeaderParameterAssignment] = [], gesture: String,
  configuration: SimulatorConfiguration = SimulatorConfiguration()
) throws -> [SimulationRow] {
  let technique = try #require(HeaderCatalog.standard[name])
  return try rows(
    of: technique.makeDriver(assignments), gesture: gesture, configuration: configuration)
}

/// Plays touches to `driver`.
func rows(
  of driver: any HeaderDriving, touches: [TouchSample],
  configuration: SimulatorConfiguration = SimulatorConfiguration()
) throws -> [SimulationRow] {
  let recorder = Recorder()
  let simulation = Simulation(driver: driver, configuration: configuration, observer: recorder)
  var source = TouchList(touches: touches[...])
  simulation.run(&source)
  return recorder.rows
}

/// Touches that are all there from the beginning.
struct TouchList: SimulationSource {
  var touches: ArraySlice<TouchSample>

  mutating func next() throws(Never) -> SimulationInput? {
    touches.popFirst().map { SimulationInput(time: $0.time, action: .touch($0)) }
  }
}

/// A screen and content; what is not given is as the tool has it.
func screen(
  content: Double = 2000, container: Double = 852, safeArea: Double = 0, offset: Double? = nil,
  frameRate: Double = 60
) -> SimulatorConfiguration {
  var configuration = SimulatorConfiguration()
  configuration.contentSize = content
  configuration.containerHeight = container
  configuration.safeAreaTop = safeArea
  configuration.contentOffset = offset
  configuration.frameRate = frameRate
  return configuration
}

extension [SimulationRow] {
  /// The events' names in order, animation frames left out and runs of one name made one.
  var eventNames: [String] {
    var names: [String] = []
    for row in self where row.kind != .animationFrame && row.eventName != names.last {
      names.append(row.eventName)
    }
    return names
  }

  /// The rows with the event `name`.
  func named(_ name: String) -> [SimulationRow] {
    filter { $0.eventName == name }
  }
}

extension SimulationRow {
  /// The offset after the reaction.
  var finalOffset: Double { correctedOffset ?? scroll.contentOffset }
}

/// The touch traces beside the project, where they are.
enum SharedTraces {
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "shared/traces")

  static var arePresent: Bool { !names.isEmpty }

  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
    return files.filter { $0.hasSuffix(".csv") }.sorted()
  }()

  static func touches(_ name: String) throws -> [TouchSample] {
    let bytes = [UInt8](try Data(contentsOf: folder.appending(path: name)))
    var parser = TouchTraceParser()
    var touches: [TouchSample] = []
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if let sample = try parser.sample(in: line) { touches.append(sample) }
    }
    try parser.finish()
    return touches
  }
}

/// A generator of the same numbers every time: SplitMix64.
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

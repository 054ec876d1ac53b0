import SimulationTestSupport
import Testing

/// What happens in a script: a line of statements over a line of events.
///
/// Beside a script's own statements, `assign 700` is an app's `contentOffset = 700`, `put 700` its
/// `setContentOffset` without an animation, and `inset 60` its inset at the top. In a line of events,
/// `drag 290 ×15` are fifteen moves by the finger, up to 290, `[44]` is a header that has become 44
/// points high, and `willEndDragging 1.2 to 900` a velocity and a target; `didEndDragging` follows it
/// unless something else is said to come in between.
@Suite struct TraceTests {
  struct Line: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let script: String
    let trace: String
    var technique: String?
    var configuration: SimulatorConfiguration
    var answer: HeaderReaction?

    init(
      _ says: String, _ script: String, _ trace: String, of technique: String? = nil,
      on configuration: SimulatorConfiguration = screen(),
      answeringLift answer: HeaderReaction? = nil
    ) {
      (testDescription, self.script, self.trace) = (says, script, trace)
      (self.technique, self.configuration, self.answer) = (technique, configuration, answer)
    }
  }

  @Test(
    "What happens is what happens on a phone",
    arguments: drags + catches + apps + answers + headers)
  func happens(line: Line) throws {
    let recorder = Recorder()
    let driver: any HeaderDriving =
      try line.technique.map { try makeDriver($0) } ?? HeaderDriver(NoHeader())
    let simulation = Simulation(
      driver: driver, configuration: line.configuration, observer: recorder)
    let client = AnsweringClient { update, event in
      if case .willEndDragging = event, let answer = line.answer { update.reaction = answer }
    }
    if line.answer != nil { simulation.forwarder.client = client }
    var playback = GesturePlayback(
      try Self.statements(line.script), configuration: line.configuration)
    simulation.run(&playback)
    #expect(recorder.rows.trace == line.trace)
  }

  private static func statements(_ text: String) throws -> [GestureStatement] {
    try text.split(separator: "; ").flatMap { part in
      let words = part.split(separator: " ")
      guard words.count == 2, let number = Double(words[1]) else { return try script("\(part)") }
      switch words[0] {
      case "assign": return [.perform(.assignContentOffset(number))]
      case "put": return [.perform(.setContentOffset(number, animated: false))]
      case "inset": return [.perform(.setContentInset(ScrollInsets(top: number, bottom: 0)))]
      default: return try script("\(part)")
      }
    }
  }
}

import SimulationTestSupport
import Testing

/// The scripts in `Traces.txt`, with the expected events.
@Suite struct TraceTests {
  private static let lines = WrittenCase.all(
    in: "Tests/ScrollSimulatorTests/Traces.txt", extraSettings: ["cut", "lift"])

  @Test("A script has the events of a phone", arguments: lines)
  func played(line: WrittenCase) throws {
    var configuration = line.configuration
    var answer: HeaderReaction?
    for setting in line.settings {
      let number = setting.last.flatMap { Double($0) } ?? 0
      switch setting.dropLast().joined(separator: " ") {
      case "cut": configuration.reportsCutDeceleration = true
      case "lift scrolls to":
        answer = HeaderReaction(position: number, animation: HeaderAnimation(duration: 0.2))
      case "lift puts": answer = HeaderReaction(position: number)
      case "lift chooses": answer = HeaderReaction(targetContentOffset: number)
      default: #expect(setting[0] != "cut" && setting[0] != "lift", "\(setting)")
      }
    }
    let client = AnsweringClient { update, event in
      if case .willEndDragging = event, let answer { update.reaction = answer }
    }
    let played = PlayedScreen(try line.driver(), on: configuration, client: client)
    try played.play(line.script)
    #expect(played.rows.trace == line.expected)
  }
}

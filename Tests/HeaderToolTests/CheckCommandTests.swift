import HeaderBehaviors
import HeaderConformance
import Testing

@testable import HeaderTool

/// A header that stays wherever the finger leaves it.
private struct RestlessHeader: CondensingHeaderBehavior {
  var condensing = CondensingMechanism(maximumHeight: 88, minimumHeight: 44)

  static let descriptor = HeaderDescriptor(
    name: "restless", title: "Restless", summary: "It never snaps.",
    document: "none")
  func validate() {}
  static var parameters: [HeaderParameter<RestlessHeader>] { [maximumHeightParameter] }

  func respond(
    to event: ScrollEvent, state: inout TravelState, in context: HeaderContext
  ) -> HeaderReaction {
    event == .didStop
      ? .none
      : condensing.meter.respond(
        to: event, state: &state, snap: condensing.snap, in: context)
  }
}

@Suite("'headers check'")
struct CheckCommandTests {
  @Test("says of each law how many cases were tried, and the seed")
  func kept() throws {
    let run = ToolRun(line: "check twitter-condense --cases 40 --seed 7")
    #expect(run.status == 0)
    #expect(run.standardError == "")
    let lines = run.standardOutput.split(separator: "\n")
    #expect(lines.first == "twitter-condense  moved by travel, seed 7")
    #expect(lines.count == 1 + ConformanceLaw.allCases.count)
    #expect(
      lines.dropFirst().allSatisfy { $0.hasPrefix("  kept    ") && $0.contains(" 40 cases  ") })
  }

  @Test("tells who waits how far it is, in a terminal too, and leaves nothing of it")
  func progress() {
    let output = MemorySink()
    let messages = MemorySink()
    let console = Console(
      output: TextOutput(output), messages: TextOutput(messages), isWatched: true, isTerminal: true)
    let line = "check tiki-condense --cases 500"
    let arguments = line.split(separator: " ").map { String($0) }
    #expect(Tool(catalog: .standard, console: console).run(arguments) == 0)
    #expect(
      String(decoding: messages.bytes, as: UTF8.self)
        == "\rtiki-condense: 500 of 500 cases\r\u{1B}[K")
    #expect(String(decoding: output.bytes, as: UTF8.self) == ToolRun(line: line).standardOutput)
  }

  @Test("checks the whole catalog where no technique is named")
  func everyTechnique() {
    let run = ToolRun(line: "check --cases 5")
    #expect(run.status == 0)
    for name in HeaderCatalog.standard.names {
      #expect(run.standardOutput.contains("\(name)  "))
    }
  }

  @Test("shows how a law is broken, with a command that shows it again, and ends with status 1")
  func broken() throws {
    let catalog = HeaderCatalog([HeaderTechnique(RestlessHeader.self)])
    let run = ToolRun(["check", "restless", "--cases", "200"], catalog: catalog)
    #expect(run.status == 1)
    #expect(run.standardError.hasSuffix("broken\n"))
    let lines = run.standardOutput.split(separator: "\n").map { String($0) }
    let broken = try #require(lines.firstIndex { $0.hasPrefix("  BROKEN  rest ") })
    #expect(lines[broken + 1].contains("the header rests at a collapsed fraction of 0."))
    let command = lines[broken + 2].trimmingPrefix { $0 == " " }
    #expect(command.hasPrefix("headers simulate restless "))

    let words = command.split(separator: "\"")
    let script = try #require(words.last).description
    let flags = words[0].split(separator: " ").dropFirst().dropLast().map { String($0) }
    let again = ToolRun(
      flags + ["--gesture", script, "--format", "csv"], catalog: catalog)
    let end = try #require(try Row.rows(ofCSV: again.standardOutput).last)
    let fraction = try end.number("collapsed_fraction")
    #expect(fraction > 0 && fraction < 1)
  }

  @Test("makes the same report from the same seed")
  func seed() {
    let line = "check facebook-hide --cases 60 --seed 3"
    #expect(ToolRun(line: line).standardOutput == ToolRun(line: line).standardOutput)
  }

  @Test("gives every case the parameters that are flags")
  func parameters() {
    let run = ToolRun(line: "check twitter-condense --cases 40 --snaps false")
    #expect(run.status == 0)
    #expect(!run.standardOutput.contains("  kept    rest "))
    #expect(run.standardOutput.contains("  kept    overlay "))
  }

  @Test("refuses parameters of no technique in particular, and those that contradict each other")
  func strayParameters() {
    let stray = ToolRun(line: "check --snaps false")
    #expect(stray.status == 64)
    #expect(stray.standardError.contains("--snaps needs the name of a technique: "))
    let line = "check twitter-condense --minimum-height 90 --maximum-height 40"
    #expect(ToolRun(line: line).status == 64)
  }

  @Test("refuses a misspelt technique, no cases, and a seed that is none")
  func usage() {
    #expect(ToolRun(line: "check twiter-condense").status == 64)
    #expect(ToolRun(line: "check --cases 0").status == 64)
    #expect(ToolRun(line: "check --seed -1").status == 64)
    #expect(ToolRun(line: "check twitter-condense facebook-hide").status == 64)
  }
}

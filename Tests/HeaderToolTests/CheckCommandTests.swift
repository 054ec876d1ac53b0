import HeaderBehaviors
import HeaderConformance
import Testing

@testable import HeaderTool

@Suite("'headers check'")
struct CheckCommandTests {
  @Test("prints the number of cases of each law, and the seed; the same for the same seed")
  func kept() throws {
    let run = ToolRun("check twitter-condense --cases 40 --seed 7")
    #expect(run.status == 0 && run.messages == "")
    let lines = run.lines.filter { !$0.isEmpty }
    #expect(lines.first == "twitter-condense  moved by travel, seed 7")
    #expect(lines.count == 1 + ConformanceLaw.allCases.count)
    #expect(
      lines.dropFirst().allSatisfy { $0.hasPrefix("  kept    ") && $0.contains(" 40 cases  ") })
    #expect(ToolRun("check twitter-condense --cases 40 --seed 7") == run)
  }

  @Test("shows its progress in a terminal, and clears it at the end")
  func progress() {
    let line = "check tiki-condense --cases 500"
    let run = ToolRun(line) {
      $0.isWatched = true
      $0.isTerminal = true
    }
    let escape = "\u{1B}["
    #expect(
      run.messages == "\r\(escape)?7ltiki-condense: 500 of 500 cases\(escape)?7h\r\(escape)K")
    #expect(!run.output.contains("\u{1B}") && !run.output.contains("500 of 500"))
  }

  @Test("checks the whole catalog if no technique is named")
  func everyTechnique() {
    let run = ToolRun("check --cases 5")
    #expect(run.status == 0)
    #expect(HeaderCatalog.standard.names.allSatisfy { run.output.contains("\($0)  ") })
  }

  @Test("uses the parameters of the command line in every case")
  func parameters() {
    let run = ToolRun("check twitter-condense --cases 40 --snaps false")
    #expect(run.status == 0)
    #expect(!run.output.contains("  kept    rest ") && run.output.contains("  kept    overlay "))
    #expect(ToolRun("check twitter-condense --minimum-height 90 --maximum-height 40").status == 64)
  }

  @Test("prints a counterexample as a command that shows it again, and exits with status 1")
  func broken() throws {
    let catalog = HeaderCatalog([HeaderTechnique(RestlessHeader.self)])
    let run = ToolRun("check restless --cases 200", catalog: catalog)
    #expect(run.status == 1 && run.messages.hasSuffix("broken\n"))
    let broken = try #require(run.lines.firstIndex { $0.hasPrefix("  BROKEN  rest ") })
    #expect(run.lines[broken + 1].contains("the header rests at a collapsed fraction of 0."))
    let command = run.lines[broken + 2].trimmingPrefix { $0 == " " }
    #expect(command.hasPrefix("headers simulate restless "))
    let again = ToolRun(command.dropFirst("headers ".count) + " --format csv", catalog: catalog)
    let fraction = try #require(try Double(again.rows.last?["collapsed_fraction"] ?? ""))
    #expect(fraction > 0 && fraction < 1)
  }
}

/// A header that stays where the finger leaves it.
struct RestlessHeader: CondensingHeaderBehavior {
  var condensing = CondensingMechanism(maximumHeight: 88, minimumHeight: 44)

  static let descriptor = HeaderDescriptor(
    name: "restless", title: "Restless", summary: "It never snaps.", document: "none")
  static var parameters: [HeaderParameter<RestlessHeader>] { [maximumHeightParameter] }

  func respond(
    to event: ScrollEvent, state: inout TravelState, in context: HeaderContext
  ) -> HeaderReaction {
    event == .didStop
      ? .none
      : condensing.meter.respond(to: event, state: &state, snap: condensing.snap, in: context)
  }
}

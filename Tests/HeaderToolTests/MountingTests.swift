import HeaderBehaviors
import ScrollSimulator
import SimulationTestSupport
import Testing

@testable import HeaderTool

@Suite("'--mounting' and '--bounces'")
struct MountingTests {
  private static let headerColumns = [
    "time", "header_min_y", "header_height", "scroll_view_min_y", "content_inset_top",
    "collapsed_fraction", "stretch", "content_offset",
  ]

  /// Inside its edges a mounting makes no difference to what a technique is told and answers, but
  /// for the pixel that a sum in the middle between two is rounded to.
  private func expectSame(_ beside: [Row], _ overlay: [Row]) throws {
    #expect(beside.count == overlay.count && beside.count > 20)
    for (one, other) in zip(beside, overlay) {
      #expect(one.text("event") == other.text("event") && one.text("cause") == other.text("cause"))
      for column in MountingTests.headerColumns {
        let difference = try one.number(column) - other.number(column)
        #expect(abs(difference) < 0.334, "\(column) at \(one.text("time")) ms")
      }
    }
  }

  @Test("give the same rows in an overlay as beside, inside the edges")
  func sameRows() throws {
    let gesture =
      "drag -30 over 90; drag -90 over 140; hold 20; lift; wait 2500; drag 80 over 300; hold 99; lift"
    try expectSame(
      try ToolRun.rows(gesture: gesture),
      try ToolRun.rows(gesture: gesture, "--mounting", "overlay"))
  }

  @Test("give the same rows for a recorded touch trace")
  func sameRowsForTrace() throws {
    let path = PackageFolder.path("Tests/Recordings/flick.csv")
    let rows = try HeaderMounting.allCases.map { mounting in
      let run = ToolRun([
        "simulate", "twitter-condense", "--trace", path, "--format", "csv", "--mounting",
        mounting.rawValue,
      ])
      #expect(run.status == 0)
      return try Row.rows(ofCSV: run.standardOutput)
    }
    try expectSame(rows[0], rows[1])
  }

  @Test("leave the content alone in an overlay where the header opens by itself")
  func opensByItself() throws {
    let gesture = "drag -150 over 300; lift; wait 3000; expand"
    func shift(_ options: String...) throws -> Double {
      let run = ToolRun(
        ["simulate", "twitter-condense", "--gesture", gesture, "--format", "csv"] + options)
      let rows = try Row.rows(ofCSV: run.standardOutput)
      let before = try #require(rows.last { $0.text("event") == "setCollapsed" })
      let after = try #require(rows.last)
      return try after.number("content_offset") - before.number("content_offset")
    }
    // Told from the header's edge, content that stays where it is has gone 44 points further.
    #expect(try shift() == 0)
    #expect(abs(try shift("--mounting", "overlay") - 44) < 0.4)
  }

  @Test("keep content within its edges where it may not be pulled past them")
  func bounces() throws {
    let pull = "drag 200 over 300; hold 50; lift"
    for mounting in HeaderMounting.allCases.map({ $0.rawValue }) {
      let free = try ToolRun.rows(gesture: pull, "--mounting", mounting)
      let kept = try ToolRun.rows(gesture: pull, "--mounting", mounting, "--bounces", "false")
      #expect(try free.map { try $0.number("content_offset") }.min() ?? 0 < -40)
      #expect(try kept.allSatisfy { try $0.number("content_offset") >= 0 })
    }
  }

  @Test(
    "are options of everything that simulates",
    arguments: ["--mounting overlay", "--bounces false"])
  func everywhere(option: String) {
    // A pull, and a header that goes by itself: neither looks the same with the option.
    let gesture = [
      "--gesture", "drag 90 over 200; lift; wait 900; drag -200 over 300; lift; expand",
    ]
    for command in [
      "simulate twitter-condense --format csv", "render twitter-condense --style plot",
      "render twitter-condense --style animation",
      "compare twitter-condense facebook-hide --style plot",
    ] {
      let words = command.split(separator: " ").map { String($0) } + gesture
      let plain = ToolRun(words)
      let other = ToolRun(words + option.split(separator: " ").map { String($0) })
      #expect(plain.status == 0 && other.status == 0 && other.standardError == "")
      #expect(plain.standardOutput != other.standardOutput, "\(command)")
    }
  }

  @Test("are not asked of a recording, which says how it was mounted", arguments: techniqueNames)
  func replayed(technique: String) throws {
    var configuration = SimulatorConfiguration()
    configuration.mounting = .overlay
    for gesture in assortedGestures {
      let recorded = try recording(
        of: makeDriver(technique), gesture: gesture, configuration: configuration)
      #expect(recorded.text.contains("\"mounting\":\"overlay\""))
      let replayed = try withTemporaryFile(Array(recorded.text.utf8)) {
        ToolRun(["replay", technique, $0, "--format", "csv"])
      }
      let simulated = ToolRun([
        "simulate", technique, "--gesture", gesture, "--format", "csv", "--mounting", "overlay",
      ])
      let events = try Row.rows(ofCSV: simulated.standardOutput)
        .filter { $0.text("event") != "animationFrame" }
      let rows = try Row.rows(ofCSV: replayed.standardOutput)
      #expect(replayed.standardError == "" && rows.count == events.count)
      for (row, event) in zip(rows, events) { try expectSameAnswer(row, event) }
    }
  }

  /// The same text in every column; a corrected offset is a sum that a recording has in other parts.
  private func expectSameAnswer(_ row: Row, _ event: Row) throws {
    var (one, other) = (row.fields, event.fields)
    let corrected = one.removeValue(forKey: "corrected_offset") ?? ""
    let expected = other.removeValue(forKey: "corrected_offset") ?? ""
    #expect(one == other)
    #expect(corrected.isEmpty == expected.isEmpty)
    if let found = Double(corrected), let wanted = Double(expected) {
      #expect(abs(found - wanted) < 1e-9)
    }
  }

  static let techniqueNames = HeaderCatalog.standard.names
}

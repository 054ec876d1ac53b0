import Foundation
import HeaderFit
import SimulationTestSupport
import Testing

@testable import HeaderTool

@Suite("'headers fit'")
struct FitCommandTests {
  private static let columns = "t_ms,content_offset,header_min_y,header_height"
  private static let seenHeader = PackageFolder.path("Tests/Recordings/seen-header.csv")

  /// Fits a file with `text`, with `words` after its name.
  private func fit(_ text: String, _ words: String...) throws -> ToolRun {
    try withFolder(["seen.csv": text]) { ToolRun(["fit", $0 + "/seen.csv"] + words) }
  }

  /// Returns the recorded header's rows, with the fields of each changed by `change`.
  private func seenRows(
    _ columns: String, _ change: ([Substring]) -> [String]
  ) throws -> String {
    try text(Self.seenHeader).split(separator: "\n").dropFirst().reduce(columns) { text, line in
      let fields = line.split(separator: ",", omittingEmptySubsequences: false)
      return text + "\n" + change(fields).joined(separator: ",")
    }
  }

  @Test("finds the technique and its parameters in a recording, and prints how to use them")
  func recordedHeader() {
    let run = ToolRun([
      "fit", Self.seenHeader, "twitter-condense", "detents",
    ])
    #expect(run.status == 0 && run.messages == "")
    #expect(run.output.contains("mounted beside"))
    #expect(run.output.contains("100 %  twitter-condense, detents\n"))
    let flags = "--maximum-height 120 --minimum-height 60 --snap-duration 0.3 --mounting beside"
    let screen = "--safe-area-top 0 --container-height 852"
    #expect(run.output.contains("  headers simulate twitter-condense \(flags) \(screen)\n"))
    #expect(
      run.output.contains(
        "\n  header-playground.html#twitter-condense&maximum-height=120&minimum-height=60"
          + "&snap-duration=0.3&mounting=beside&safe-area-top=0&container-height=852\n"))
    #expect(
      run.output.hasSuffix(
        """
          var header = TwitterCondenseHeader()
          header.condensing.maximumHeight = 120
          header.condensing.minimumHeight = 60
          header.condensing.snapDuration = 0.3

        """))
  }

  @Test("prints no link to a page that does not have the technique")
  func ownTechnique() throws {
    let catalog = HeaderCatalog.standard.adding(HeaderTechnique(RestlessHeader.self))
    let rows = ToolRun("simulate restless --format csv", catalog: catalog).output
    try withFolder(["rows.csv": rows]) { folder in
      let run = ToolRun("fit \(folder)/rows.csv restless", catalog: catalog)
      #expect(run.output.contains("  headers simulate restless "))
      #expect(!run.output.contains("header-playground"))
    }
  }

  @Test("says so where nothing tells the two mountings apart")
  func unknownMounting() throws {
    let rows = ToolRun("simulate elastic-stretch --format csv").output.split(separator: "\n")
    let edges = rows.dropFirst().reduce(Self.columns) { text, line in
      let fields = line.split(separator: ",", omittingEmptySubsequences: false)
      return text + "\n\(fields[0]),\(fields[4]),\(fields[9]),\(fields[10])"
    }
    #expect(try fit(edges, "elastic-stretch").output.contains("mounted beside or overlay"))
    let output = try fit(edges, "elastic-stretch", "--mounting", "overlay").output
    #expect(output.contains("mounted overlay"))
  }

  @Test("prints where a technique differs if it does not fit")
  func misfit() {
    let run = ToolRun(["fit", Self.seenHeader, "large-title"])
    #expect(run.status == 0)
    #expect(
      run.output.contains(
        "No technique moves as this header does. The nearest is large-title, which differs:\n  from "
      ))
  }

  @Test("reads the rows of a simulation, and draws the recorded and the fitted header")
  func simulatedRows() throws {
    let rows = ToolRun("simulate facebook-hide --maximum-height 100 --format csv").output
    try withFolder(["rows.csv": rows]) { folder in
      let run = ToolRun(
        [
          "fit", folder + "/rows.csv", "facebook-hide", "--style", "plot", "-o",
          folder + "/fit.svg",
        ])
      #expect(run.output.contains("headers simulate facebook-hide --maximum-height 100 "))
      let picture = try String(contentsOfFile: folder + "/fit.svg", encoding: .utf8)
      #expect(picture.hasPrefix("<svg") && picture.contains("error of the lower edge"))
    }
  }

  /// Techniques with flags, a mounting, a gesture, and whether other flags move the header the same way. Flags that
  /// are found in both mountings are found in the second one if `TEST_SEEDS` is set.
  static let own = cells(
    """
    two-stage | | overlay | example
    stack | | overlay | example
    stack | --part1-moves at-top | beside | snapped content | other
    twitter-condense | | beside | bounces | other
    facebook-hide | --snap-by direction | beside | snaps
    facebook-hide | --travel 150 | beside | everything
    enter-always | --travel 120 | overlay | everything
    facebook-hide | --commit-distance 30 | beside | everything | other
    facebook-hide | --reveals top | overlay | everything
    facebook-hide | --reveals fling | beside | everything
    large-title | --bar-height 50 --title-height 60 | beside | example
    large-title | --bar-height 50 --title-height 60 | overlay | example
    facebook-hide | --snap-by direction | overlay | snaps
    facebook-hide | --commit-distance 30 | overlay | everything | other
    """
  ).dropLast(isBroad ? 0 : 3)

  private static let gestures = [
    "snapped content": "drag -20 over 200; hold 100; lift; wait 600; drag -120 over 400; hold 100; "
      + "lift; wait 600; drag -400 over 500; lift; wait 2500; drag 150 over 400; hold 100; lift; wait 800",
    // The content size from the rows says where the content ends.
    "bounces": "drag -500 over 200; lift; wait 2500; drag -500 over 200; lift; wait 2500; "
      + "drag -300 over 200; lift; wait 2000",
    "snaps": "drag -40 over 300; hold 150; lift; wait 800; drag -60 over 400; hold 150; lift; "
      + "wait 800; drag 30 over 300; hold 200; lift; wait 900",
    "everything": "drag -90 over 300; hold 200; lift; wait 900; drag 60 over 300; hold 150; lift; "
      + "wait 900; drag -300 over 300; lift; wait 1500; drag 40 over 250; hold 100; "
      + "drag -60 over 300; hold 150; lift; wait 900; drag 120 over 400; hold 150; lift; wait 900; "
      + "drag -500 over 300; lift; wait 2500; drag 30 over 300; hold 200; lift; wait 900; "
      + "scroll-to-top; wait 1800; drag 120 over 400; hold 150; lift; wait 1300; "
      + "drag -250 over 350; lift; wait 1500; drag 300 over 200; lift; wait 2000",
  ]

  @Test("finds a technique and its flags in the rows of its simulation", arguments: own)
  func ownRows(cells: [String]) throws {
    let (name, flags, mounting) = (cells[0], cells[1], cells[2])
    let gesture = Self.gestures[cells[3]].map { " --gesture \"\($0)\"" } ?? ""
    let rows = ToolRun(
      "simulate \(name) \(flags) --mounting \(mounting) --format csv" + gesture
    ).output
    let run = try fit(rows, name, "--mounting", mounting)
    let mean = run.lines[3].split(separator: " ").first.flatMap { Double($0) }
    #expect(try #require(mean) < 0.1)
    #expect(run.output.contains("\(name) moves as the header did"))
    guard cells.count == 4 else { return }
    // A choice has Swift's spelling.
    #expect(run.output.contains("snapBy = .direction\n") == flags.contains("direction"))
    let call = [name, flags, "--mounting \(mounting) --safe-area-top 0"].filter { $0 != "" }
    #expect(run.output.contains("  headers simulate " + call.joined(separator: " ")))
  }

  @Test("prints that a lower edge does not show whether the header slid or shrank")
  func lowerEdge() throws {
    let edges = try seenRows("t_ms,content_offset,header_max_y") { fields in
      ["\(fields[0])", "\(fields[1])", "\((Double(fields[2]) ?? 0) + (Double(fields[3]) ?? 0))"]
    }
    let run = try fit(edges, "twitter-condense", "two-stage")
    #expect(run.output.contains("twitter-condense shrinks. The lower edge alone does not show"))
  }

  @Test("finds the technique that 'compare' adds")
  func comparison() throws {
    let gesture = "drag -70 over 300; hold 100; lift; wait 300; drag 30 over 100; hold 100; lift"
    let rows = ToolRun("simulate twitter-condense --gesture \"\(gesture)\" --format csv").output
    try withFolder(["rows.csv": rows]) { folder in
      let run = ToolRun(["compare", "elastic-stretch", "--fit", folder + "/rows.csv"])
      #expect(run.status == 0 && run.messages == "")
      #expect(
        run.output.contains("elastic-stretch  ") && run.output.contains("twitter-condense (fit)"))
      for style in ["filmstrip", "plot", "animation"] {
        let picture = ToolRun(["compare", "stack", "--fit", folder + "/rows.csv", "--style", style])
        #expect(picture.output.contains(">twitter-condense (fit)<"))
      }
    }
  }

  @Test("takes touches that were recorded at the same time")
  func touches() throws {
    let file = Self.seenHeader
    try withFolder(["bad.csv": "t_ms,phase,x,y\n0,up,1,1\n"]) { folder in
      let run = ToolRun(["fit", file, "detents", "--touches", folder + "/bad.csv"])
      #expect(run.status == 65 && run.messages.hasPrefix("headers: \(folder)/bad.csv:2: "))
    }
  }

  @Test("takes a last finger that stays down")
  func lastFinger() throws {
    let trace = "t_ms,phase,x,y\n0,down,1,1\n100,up,1,1\n200,down,1,1\n"
    try withFolder(["touches.csv": trace]) { folder in
      var record = try HeaderRecord(path: Self.seenHeader, catalog: .standard)
      try record.addTouches(path: folder + "/touches.csv")
      #expect(record.fingers == [0...100, 200...(.infinity)])
    }
  }

  /// The lines of a file, with `;` after each, and the message.
  static let bad = cells(
    """
    | 1: the file is empty; expected a first line naming the columns \(columns)
    t_ms,content_offset; | 1: there is no column 'header_min_y'; expected a first line naming \(columns), or header_max_y for the last two
    \(columns); | 1: there are no rows; expected at least one line after the column names
    \(columns),phase;0,0,0,1,fling; | 2: unknown phase 'fling'; expected rest, tracking, drag, deceleration or programmatic
    """)

  @Test("refuses a recording with parameters that its technique refuses, as 'replay' does")
  func recordedParameters() throws {
    let recording =
      #"{"format":"scroll-recording","version":1,"technique":"twitter-condense","#
      + #""parameters":{"minimum-height":5000}}"# + "\n"
    try withFolder(["seen.jsonl": recording]) { folder in
      for line in ["fit", "replay twitter-condense"] {
        let run = ToolRun("\(line) \(folder)/seen.jsonl")
        #expect(
          run.messages == "headers: \(folder)/seen.jsonl:1: twitter-condense as recorded: "
            + "minimum-height takes a number from 0 to 1000, not 5000\n")
        #expect(run.output == "" && run.status == 65)
      }
    }
  }

  @Test("refuses an invalid file with its line and what was expected", arguments: bad)
  func invalidFile(cells: [String]) throws {
    try withFolder(["seen.csv": cells[0].replacing(";", with: "\n")]) { folder in
      let run = ToolRun(["fit", folder + "/seen.csv"])
      #expect(run.messages == "headers: \(folder)/seen.csv:\(cells[1])\n")
      #expect(run.output == "" && run.status == 65)
    }
  }

  @Test(
    "refuses a record with few rows, a header that is not seen to move, or content that hardly moves",
    arguments: [
      (9, 50, "0,88", "9 rows are too few to tell how the header moves; expected at least 10"),
      (100, 0, "0,88", "the content moves at most 10 pt\(rest)"),
      (100, 0.06, "0,88", "the content moves at most 10 pt\(rest)"),
      (100, 5, "0,88", "the header is not seen to move\(rest)"),
      (100, 5, ",", "the header is not seen to move\(rest)"),
    ])
  func stillHeader(count: Int, speed: Double, header: String, complaint: String) throws {
    let rows = (0..<count).map { "\($0 * 16),\(Double($0) * speed),\(header)\n" }.joined()
    try withFolder(["still.csv": Self.columns + "\n" + rows]) { folder in
      let path = folder + "/still.csv"
      for command in [["fit", path], ["compare", "detents", "--fit", path]] {
        let run = ToolRun(command)
        #expect(run.status == 65 && run.messages == "headers: \(path): \(complaint)\n")
      }
    }
  }

  private static let rest = " in this record, so no technique can be found"

  @Test("prints the share within a point, and the share within the tolerance of missing phases")
  func shares() throws {
    let rows = try seenRows(Self.columns) { $0.prefix(4).map { String($0) } }
    #expect(
      try fit(rows, "twitter-condense").output
        .contains("mean pt  largest pt  within 1 pt  within 1 pt and 50 ms  technique\n"))
  }
}

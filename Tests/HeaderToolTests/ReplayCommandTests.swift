import Foundation
import HeaderBehaviors
import SimulationTestSupport
import Testing

@testable import HeaderTool

@Suite("'headers replay'")
struct ReplayCommandTests {
  private static let caughtSnap = PackageFolder.path("Tests/Recordings/caught-snap.jsonl")

  /// Replays the recording `text`.
  private func replay(_ text: String, _ arguments: String...) throws -> ToolRun {
    try withTemporaryFile(Array(text.utf8)) { path in
      ToolRun(["replay", arguments[0], path] + arguments.dropFirst())
    }
  }

  /// What `headers simulate` prints, animation frames left out, and what only a stage knows.
  private func simulation(_ arguments: String..., format: String = "csv") -> String {
    let run = ToolRun(["simulate"] + arguments + ["--format", format])
    #expect(run.status == 0, "\(run.standardError)")
    return run.outputLines.filter { !$0.contains("animationFrame") }
      .map { $0.replacing(/"overlap":[^}]*/, with: "\"overlap\":null") + "\n" }.joined()
  }

  @Test(
    "prints what 'headers simulate' printed, byte for byte, but no animation frames",
    arguments: HeaderCatalog.standard.names, assortedGestures)
  func sameRows(technique: String, gesture: String) throws {
    let text = try recording(of: makeDriver(technique), gesture: gesture).text
    for format in ["csv", "jsonl"] {
      let run = try replay(text, technique, "--format", format)
      #expect(run.standardError == "")
      #expect(run.status == 0)
      #expect(
        run.standardOutput
          == simulation(technique, "--gesture", gesture, format: format))
    }
  }

  @Test("leaves the finger empty where the recorder did not know it")
  func noFinger() throws {
    let gesture = assortedGestures[0]
    let driver = try makeDriver("facebook-hide")
    let text = try recording(of: driver, gesture: gesture, knowsFinger: false).text
    let run = try replay(text, "facebook-hide", "--format", "csv")
    let rows = try Row.rows(ofCSV: run.standardOutput)
    let known = try Row.rows(ofCSV: simulation("facebook-hide", "--gesture", gesture))
    #expect(known.contains { $0.text("finger") != "" })
    #expect(
      rows
        == known.map { row in
          Row(fields: row.fields.merging(["finger": ""]) { $1 })
        })
  }

  @Test("gives the recorded technique its recorded parameters, and flags the last word")
  func parameters() throws {
    let minimum = HeaderParameterAssignment("minimum-height", .number(30))
    let gesture = "drag -120 over 300; hold 100; lift"
    let text = try recording(of: makeDriver("twitter-condense", [minimum]), gesture: gesture).text
    let asRecorded = try replay(text, "twitter-condense", "--format", "csv")
    #expect(
      asRecorded.standardOutput
        == simulation("twitter-condense", "--minimum-height", "30", "--gesture", gesture))
    let flagged = try replay(text, "twitter-condense", "--minimum-height=50", "--format", "csv")
    #expect(try Row.rows(ofCSV: flagged.standardOutput).last?.text("header_height") == "50")
  }

  @Test("asks another technique, which has its own parameters")
  func otherTechnique() throws {
    let gesture = "drag -90 over 300; hold 100; lift"
    let text = try recording(of: makeDriver("twitter-condense"), gesture: gesture).text
    let hide = try replay(text, "facebook-hide", "--format", "csv")
    #expect(hide.status == 0)
    let last = try #require(try Row.rows(ofCSV: hide.standardOutput).last)
    #expect(last.text("header_height") == "0")
    let high = try replay(text, "facebook-hide", "--maximum-height", "300", "--format", "csv")
    let first = try #require(try Row.rows(ofCSV: high.standardOutput).first)
    #expect(first.text("header_height") == "300")
  }

  @Test("says beside a table what differs from the recording, and beside data nothing")
  func differences() throws {
    let path = ReplayCommandTests.caughtSnap
    let command = ["replay", "twitter-condense", path]
    #expect(ToolRun(command).standardError == "")
    #expect(ToolRun(command + ["--minimum-height", "44"]).standardError == "")
    #expect(
      ToolRun(command + ["--minimum-height", "30", "--freezes-content", "false"]).standardError
        == "headers: recorded with --minimum-height 44 --freezes-content true, "
        + "replayed with --minimum-height 30 --freezes-content false\n")
    let other = ToolRun(["replay", "tiki-condense", path])
    #expect(
      other.standardError
        == "headers: recorded with 'twitter-condense', replayed with 'tiki-condense'\n")
    #expect(other.standardOutput == ToolRun(command).standardOutput)
    for format in ["csv", "jsonl"] {
      let data = ToolRun(["replay", "tiki-condense", path, "--format", format])
      #expect(data.standardError == "")
    }
  }

  @Test("needs no start: the first event's context does, and a name from a file is only text")
  func withoutStart() throws {
    let text = try PackageFolder.text("Tests/Recordings/caught-snap.jsonl")
    var lines = text.components(separatedBy: "\n")
    lines.remove(at: 1)
    let run = try replay(lines.joined(separator: "\n"), "twitter-condense")
    #expect(
      run.standardOutput
        == ToolRun(["replay", "twitter-condense", ReplayCommandTests.caughtSnap]).standardOutput)
    let name = text.replacingOccurrences(of: "twitter-condense", with: "\\u001b[2J")
    #expect(
      try replay(name, "twitter-condense").standardError
        == "headers: recorded with '\\u{1B}[2J', replayed with 'twitter-condense'\n")
  }

  @Test("starts over where the recorded driver did")
  func startsOver() throws {
    let text = try PackageFolder.text("Tests/Recordings/caught-snap.jsonl")
    let lines = text.split(separator: "\n")
    let start = lines[1].replacingOccurrences(of: "\"time\":0,", with: "\"time\":600,")
    let run = try replay(
      (lines.prefix(9) + [start[...]] + [
        start.replacingOccurrences(of: "\"start\"", with: "\"didStop\"")[...]
      ]).joined(separator: "\n"), "twitter-condense", "--format", "csv")
    let rows = try Row.rows(ofCSV: run.standardOutput)
    #expect(rows.count == 8)
    #expect(rows[6].text("header_height") == "100")
    #expect(rows[7].text("header_height") == "135")
  }

  @Test("survives numbers that no screen has")
  func hugeNumbers() throws {
    let text = try PackageFolder.text("Tests/Recordings/caught-snap.jsonl")
    for number in ["1.7e308", "-1.7e308"] {
      for field in [
        "content_offset", "content_size", "bounds", "inset_top", "container_height",
        "header_height", "unbounded_content_offset",
      ] {
        let huge = text.replacingOccurrences(
          of: "\"\(field)\":[-.0-9]+", with: "\"\(field)\":\(number)", options: .regularExpression)
        #expect(huge != text)
        for technique in HeaderCatalog.standard.names {
          #expect(try replay(huge, technique).status == 0)
        }
      }
    }
    let late = text.replacingOccurrences(
      of: "\"time\":516[.0-9]+", with: "\"time\":1e300", options: .regularExpression)
    #expect(late != text)
    #expect(try replay(late, "twitter-condense").status == 0)
  }

  @Test("prints a table like that of a simulation")
  func table() {
    let run = ToolRun(["replay", "twitter-condense", ReplayCommandTests.caughtSnap])
    #expect(
      run.standardOutput
        == """
           time  event                      finger   offset  corrected  header y   height  collapsed
             ms                                 pt       pt         pt        pt       pt          %
              0  geometryDidChange                      300                    0      135          0
           33.3  willBeginDragging             411      300                    0      135          0
           33.3  didScroll drag                411      305        300         0      130         11
             50  didScroll drag              403.5    307.7        300         0    122.3         29
           66.7  didScroll drag                396    307.3        300         0      115         45
           83.3  didScroll drag              388.5    307.7        300         0    107.3         63
            100  didScroll drag                381    307.3        300         0      100         80
          233.3  willEndDragging                        300                    0      100         80
          233.3  didEndDragging                         300                    0      100         80
          233.3  didStop                                300                    0       91        100
          333.3  willBeginDragging           437.1      300                    0     95.5         90
          333.3  didScroll drag              437.1      299        300         0     96.5         88
            350  didScroll drag              442.7    294.3        300         0    102.2         75
          366.7  didScroll drag              448.2    294.3        300         0    107.8         62
          383.3  didScroll drag              453.8    294.7        300         0    113.2         50
            400  didScroll drag                456    297.7        300         0    115.5         44
          516.7  willEndDragging                        300                    0    115.5         44
          516.7  didEndDragging                         300                    0    115.5         44
          516.7  didStop                                300                    0      135          0

        header height in sight, 91 to 135 pt, over 0.52 s; ends expanded
        ████▇▇▆▆▅▅▄▄▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▁▁▁▁▁▁▁▁▁▁▁▁▂▃▃▄▄▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅

        """)
  }
}

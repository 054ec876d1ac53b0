import HeaderBehaviors
import HeaderCore
import Testing

@testable import HeaderTool

@Suite("Every page of help")
struct HelpStyleTests {
  static let pages =
    [
      "--help", "-h", "help", "help list", "help show", "help simulate", "list", "list --help",
      "list -h", "show --help", "simulate --help", "simulate -h", "check --help", "help check",
      "render --help", "help render", "compare -h", "help compare", "gallery --help",
      "replay --help", "help replay",
    ]
    + HeaderCatalog.standard.names.flatMap {
      [
        "show \($0)", "simulate \($0) --help", "simulate --help \($0)", "help simulate \($0)",
        "replay \($0) --help", "help replay \($0)",
      ]
    }

  @Test("fits 100 columns and leaves no space at a line's end", arguments: pages)
  func fits(page: String) {
    let run = ToolRun(line: page)
    #expect(run.status == 0)
    #expect(run.outputLines.count > 1)
    for line in run.outputLines {
      #expect(line.count <= 100, "\(line)")
      #expect(!line.hasSuffix(" "), "\(line.debugDescription)")
    }
  }

  @Test("has escape codes in a terminal only, and says the same there", arguments: pages)
  func emphasis(page: String) {
    let plain = ToolRun(line: page).standardOutput
    #expect(!plain.contains("\u{1B}"))
    let emphasized = ToolRun(line: page, usesEmphasis: true).standardOutput
    #expect(emphasized.contains("\u{1B}[1m"))
    #expect(emphasized.withoutEscapes == plain)
  }

  @Test(
    "is the same however it is asked for",
    arguments: [
      ("--help", "help"), ("-h", "help"), ("help help", "--help"), ("help --help", "--help"),
      ("simulate --help", "help simulate"), ("show -h", "help show"),
      ("replay --help", "help replay"),
      ("replay facebook-hide no-such-file --help", "help replay facebook-hide"),
      ("simulate --help facebook-hide", "help simulate facebook-hide"),
      ("simulate facebook-hide --maximum-height 60 --help", "simulate facebook-hide --help"),
    ])
  func sameText(one: String, other: String) {
    let run = ToolRun(line: one)
    #expect(run.status == 0)
    #expect(run.standardOutput == ToolRun(line: other).standardOutput)
  }

  @Test("that lists a technique's parameters lists all of them", arguments: catalogTechniques)
  func listsParameters(name: String, parameters: [String]) {
    let help = ToolRun(line: "simulate \(name) --help").standardOutput
    let replay = ToolRun(line: "replay \(name) --help").standardOutput
    let show = ToolRun(line: "show \(name)").standardOutput
    for parameter in parameters {
      #expect(help.contains("  --\(parameter) "))
      #expect(replay.contains("  --\(parameter) "))
      #expect(show.contains("  --\(parameter) "))
    }
    #expect(!parameters.isEmpty)
  }

  static let catalogTechniques = HeaderCatalog.standard.techniques.map {
    ($0.descriptor.name, $0.parameters.map { $0.name })
  }

  @Test("offers examples that work")
  func exampleWorks() {
    let gesture = "drag -60 over 300; lift"
    #expect(
      ToolRun(line: "--help").standardOutput.contains(
        "headers simulate twitter-condense --minimum-height 30 --gesture \"\(gesture)\"\n"))
    let run = ToolRun([
      "simulate", "twitter-condense", "--minimum-height", "30", "--gesture", gesture,
    ])
    #expect(run.status == 0)
    #expect(run.standardOutput.contains("ends collapsed"))
  }
}

extension String {
  /// The text without the escape codes for bold, faint and plain.
  var withoutEscapes: String {
    ["\u{1B}[1m", "\u{1B}[2m", "\u{1B}[0m"].reduce(self) { text, code in
      text.split(separator: code, omittingEmptySubsequences: false).joined()
    }
  }
}

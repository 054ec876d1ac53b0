import SimulationTestSupport
import Testing

@testable import HeaderTool

/// The help of the tool, its commands and its techniques. After a change, a stored text is replaced with the output.
@Suite("Help")
struct HelpTests {
  /// A command line, and the file in `Help` with its output.
  static let stored = [
    ("--help", "headers"), ("list", "techniques"), ("list --help", "list"), ("show --help", "show"),
    ("show twitter-condense", "show twitter-condense"), ("help simulate", "simulate"),
    ("replay facebook-hide --help", "replay facebook-hide"), ("fit --help", "fit"),
    ("help compare", "compare"), ("help render elastic-stretch", "render elastic-stretch"),
    ("check --help", "check"), ("help gallery", "gallery"), ("playground --help", "playground"),
  ]

  @Test("equals the stored text", arguments: stored)
  func page(line: String, file: String) throws {
    let run = ToolRun(line)
    #expect(try run.output == PackageFolder.text("Tests/HeaderToolTests/Help/\(file).txt"))
    #expect(run.messages == "" && run.status == 0)
  }

  private static let commands = [
    "list", "show", "simulate", "replay", "fit", "compare", "render", "check", "gallery",
    "playground",
  ]
  static let pages =
    ["help", "list"] + commands.map { "help \($0)" }
    + HeaderCatalog.standard.names.flatMap { ["show \($0)", "help simulate \($0)"] }

  @Test("fits 100 columns, and has emphasis in a terminal only", arguments: pages)
  func fits(page: String) {
    let plain = ToolRun(page)
    #expect(plain.status == 0 && plain.lines.count > 1)
    for line in plain.lines {
      #expect(line.count <= 100 && !line.hasSuffix(" "), "\(line.debugDescription)")
    }
    let emphasized = ToolRun(page) { $0.usesEmphasis = true }.output
    #expect(emphasized.contains("\u{1B}[1m") && !plain.output.contains("\u{1B}"))
    #expect(emphasized.replacing(/\u{1B}\[[012]m/, with: "") == plain.output)
  }

  @Test(
    "is the same for every way to ask for it",
    arguments: [
      ("--help", "help"), ("-h", "help"), ("help help", "--help"), ("help --help", "--help"),
      ("show -h", "help show"),
      ("replay facebook-hide no-such-file --help", "help replay facebook-hide"),
      ("simulate --help detents", "help simulate detents"),
      ("simulate facebook-hide --maximum-height 60 --help", "simulate facebook-hide --help"),
    ])
  func sameText(one: String, other: String) {
    #expect(ToolRun(one).status == 0)
    #expect(ToolRun(one).output == ToolRun(other).output)
  }

  @Test("has the name of the running program, and so have error messages", arguments: pages)
  func otherName(page: String) {
    let text = ToolRun(page) { $0.program = "my-tool" }.output
    #expect(!text.contains("headers simulate") && !text.contains("headers COMMAND"))
    let complaint = ToolRun("show twiter-condense") { $0.program = "my-tool" }.messages
    #expect(complaint.hasPrefix("my-tool: unknown") && complaint.hasSuffix("Try 'my-tool list'.\n"))
  }
}

import SimulationTestSupport
import Testing

/// The help of the tool, its commands and its techniques.
@Suite("Help")
struct HelpTests {
  /// A command line, and the file in `Help` with its output.
  static let pages = [
    ("--help", "headers"), ("list --help", "list"), ("show --help", "show"),
    ("show twitter-condense", "show twitter-condense"), ("help simulate", "simulate"),
    ("replay facebook-hide --help", "replay facebook-hide"), ("fit --help", "fit"),
    ("help compare", "compare"), ("help render elastic-stretch", "render elastic-stretch"),
    ("check --help", "check"), ("help gallery", "gallery"), ("playground --help", "playground"),
  ]

  @Test("equals the stored text", arguments: pages)
  func page(line: String, file: String) throws {
    let run = ToolRun(line)
    #expect(try run.output == PackageFolder.text("Tests/HeaderToolTests/Help/\(file).txt"))
    #expect(run.messages == "" && run.status == 0)
  }
}

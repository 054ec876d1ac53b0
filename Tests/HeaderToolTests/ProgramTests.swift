import HeaderBehaviors
import Testing

@testable import HeaderTool

@Suite("A tool for another catalog")
struct ProgramTests {
  /// Runs the program `name` with the words of `line`.
  private func run(
    _ line: String, as name: String = "my-tool", catalog: HeaderCatalog = .standard
  ) -> (status: Int32, output: String, messages: String) {
    let (output, messages) = (MemorySink(), MemorySink())
    var console = Console(output: TextOutput(output), messages: TextOutput(messages))
    console.program = name
    let status = Tool(catalog: catalog, console: console)
      .run(line.split(separator: " ").map { String($0) })
    return (
      status, String(decoding: output.bytes, as: UTF8.self),
      String(decoding: messages.bytes, as: UTF8.self)
    )
  }

  @Test(
    "calls itself by its own name in help",
    arguments: [
      "--help", "list --help", "show --help", "simulate --help", "replay --help",
      "compare --help", "render --help", "check --help", "gallery --help", "playground --help",
      "show twitter-condense",
    ])
  func help(line: String) {
    let text = run(line).output
    #expect(text.contains("my-tool "))
    #expect(
      text == run(line, as: "headers").output.replacing("headers ", with: "my-tool ")
        || line == "--help" || line == "playground --help")
    for command in ["simulate", "replay", "show", "render", "COMMAND", "--version"] {
      #expect(!text.contains("headers \(command)"), "\(command)")
    }
  }

  @Test("calls itself by its own name in complaints and hints")
  func complaints() {
    #expect(run("show").messages.hasPrefix("my-tool: expected the name of a technique"))
    #expect(run("show").messages.hasSuffix("\nTry 'my-tool show --help'.\n"))
    #expect(run("show twiter-condense").messages.hasSuffix("\nTry 'my-tool list'.\n"))
    #expect(
      run("simulate twitter-condense --gesture fly").messages
        == "my-tool: gesture, line 1, statement 1: unknown statement 'fly'\n"
        + "Try 'my-tool simulate --help'.\n")
  }

  @Test("prints the package's version")
  func version() {
    let version = run("--version")
    #expect(version.status == 0 && version.messages == "")
    #expect(version.output == Tool.version + "\n")
    #expect(version.output.split(separator: ".").count == 3)
  }

  @Test(
    "is refused where a technique's parameter is called like one of its flags",
    arguments: ["list", "--help", "simulate clashing"])
  func clash(line: String) {
    let catalog = HeaderCatalog.standard.adding(HeaderTechnique(ClashingHeader.self))
    let refused = run(line, catalog: catalog)
    #expect(refused.status == 64 && refused.output == "")
    #expect(
      refused.messages
        == "my-tool: the technique 'clashing' has a parameter 'scale', and --scale is an option of "
        + "the tool; the parameter needs another name\n")
  }

  @Test("has no such clash in the standard catalog")
  func noClash() {
    #expect(run("list").status == 0)
  }
}

/// A header whose parameter is called like an option of the tool.
private struct ClashingHeader: CondensingHeaderBehavior {
  var condensing = CondensingMechanism(maximumHeight: 88, minimumHeight: 44)

  static let descriptor = HeaderDescriptor(
    name: "clashing", title: "Clashing", summary: "It has a scale.", document: "none")
  func validate() {}
  static var parameters: [HeaderParameter<ClashingHeader>] {
    [
      HeaderParameter(
        name: "scale", unit: "", range: 0...1, help: "No use.", get: { _ in 1 }, set: { _, _ in })
    ]
  }
}

import HeaderPlaygroundPage

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `headers playground`: writes the page on which this package's headers can be felt.
struct PlaygroundCommand: Command {
  let console: Console

  let name = "playground"
  let operands = "[OPTIONS]"
  let summary = "Write a page to try and tune the package's headers in a browser."

  let options = [
    CommandOption.output(
      "Where to write the page, -o for short; without it standard output, unless that is a terminal."
    ),
    CommandOption("open", .none, "Show the page in the browser."),
    .help,
  ]

  func run(_ arguments: [String]) throws(ToolError) {
    guard
      let values = try valuesOrHelp(arguments, notes: PlaygroundCommand.notes)
    else { return }
    if let operand = values.operands.first {
      throw .usage("unexpected argument \(quoted(operand))", command: call)
    }
    let path = values.text("output")
    guard values.has("open") else {
      if path == nil || path == "-", console.isTerminal {
        throw .usage(
          "the page would fill the terminal; expected --output FILE or --open", command: call)
      }
      try console.deliver(PlaygroundPage.html, to: path)
      return
    }
    guard path != "-" else {
      throw .usage("--open needs a file; standard output cannot be opened", command: call)
    }
    let file = URL(fileURLWithPath: path ?? PlaygroundCommand.temporaryPath).path
    try OutputFile.write(PlaygroundPage.html, to: file)
    try open(file)
    console.output.write(file + "\n")
  }

  private static let notes = """
    One file that works from disk and needs no network. It runs the package's own techniques as
    WebAssembly; those of another catalog are not on it.

    """

  private static var temporaryPath: String {
    FileManager.default.temporaryDirectory.appendingPathComponent("header-playground.html").path
  }

  /// Asks the system to show `file`.
  private func open(_ file: String) throws(ToolError) {
    guard SystemCalls.run(PlaygroundCommand.opener, file) != 0 else { return }
    throw ToolError(
      status: .output,
      message: "\(PlaygroundCommand.opener) cannot show the page, "
        + "which is at \(quoted(file, limit: 1024))")
  }

  #if os(macOS)
    private static let opener = "open"
  #else
    private static let opener = "xdg-open"
  #endif
}

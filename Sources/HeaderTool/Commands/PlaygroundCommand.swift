import HeaderPlaygroundPage

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
    CommandOption(
      "link-base", .text(placeholder: "URL"),
      "Where the page will be hosted: its links begin with this."),
    .help,
  ]

  func run(_ arguments: [String]) throws(ToolError) {
    guard
      let values = try valuesOrHelp(arguments, count: 0, notes: PlaygroundCommand.notes)
    else { return }
    let path = values.text("output")
    let page = try self.page(linkBase: values.text("link-base"))
    guard values.has("open") else {
      if path == nil || path == "-", console.isTerminal {
        throw .usage(
          "the page would fill the terminal; expected --output FILE or --open", command: call)
      }
      try console.deliver(page, to: path)
      return
    }
    guard path != "-" else {
      throw .usage("--open needs a file; standard output cannot be opened", command: call)
    }
    let file = if let path { SystemFolders.absolutePath(of: path) } else { try pathOfItsOwn() }
    try OutputFile.write(page, to: file)
    try open(file)
    console.output.write(printable(file) + "\n")
  }

  /// The page, which makes its links for `linkBase` if there is one.
  private func page(linkBase: String?) throws(ToolError) -> String {
    guard let linkBase else { return PlaygroundPage.html }
    let isAddress = ["https://", "http://"].contains { linkBase.hasPrefix($0) && linkBase != $0 }
    guard isAddress, linkBase.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "#") })
    else {
      throw .usage(
        "--link-base takes an address that begins with https:// or http:// and has neither spaces "
          + "nor '#', not \(quoted(linkBase))", command: call)
    }
    let content = linkBase.replacing("&", with: "&amp;").replacing("\"", with: "&quot;")
      .replacing("<", with: "&lt;")
    return PlaygroundPage.html.replacing(
      "name=\"link-base\" content=\"\"", with: "name=\"link-base\" content=\"\(content)\"",
      maxReplacements: 1)
  }

  private static let notes = """
    One file that works from disk and needs no network. It runs the package's own techniques as
    WebAssembly; those of another catalog are not on it.

    """

  /// Where the page goes that was given no name: in a folder made for it. In the one for temporary
  /// files, another user could have put a link in its way.
  private func pathOfItsOwn() throws(ToolError) -> String {
    do throws(SystemFailure) {
      return try SystemFolders.makePrivateFolder() + "/header-playground.html"
    } catch {
      throw ToolError(
        status: .output,
        message: "cannot make a folder in \(quoted(SystemFolders.temporary, limit: 1024)): "
          + error.reason)
    }
  }

  /// Asks the system to show `file`.
  private func open(_ file: String) throws(ToolError) {
    guard OtherProgram.run(PlaygroundCommand.opener, file) != 0 else { return }
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

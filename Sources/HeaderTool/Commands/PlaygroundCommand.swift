import Foundation
import HeaderFormats
import HeaderPlaygroundPage

/// `headers playground`: writes the page with this package's headers.
struct PlaygroundCommand: Command {
  let tool: Tool

  let name = "playground"
  let operands = "[OPTIONS]"
  let summary = "Write a page to try and tune the package's headers in a browser."

  let options = [
    CommandOption.output(
      "The file to write. Without it the page goes to standard output, which must not be a terminal."
    ),
    CommandOption("open", nil, "Show the page in the browser."),
    CommandOption(
      "link-base", "URL",
      "The address of the hosted page, with which its links begin."),
    .help,
  ]

  func run(_ arguments: CommandArguments) throws(ToolError) {
    let values = arguments.values
    let path = values.outputPath
    let page = try self.page(linkBase: values.text("link-base"))
    guard values.has("open") else {
      if path == nil, console.isTerminal {
        throw .usage(
          "the page would fill the terminal; expected --output FILE or --open", command: call)
      }
      return try console.deliver(page, to: path)
    }
    guard path != nil || !values.has("output") else {
      throw .usage("--open needs a file; standard output cannot be opened", command: call)
    }
    let file = if let path { URL(fileURLWithPath: path).path } else { try pathInPrivateFolder() }
    try OutputFile.write(page, to: file)
    try open(file)
    console.output.write(printable(file) + "\n")
  }

  /// Returns the page, whose links begin with `linkBase` if there is one.
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

  let notes = """
    The page is one file that works from disk and needs no network. It runs the package's own
    techniques as WebAssembly, without those of an app's catalog.

    """

  /// Returns a path in a new folder for a page without a name. In the shared temporary folder, another user could
  /// have placed a link.
  private func pathInPrivateFolder() throws(ToolError) -> String {
    let temporary = FileManager.default.temporaryDirectory.path
    let folder = temporary + "/headers-" + UUID().uuidString
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: false,
        attributes: [.posixPermissions: 0o700])
    } catch {
      throw FileSystem.failure(.output, to: "make a folder in", temporary, error)
    }
    return folder + "/header-playground.html"
  }

  /// Opens `file` in its default program.
  private func open(_ file: String) throws(ToolError) {
    // A phone runs no other programs.
    #if os(macOS) || os(Linux)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = [PlaygroundCommand.opener, file]
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      if (try? process.run()) != nil {
        process.waitUntilExit()
        if process.terminationStatus == 0 { return }
      }
    #endif
    throw ToolError(
      status: .output,
      message: "\(PlaygroundCommand.opener) cannot show the page, "
        + "which is at \(quoted(file, limit: 1024))")
  }

  /// The program that opens a file in its default program.
  #if os(macOS)
    static let opener = "open"
  #else
    static let opener = "xdg-open"
  #endif
}

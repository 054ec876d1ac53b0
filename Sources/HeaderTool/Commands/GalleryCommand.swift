import HeaderCore
import HeaderFormats

/// `headers gallery`: draws the pictures of a catalog's guides, every technique's example.
struct GalleryCommand: Command {
  let tool: Tool

  let name = "gallery"
  let operands = "[FOLDER]"
  let summary = "Draw every technique's example gesture, one file each."
  let operandCount = 1
  let options = [CommandOption.help]

  func run(_ arguments: CommandArguments) throws(ToolError) {
    let folder = arguments.operands.first ?? "."
    // An empty name before the slash below would be the root of the file system.
    guard !folder.isEmpty else { throw .usage("the folder has no name", command: call) }
    for technique in tool.catalog.techniques {
      let name = technique.descriptor.name
      let path = path(of: name, in: folder)
      // A navigation bar, 44 points high, lies above a header that is part of the content.
      let top = DecimalNumber.text(SimulationOptions.phoneSafeAreaTop + 44)
      let bars = technique.traits.liesInContent ? ["--safe-area-top", top] : []
      try RenderCommand(tool: tool).run([name, "--style", "card", "--output=" + path] + bars)
      console.output.write(printable(path) + "\n")
    }
  }

  var notes: String {
    """
    Writes a picture NAME.svg for every technique into FOLDER, by default the current folder. If FOLDER
    has a folder with the technique's name, such as StickyPullReveal for sticky-pull-reveal, the picture
    is written there.

    """
  }

  /// Returns the path of the picture of the technique `name`: in the technique's own folder, if `folder` has one.
  private func path(of name: String, in folder: String) -> String {
    let own = name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return prefix + (FileSystem.isFolder(prefix + own) ? own + "/" : "") + name + ".svg"
  }
}

import Foundation
import HeaderCore
import HeaderFormats

/// `headers gallery`: draws the pictures of a catalog's guides, every technique's example.
struct GalleryCommand: Command {
  let tool: Tool

  let name = "gallery"
  let operands = "[FOLDER]"
  let summary = "Draw every technique's example gesture, one file each."
  let options = [CommandOption.help]

  func run(_ arguments: [String]) throws(ToolError) {
    guard let values = try valuesOrHelp(arguments, count: 1) else { return }
    let folder = values.operands.first ?? "."
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
    Each picture is called NAME.svg. It goes to FOLDER, by default the current folder, or to a folder in
    it that is named like the technique, StickyPullReveal for sticky-pull-reveal.

    """
  }

  /// Returns where the picture of the technique `name` belongs: in its guide's folder, if it has one.
  private func path(of name: String, in folder: String) -> String {
    let own = name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: prefix + own, isDirectory: &isFolder)
    return exists && isFolder.boolValue
      ? "\(prefix)\(own)/\(name).svg" : "\(prefix)\(name).svg"
  }
}

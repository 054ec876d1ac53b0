import Foundation
import HeaderCore
import HeaderFormats
import HeaderRendering
import ScrollSimulator

/// `headers gallery`: draws every technique's example, the pictures of a catalog's guides.
struct GalleryCommand: Command {
  let tool: Tool

  let name = "gallery"
  let operands = "[FOLDER]"
  let summary = "Draw every technique's example gesture, one file each."
  let options = [CommandOption.help]

  func run(_ arguments: [String]) throws(ToolError) {
    guard let values = try valuesOrHelp(arguments, count: 1) else { return }
    let folder = values.operands.first ?? "."
    // Before the slash that follows it, an empty name is the file system's root.
    guard !folder.isEmpty else { throw .usage("the folder has no name", command: call) }
    for technique in tool.catalog.techniques {
      let path = path(of: technique.descriptor.name, in: folder)
      try OutputFile.write(try picture(of: technique), to: path)
      console.output.write(printable(path) + "\n")
    }
  }

  var notes: String {
    """
    A picture is called NAME.svg. It goes to FOLDER, or without one to the folder you are in. Where that
    has a folder called like the technique, StickyPullReveal for sticky-pull-reveal, it goes there.

    """
  }

  /// Where the picture of the technique `name` belongs: beside its guide, if it has a folder.
  private func path(of name: String, in folder: String) -> String {
    let own = name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return URL(fileURLWithPath: prefix + own).hasDirectoryPath
      ? "\(prefix)\(own)/\(name).svg" : "\(prefix)\(name).svg"
  }

  /// The card of a technique's example on a phone with a status bar, and a navigation bar above a header
  /// that is part of the content.
  func picture(of technique: HeaderTechnique) throws(ToolError) -> String {
    var configuration = SimulatorConfiguration()
    configuration.safeAreaTop =
      technique.traits.liesInContent ? 103 : SimulationOptions.phoneSafeAreaTop
    let descriptor = technique.descriptor
    let script: GestureScript
    do throws(GestureScriptError) {
      script = try GestureScript(descriptor.example)
    } catch {
      throw .data("the example of \(descriptor.name): \(error.message)")
    }
    var gesture = GesturePlayback(script.statements, configuration: configuration)
    let driver = try TunedTechnique(technique: technique, call: call).makeDriver()
    var recording = HeaderRecording(of: driver, playing: &gesture, configuration: configuration)
    recording.scene = tool.scenes[descriptor.name]
    return recording.svg(.card)
  }
}

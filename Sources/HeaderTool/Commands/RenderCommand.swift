import HeaderCore
import HeaderRendering

/// `headers render NAME`: draws a gesture played to a technique.
struct RenderCommand: Command {
  let catalog: HeaderCatalog
  let console: Console

  let name = "render"
  let operands = "NAME [OPTIONS]"
  let summary = "Draw a gesture played to a technique, as SVG."

  private static let style = HeaderParameterDescription(
    choice: "style", HeaderPictureStyle.allCases.map { $0.rawValue },
    default: HeaderPictureStyle.animation.rawValue,
    "The header's part of a phone with a caption, four moments, the numbers over time, or a phone "
      + "that plays it.")

  let options =
    [
      CommandOption(style),
      .output("Where to write the picture, -o for short; standard output without it."),
    ] + GestureSource.options + SimulationOptions.all
    + [.help]

  func run(_ arguments: [String]) throws(ToolError) {
    guard
      let arguments = try TechniqueArguments(
        arguments, for: self, catalog: catalog,
        notes: GestureSource.notes(console))
    else { return }
    var style = HeaderPictureStyle.animation
    if case .choice(let name) = try arguments.values.value(
      of: RenderCommand.style, command: arguments.command)
    {
      style = HeaderPictureStyle(rawValue: name) ?? style
    }
    let path = try arguments.outputPath(isPicture: true)
    for recording in try arguments.recordings(console) {
      try console.deliver(recording.svg(style), to: path)
    }
  }
}

extension TechniqueArguments {
  private static let otherPictures = ["png", "jpg", "jpeg", "gif", "webp", "pdf", "mp4", "mov"]

  /// Where the output goes: a picture, which is SVG, or a table. A name that promises something else
  /// is refused, as under it the file would open nowhere.
  func outputPath(isPicture: Bool) throws(ToolError) -> String? {
    guard let path = values.text("output") else { return nil }
    let pieces = path.split(separator: ".", omittingEmptySubsequences: false)
    let ending = pieces.count > 1 ? pieces.last?.lowercased() ?? "" : ""
    let isOtherPicture = TechniqueArguments.otherPictures.contains(ending)
    if isPicture, isOtherPicture {
      throw .usage("a picture is SVG; \(quoted(path)) should end in .svg", command: command)
    }
    if !isPicture, isOtherPicture || ending == "svg" {
      throw .usage(
        "a table is no picture; \(quoted(path)) takes --style plot or --style animation",
        command: command)
    }
    return path
  }
}

extension Console {
  /// Writes a document to the file at `path`, or to standard output.
  func deliver(_ document: String, to path: String?) throws(ToolError) {
    guard let path, path != "-" else {
      output.write(document)
      return
    }
    try OutputFile.write(document, to: path)
  }
}

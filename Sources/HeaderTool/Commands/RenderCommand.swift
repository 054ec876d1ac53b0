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
    "Moments side by side, the numbers over time, or a phone that plays it.")

  private static let options =
    [
      CommandOption(style),
      .output("Where to write the picture, -o for short; standard output without it."),
    ] + GestureSource.options(defaultText: "the technique's own example") + SimulationOptions.all
    + [.help]

  func run(_ arguments: [String]) throws(ToolError) {
    guard
      let arguments = try TechniqueArguments(
        arguments, for: self, catalog: catalog, options: RenderCommand.options,
        notes: GestureSource.notes(console)),
      let technique = arguments.techniques.first
    else { return }
    var style = HeaderPictureStyle.animation
    if case .choice(let name) = try arguments.values.value(
      of: RenderCommand.style, command: arguments.command)
    {
      style = HeaderPictureStyle(rawValue: name) ?? style
    }
    let example = technique.descriptor.exampleGesture ?? SimulateCommand.builtInGesture
    let recordings = try arguments.recordings(playing: example, console)
    for recording in recordings {
      try console.deliver(recording.svg(style), to: arguments.values.text("output"))
    }
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

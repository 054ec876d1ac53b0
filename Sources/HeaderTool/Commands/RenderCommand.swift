import HeaderCore
import HeaderRendering

/// `headers render NAME`: draws a gesture that is played to a technique.
struct RenderCommand: Command {
  let tool: Tool

  let name = "render"
  let operands = "NAME [OPTIONS]"
  let summary = "Draw a gesture played to a technique, as SVG."

  let nameCounts = 1...1

  private static let style = CommandOption.choice(
    "style", default: HeaderPictureStyle.animation,
    "The header's part of a phone with a caption, four moments, the numbers over time, or a phone "
      + "that plays it.")

  let options =
    [
      style,
      .output("The file to write, instead of standard output."),
    ] + GestureSource.options + SimulationOptions.all
    + [.help]

  var notes: String { GestureSource.notes(console) }

  func run(_ arguments: CommandArguments) throws(ToolError) {
    let style: HeaderPictureStyle =
      try arguments.values.choice(of: RenderCommand.style) ?? .animation
    let path = try arguments.values.outputPath(isPicture: true)
    for recording in try arguments.recordings(onPhones: style != .plot) {
      try console.deliver(recording.svg(style), to: path)
    }
  }
}

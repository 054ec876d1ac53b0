import HeaderCore
import HeaderFormats

/// `--bottom-bar HEIGHT[:TECHNIQUE]`: a bar at the bottom, and the technique that moves it.
struct BottomBarOption {
  static let option = CommandOption(
    "bottom-bar", "HEIGHT[:TECHNIQUE]",
    "Height of a bar at the bottom, safe area included. It moves with the header, or by TECHNIQUE.",
    defaultText: "no bar")

  private static let heights = 0.0...1_000_000

  let bar: BottomBar
  /// The technique that moves it, with the document's values; `nil` for the header.
  let technique: TunedTechnique?

  /// Reads the bar that `values` ask for; `nil` if there is none.
  init?(_ values: CommandLineValues, for command: any Command) throws(ToolError) {
    guard let text = values.text(BottomBarOption.option.name) else { return nil }
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let height = DecimalNumber.value(of: String(parts[0])),
      BottomBarOption.heights ~= height
    else {
      throw values.usageError(
        "--bottom-bar takes a height from 0 to 1000000 pt, and after a colon the technique that moves "
          + "the bar, 49:enter-always for example, not \(quoted(text))")
    }
    bar = BottomBar(height: height)
    technique =
      parts.count < 2
      ? nil
      : TunedTechnique(
        technique: try command.technique(named: String(parts[1])), call: values.call)
  }
}

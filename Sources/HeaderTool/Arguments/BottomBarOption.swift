import HeaderCore
import HeaderFormats

/// `--bottom-bar HEIGHT[:TECHNIQUE]`: a bar at the bottom, and what moves it.
struct BottomBarOption {
  static let option = CommandOption(
    "bottom-bar", .text(placeholder: "HEIGHT[:TECHNIQUE]"),
    "Height of a bar at the bottom, safe area included, that goes with the header, or by a technique of "
      + "its own.", defaultText: "no bar")

  private static let heights = 0.0...1_000_000

  let bar: BottomBar
  /// What moves it; `nil` for the header.
  private let technique: HeaderTechnique?

  /// The bar that `values` ask for; `nil` if they ask for none.
  init?(
    _ values: CommandLineValues, catalog: HeaderCatalog, command: String, _ console: Console
  ) throws(ToolError) {
    guard let text = values.text(BottomBarOption.option.name) else { return nil }
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let height = DecimalNumber.value(of: Array(parts[0].utf8)),
      BottomBarOption.heights ~= height
    else {
      throw .usage(
        "--bottom-bar takes a height from 0 to 1000000 pt, and after a colon the technique that moves "
          + "the bar, 49:enter-always for example, not \(quoted(text))", command: command)
    }
    bar = BottomBar(height: height)
    technique =
      parts.count == 1
      ? nil : try catalog.technique(in: [String(parts[1])], command: command, console)
  }

  /// Returns a driver for the bar's own technique, as its document has it; `nil` for one that goes with the
  /// header.
  func makeDriver(command: String) throws(ToolError) -> (any HeaderDriving)? {
    do throws(HeaderParameterError) {
      return try technique?.makeDriver()
    } catch {
      throw .usage(error.message(), command: command)
    }
  }
}

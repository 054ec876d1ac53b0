import HeaderCore
import HeaderFormats
import ScrollSimulator

/// The options for the screen and the content of a simulation.
enum SimulationOptions {
  /// The safe area at the top of a drawn phone, in points.
  static let phoneSafeAreaTop = 59.0

  private static let pages = CommandOption(
    "pages", "H,H,…",
    "Heights of the contents of several pages under the header, the first shown.",
    defaultText: "one list")

  static let all =
    CommandOption.all(
      for: SimulatorConfiguration.parameters, of: SimulatorConfiguration(),
      defaultTexts: [
        "safe-area-top": "0, and 59 on a drawn phone",
        "content-offset": "at the top",
        "touch-latency": "0 at 60 Hz, 13.2 at 120 Hz",
      ]) + [BottomBarOption.option, pages]

  /// Returns the configuration that `values` ask for.
  static func configuration(
    from values: CommandLineValues
  ) throws(ToolError) -> SimulatorConfiguration {
    var configuration = SimulatorConfiguration()
    try values.apply(SimulatorConfiguration.parameters, to: &configuration)
    configuration.pages = try pageHeights(in: values)
    guard configuration.pages.isEmpty || !values.has("content-size") else {
      throw values.usageError("--pages and --content-size cannot be used together")
    }
    return configuration
  }

  /// Returns the heights of `--pages`, a list with commas.
  private static func pageHeights(in values: CommandLineValues) throws(ToolError) -> [Double] {
    guard let text = values.text(pages.name) else { return [] }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let heights = parts.compactMap { DecimalNumber.value(of: String($0)) }
      .filter { 0...1_000_000_000 ~= $0 }
    guard heights.count == parts.count, heights.count <= 1000 else {
      throw values.usageError(
        "--pages takes heights from 0 to 1000000000 pt with commas between, 1000 at most, not "
          + quoted(text))
    }
    return heights
  }
}

import HeaderCore
import HeaderFormats
import ScrollSimulator

/// The options for the screen and the content of a simulation.
enum SimulationOptions {
  /// The safe area at the top of a drawn phone, in points.
  static let phoneSafeAreaTop = 59.0

  private static let defaults = SimulatorConfiguration()
  private static var settings: [OptionSetting<SimulatorConfiguration>] {
    [
      OptionSetting(
        .number(
          "content-size", 0...1_000_000_000, default: defaults.contentSize,
          "Height of the content."), \.contentSize, Double.init),
      OptionSetting(
        .number(
          "container-height", 0...1_000_000, default: defaults.containerHeight,
          "Height that the header and the scroll view share."), \.containerHeight, Double.init),
      OptionSetting(
        .number(
          "safe-area-top", 0...1_000_000, default: defaults.safeAreaTop,
          "Safe area at the top.",
          defaultText: "0, and 59 on a phone that 'render' draws"), \.safeAreaTop, Double.init),
      OptionSetting(
        .number(
          "content-offset", -1_000_000_000...1_000_000_000,
          "Content offset on appearing.", defaultText: "at the top"), \.contentOffset, Double.init),
      OptionSetting(
        .choice(
          "frame-rate", ["60", "120"], default: "60", "Display frames per second."), \.frameRate,
        Double.init),
      OptionSetting(
        .number(
          "touch-latency", 0...1000, unit: "ms", "How late a touch reaches the view.",
          defaultText: "0 at 60 Hz, 13.2 at 120 Hz"), \.touchLatency, Double.init),
      OptionSetting(
        .choice("scale", ["1", "2", "3"], default: "3", "Device pixels per point."), \.scale,
        Double.init),
      OptionSetting(
        .choice(
          "mounting", default: HeaderMounting.beside,
          "Scroll view beside the header and resized, or under it and left alone."), \.mounting,
        HeaderMounting.init),
      OptionSetting(
        .choice(
          "bounces", ["true", "false"], default: "true",
          "Whether content may be pulled past its edges."), \.bounces, Bool.init),
    ]
  }
  private static let pages = CommandOption(
    "pages", "H,H,…",
    "Heights of the contents of several pages under the header, the first shown.",
    defaultText: "one list")

  static let all = settings.map { $0.option } + [BottomBarOption.option, pages]

  /// Returns the configuration that `values` ask for.
  static func configuration(
    from values: CommandLineValues
  ) throws(ToolError) -> SimulatorConfiguration {
    var configuration = defaults
    for setting in settings { try setting.apply(values, to: &configuration) }
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

import HeaderCore
import HeaderFormats
import ScrollSimulator

/// The options that say on which screen and content a gesture is played.
enum SimulationOptions {
  /// The safe area at the top of a phone that is drawn, in points.
  static let phoneSafeAreaTop = 59.0

  private static let defaults = SimulatorConfiguration()
  private static let contentSize = CommandOption.number(
    "content-size", 0...1_000_000_000, unit: "pt", default: defaults.contentSize,
    "Height of the content.")
  private static let containerHeight = CommandOption.number(
    "container-height", 0...1_000_000, unit: "pt", default: defaults.containerHeight,
    "Height that the header and the scroll view share.")
  private static let safeAreaTop = CommandOption.number(
    "safe-area-top", 0...1_000_000, unit: "pt", default: defaults.safeAreaTop,
    "Safe area at the top.")
  private static let contentOffset = CommandOption.number(
    "content-offset", -1_000_000_000...1_000_000_000, unit: "pt", "Content offset on appearing.",
    defaultText: "at the top")
  private static let frameRate = CommandOption.choice(
    "frame-rate", ["60", "120"], default: "60", "Display frames per second.")
  private static let touchLatency = CommandOption.number(
    "touch-latency", 0...1000, unit: "ms", "How late a touch reaches the view.",
    defaultText: "0 at 60 Hz, 13.2 at 120 Hz")
  private static let scale = CommandOption.choice(
    "scale", ["1", "2", "3"], default: "3", "Device pixels per point.")
  private static let mounting = CommandOption.choice(
    "mounting", HeaderMounting.allCases.map { $0.rawValue }, default: "beside",
    "Scroll view beside the header and resized, or under it and left alone.")
  private static let bounces = CommandOption.choice(
    "bounces", ["true", "false"], default: "true",
    "Whether content may be pulled past its edges.")
  private static let pages = CommandOption(
    "pages", .text(placeholder: "H,H,…"),
    "Heights of the contents of several pages under the header, the first shown.",
    defaultText: "one list")

  static let all = [
    contentSize, containerHeight, safeAreaTop, contentOffset, frameRate, touchLatency, scale,
    mounting, bounces, BottomBarOption.option, pages,
  ]

  /// The configuration that `values` ask for.
  static func configuration(
    from values: CommandLineValues
  ) throws(ToolError) -> SimulatorConfiguration {
    var configuration = defaults
    configuration.contentSize = try values.number(of: contentSize) ?? defaults.contentSize
    configuration.containerHeight =
      try values.number(of: containerHeight) ?? defaults.containerHeight
    configuration.safeAreaTop = try values.number(of: safeAreaTop) ?? defaults.safeAreaTop
    configuration.contentOffset = try values.number(of: contentOffset)
    configuration.frameRate = try values.number(of: frameRate) ?? defaults.frameRate
    configuration.touchLatency = try values.number(of: touchLatency)
    configuration.scale = try values.number(of: scale) ?? defaults.scale
    configuration.mounting = try values.choice(of: mounting) ?? configuration.mounting
    configuration.bounces = try values.value(of: bounces) != .choice("false")
    configuration.pages = try pageHeights(in: values)
    guard configuration.pages.isEmpty || !values.has("content-size") else {
      throw values.refusal("--pages and --content-size cannot be used together")
    }
    return configuration
  }

  /// The heights given for `--pages`, a list with commas between.
  private static func pageHeights(in values: CommandLineValues) throws(ToolError) -> [Double] {
    guard let text = values.text(pages.name) else { return [] }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let heights = parts.compactMap { DecimalNumber.value(of: String($0)) }
      .filter { 0...1_000_000_000 ~= $0 }
    guard heights.count == parts.count, heights.count <= 1000 else {
      throw values.refusal(
        "--pages takes heights from 0 to 1000000000 pt with commas between, 1000 at most, not "
          + quoted(text))
    }
    return heights
  }
}

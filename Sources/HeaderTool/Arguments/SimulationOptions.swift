import HeaderCore
import HeaderFormats
import ScrollSimulator

/// The options that say on which screen and content a gesture is played.
enum SimulationOptions {
  private static let defaults = SimulatorConfiguration()
  /// The safe area at the top of a phone that is drawn, in points.
  static let phoneSafeAreaTop = 59.0

  private static let contentSize = number(
    "content-size", 0...1_000_000_000, defaults.contentSize, "Height of the content.")
  private static let containerHeight = number(
    "container-height", 0...1_000_000, defaults.containerHeight,
    "Height that the header and the scroll view share.")
  private static let safeAreaTop = number(
    "safe-area-top", 0...1_000_000, defaults.safeAreaTop, "Safe area at the top.")
  private static let contentOffset = number(
    "content-offset", -1_000_000_000...1_000_000_000, 0, "Content offset on appearing.")
  private static let frameRate = HeaderParameterDescription(
    choice: "frame-rate", ["60", "120"], default: "60", "Display frames per second.")
  private static let scale = HeaderParameterDescription(
    choice: "scale", ["1", "2", "3"], default: "3", "Device pixels per point.")
  private static let touchLatency = number(
    "touch-latency", unit: "ms", 0...1000, 0,
    "From a touch to the view, as the simulated display has it.")
  private static let mounting = HeaderParameterDescription(
    choice: "mounting", HeaderMounting.allCases.map { $0.rawValue },
    default: defaults.mounting.rawValue,
    "Scroll view beside the header and resized, or under it and left alone.")
  private static let bounces = HeaderParameterDescription(
    name: "bounces", unit: "", domain: .flag, defaultValue: .flag(defaults.bounces),
    help: "Whether content may be pulled past its edges.")

  private static let pages = CommandOption(
    "pages", .text(placeholder: "H,H,…"),
    "Heights of the contents of several pages under the header, the first shown.",
    defaultText: "one list")

  static let all = [
    CommandOption(contentSize), CommandOption(containerHeight), CommandOption(safeAreaTop),
    CommandOption(contentOffset, defaultText: "at the top"), CommandOption(frameRate),
    CommandOption(touchLatency, defaultText: "0 at 60 Hz, 13.2 at 120 Hz"), CommandOption(scale),
    CommandOption(mounting), CommandOption(bounces), BottomBarOption.option, pages,
  ]

  /// The configuration that `values` ask for.
  static func configuration(
    from values: CommandLineValues, command: String
  ) throws(ToolError) -> SimulatorConfiguration {
    func number(_ parameter: HeaderParameterDescription) throws(ToolError) -> Double? {
      switch try values.value(of: parameter, command: command) {
      case .number(let number): number
      case .choice(let choice): Double(choice)
      case .flag, nil: nil
      }
    }
    var configuration = defaults
    configuration.contentSize = try number(contentSize) ?? defaults.contentSize
    configuration.containerHeight = try number(containerHeight) ?? defaults.containerHeight
    configuration.safeAreaTop = try number(safeAreaTop) ?? defaults.safeAreaTop
    configuration.contentOffset = try number(contentOffset)
    configuration.frameRate = try number(frameRate) ?? defaults.frameRate
    configuration.touchLatency = try number(touchLatency)
    configuration.scale = try number(scale) ?? defaults.scale
    configuration.mounting =
      try values.choice(of: mounting, command: command) ?? defaults.mounting
    if case .flag(let flag) = try values.value(of: bounces, command: command) {
      configuration.bounces = flag
    }
    configuration.pages = try heights(of: values.text(pages.name), command: command)
    guard configuration.pages.isEmpty || !values.has(contentSize.name) else {
      throw .usage("--pages and --content-size cannot be used together", command: command)
    }
    return configuration
  }

  /// The heights in `text`, a list with commas between.
  private static func heights(of text: String?, command: String) throws(ToolError) -> [Double] {
    guard let text else { return [] }
    var heights: [Double] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let height = DecimalNumber.value(of: Array(part.utf8)),
        0...1_000_000_000 ~= height, heights.count < 1000
      else {
        throw .usage(
          "--pages takes heights from 0 to 1000000000 pt with commas between, 1000 at most, not "
            + quoted(text), command: command)
      }
      heights.append(height)
    }
    return heights
  }

  private static func number(
    _ name: String, unit: String = "pt", _ range: ClosedRange<Double>, _ defaultValue: Double,
    _ help: String
  ) -> HeaderParameterDescription {
    HeaderParameterDescription(
      name: name, unit: unit,
      domain: .range(minimum: range.lowerBound, maximum: range.upperBound),
      defaultValue: .number(defaultValue), help: help)
  }
}

extension HeaderParameterDescription {
  /// The description of a choice between `choices`.
  init(choice name: String, _ choices: [String], default defaultValue: String, _ help: String) {
    self.init(
      name: name, unit: "", domain: .choices(choices), defaultValue: .choice(defaultValue),
      help: help)
  }
}

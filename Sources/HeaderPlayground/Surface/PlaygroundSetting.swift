import HeaderCore
import ScrollSimulator

/// Something about the phone that can be set, declared once: its control, its place in a link, and
/// the tool's flag for it.
struct PlaygroundSetting: Sendable {
  /// Its name is the tool's flag where the tool has one.
  let description: HeaderParameterDescription
  /// Whether `headers simulate` has a flag of its name for it on such a screen.
  var isFlagOfTool: @Sendable (_ screen: SimulatorConfiguration) -> Bool = { _ in true }
  /// What the tool has without the flag, where that is not the default.
  var toolDefault: HeaderParameterValue?
  let set: @Sendable (inout SimulatorConfiguration, HeaderParameterValue) -> Void
  /// How a running phone takes it; `nil` for what only a new one can have.
  var command: (@Sendable (HeaderParameterValue) -> SimulationCommand?)?

  /// Every setting, in the order of the page; the last one says what moves the bar at the bottom.
  static let all = [
    contentSize, containerHeight, safeAreaTop, frameRate, scale, reducesMotion, mounting,
    pages, bottomBar,
  ]

  /// The phone on appearing: a 6.1" iPhone with a list of 2000 points.
  static let standard: SimulatorConfiguration = {
    var configuration = SimulatorConfiguration()
    configuration.safeAreaTop = 59
    return configuration
  }()

  private static let contentSize: PlaygroundSetting = {
    var setting = length(
      "content-size", 0...20_000, "Height of the list.",
      default: standard.contentSize,
      set: { configuration, size in
        configuration.contentSize = size
        if !configuration.pages.isEmpty { configuration.pages[0] = size }
      }, command: { .setContentSize($0) })
    // Of several lists, the tool is told the heights of all.
    setting.isFlagOfTool = { $0.pages.isEmpty }
    return setting
  }()
  private static let containerHeight = length(
    "container-height", 300...1400, "Height of the screen.",
    default: standard.containerHeight, set: { $0.containerHeight = $1 },
    command: { .setContainerHeight($0) })
  private static let safeAreaTop: PlaygroundSetting = {
    var setting = length(
      "safe-area-top", 0...200, "What the status bar or the notch covers.",
      default: standard.safeAreaTop, set: { $0.safeAreaTop = $1 }, command: { .setSafeAreaTop($0) })
    setting.toolDefault = .number(0)
    return setting
  }()

  private static let frameRate = PlaygroundSetting(
    description: HeaderParameterDescription(
      name: "frame-rate", unit: "", domain: .choices(["60", "120"]), defaultValue: .choice("60"),
      help: "Display frames per second."),
    set: { $0.frameRate = $1 == .choice("120") ? 120 : 60 })

  private static let scale = PlaygroundSetting(
    description: HeaderParameterDescription(
      name: "scale", unit: "", domain: .choices(["1", "2", "3"]), defaultValue: .choice("3"),
      help: "Device pixels per point."),
    set: { $0.scale = $1 == .choice("1") ? 1 : $1 == .choice("2") ? 2 : 3 })

  private static let reducesMotion = PlaygroundSetting(
    description: HeaderParameterDescription(
      name: "reduce-motion", unit: "", domain: .flag, defaultValue: .flag(false),
      help: "Headers then change at once, without an animation."),
    isFlagOfTool: { _ in false },
    set: { $0.prefersReducedMotion = $1 == .flag(true) })

  private static let mounting = PlaygroundSetting(
    description: HeaderParameterDescription(
      name: "mounting", unit: "", domain: .choices(HeaderMounting.allCases.map { $0.rawValue }),
      defaultValue: .choice(standard.mounting.rawValue),
      help: "Scroll view beside the header and resized, or under it and left alone."),
    set: { configuration, value in
      guard case .choice(let name) = value else { return }
      configuration.mounting = HeaderMounting(rawValue: name) ?? configuration.mounting
    })

  /// A long list, one that is shorter than the screen, and one with nothing in it yet.
  private static let pages = PlaygroundSetting(
    description: HeaderParameterDescription(
      name: "tabs", unit: "", domain: .flag, defaultValue: .flag(false),
      help: "Three lists under the header: a long, a short and an empty one. Tap a tab, or swipe."),
    isFlagOfTool: { _ in false },
    set: { $0.pages = $1 == .flag(true) ? [$0.contentSize, 300, 0] : [] })

  /// A last choice that is a technique moves it.
  private static let bottomBar = PlaygroundSetting(
    description: HeaderParameterDescription(
      name: "bottom-bar", unit: "",
      domain: .choices(["none", "stays", "with-header", "enter-always"]),
      defaultValue: .choice("none"),
      help: "A bar at the bottom that stays, goes with the header, or has a technique of its own."),
    isFlagOfTool: { _ in false },
    set: {
      $0.bottomBar = $1 == .choice("none") ? nil : BottomBar(height: 83)
      $0.bottomBarStays = $1 == .choice("stays")
    })

  private static func length(
    _ name: String, _ range: ClosedRange<Double>, _ help: String,
    default number: Double,
    set: @escaping @Sendable (inout SimulatorConfiguration, Double) -> Void,
    command: @escaping @Sendable (Double) -> SimulationCommand
  ) -> PlaygroundSetting {
    PlaygroundSetting(
      description: HeaderParameterDescription(
        name: name, unit: "pt",
        domain: .range(minimum: range.lowerBound, maximum: range.upperBound),
        defaultValue: .number(number), help: help),
      set: { if case .number(let number) = $1 { set(&$0, number) } },
      command: { if case .number(let number) = $0 { command(number) } else { nil } })
  }
}

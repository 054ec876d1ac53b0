import HeaderCore
import ScrollSimulator

/// A setting of the phone, declared once for its control, its place in a link, and the tool's option.
struct PlaygroundSetting: Sendable {
  let description: HeaderParameterDescription
  /// The default of the option of `headers simulate` with the setting's name; `nil` if there is none.
  let toolDefault: HeaderParameterValue?
  let set: @Sendable (inout SimulatorConfiguration, HeaderParameterValue) -> Void

  /// All settings, in the order of the page. The last one says what moves the bar at the bottom.
  static let all: [PlaygroundSetting] = [
    length(
      "content-size", 0...20_000, "Height of the list.", default: standard.contentSize
    ) {
      $0.contentSize = $1
      if !$0.pages.isEmpty { $0.pages[0] = $1 }
    },
    length(
      "container-height", 300...1400, "Height of the screen.", default: standard.containerHeight
    ) { $0.containerHeight = $1 },
    length(
      "safe-area-top", 0...200, "What the status bar or the notch covers.",
      default: standard.safeAreaTop, toolDefault: 0
    ) { $0.safeAreaTop = $1 },
    choice("frame-rate", ["60", "120"], "Display frames per second.", default: "60") {
      $0.frameRate = $1 == "120" ? 120 : 60
    },
    choice("scale", ["1", "2", "3"], "Device pixels per point.", default: "3") {
      $0.scale = $1 == "1" ? 1 : $1 == "2" ? 2 : 3
    },
    flag("reduce-motion", "Headers then change at once, without an animation.") {
      $0.prefersReducedMotion = $1
    },
    choice(
      "mounting", HeaderMounting.allCases.map { $0.rawValue },
      "Scroll view beside the header and resized, or under it and left alone.",
      default: standard.mounting.rawValue
    ) { $0.mounting = HeaderMounting(rawValue: $1) ?? $0.mounting },
    // A long list, one that is shorter than the screen, and an empty one.
    flag(
      "tabs",
      "Three lists under the header: a long, a short and an empty one. Tap a tab, or swipe."
    ) { $0.pages = $1 ? [$0.contentSize, 300, 0] : [] },
    // A last choice that is a technique moves the bar.
    choice(
      "bottom-bar", ["none", "stays", "with-header", "enter-always"],
      "A bar at the bottom that stays, goes with the header, or has a technique of its own.",
      default: "none", isOptionOfTool: false
    ) {
      $0.bottomBar = $1 == "none" ? nil : BottomBar(height: 83)
      $0.bottomBarStays = $1 == "stays"
    },
  ]

  /// The phone at the start: a 6.1" iPhone with a list of 2000 points.
  static let standard: SimulatorConfiguration = {
    var configuration = SimulatorConfiguration()
    configuration.safeAreaTop = 59
    return configuration
  }()

  private static func length(
    _ name: String, _ range: ClosedRange<Double>, _ help: String, default number: Double,
    toolDefault: Double? = nil,
    set: @escaping @Sendable (inout SimulatorConfiguration, Double) -> Void
  ) -> PlaygroundSetting {
    PlaygroundSetting(
      description: HeaderParameterDescription(
        name: name, unit: "pt",
        domain: .range(minimum: range.lowerBound, maximum: range.upperBound),
        defaultValue: .number(number), help: help),
      toolDefault: .number(toolDefault ?? number),
      set: { if case .number(let number) = $1 { set(&$0, number) } })
  }

  private static func choice(
    _ name: String, _ choices: [String], _ help: String, default choice: String,
    isOptionOfTool: Bool = true,
    set: @escaping @Sendable (inout SimulatorConfiguration, String) -> Void
  ) -> PlaygroundSetting {
    PlaygroundSetting(
      description: HeaderParameterDescription(
        name: name, unit: "", domain: .choices(choices), defaultValue: .choice(choice), help: help),
      toolDefault: isOptionOfTool ? .choice(choice) : nil,
      set: { if case .choice(let choice) = $1 { set(&$0, choice) } })
  }

  /// Returns a flag that the tool does not have.
  private static func flag(
    _ name: String, _ help: String,
    set: @escaping @Sendable (inout SimulatorConfiguration, Bool) -> Void
  ) -> PlaygroundSetting {
    PlaygroundSetting(
      description: HeaderParameterDescription(
        name: name, unit: "", domain: .flag, defaultValue: .flag(false), help: help),
      toolDefault: nil, set: { set(&$0, $1 == .flag(true)) })
  }
}

extension SimulatorConfiguration {
  /// Returns the command that changes a running phone from `old` to this configuration; `nil` if that needs a new
  /// phone.
  func command(since old: SimulatorConfiguration) -> SimulationCommand? {
    if contentSize != old.contentSize { return .setContentSize(contentSize) }
    if containerHeight != old.containerHeight { return .setContainerHeight(containerHeight) }
    if safeAreaTop != old.safeAreaTop { return .setSafeAreaTop(safeAreaTop) }
    return nil
  }
}

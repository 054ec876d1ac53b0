import HeaderCore
import ScrollSimulator

/// The settings of the phone, for their controls and their places in a link.
enum PlaygroundSetting {
  /// All settings, in the order of the page. The last one says what moves the bar at the bottom.
  static let all: [HeaderParameter<SimulatorConfiguration>] = [
    HeaderParameter(
      name: "content-size", unit: "pt", range: 0...20_000, help: "Height of the list.",
      get: { $0.contentSize },
      set: {
        $0.contentSize = $1
        if !$0.pages.isEmpty { $0.pages[0] = $1 }
      }),
    HeaderParameter(
      name: "container-height", unit: "pt", range: 300...1400, help: "Height of the screen.",
      get: { $0.containerHeight }, set: { $0.containerHeight = $1 }),
    HeaderParameter(
      name: "safe-area-top", unit: "pt", range: 0...200,
      help: "What the status bar or the notch covers.",
      get: { $0.safeAreaTop }, set: { $0.safeAreaTop = $1 }),
    SimulatorConfiguration.frameRate,
    SimulatorConfiguration.scale,
    HeaderParameter(
      name: "reduce-motion", help: "Headers then change at once, without an animation.",
      get: { $0.prefersReducedMotion }, set: { $0.prefersReducedMotion = $1 }),
    SimulatorConfiguration.mounting,
    // A long list, one that is shorter than the screen, and an empty one.
    HeaderParameter(
      name: "tabs",
      help: "Three lists under the header: a long, a short and an empty one. Tap a tab, or swipe.",
      get: { !$0.pages.isEmpty }, set: { $0.pages = $1 ? [$0.contentSize, 300, 0] : [] }),
    // A technique's name is not in the configuration: the session makes a driver of it for the bar.
    HeaderParameter(
      name: "bottom-bar", choices: ["none", "stays", "with-header", "enter-always"],
      help: "A bar at the bottom that stays, goes with the header, or has a technique of its own.",
      get: { $0.bottomBar == nil ? "none" : $0.bottomBarStays ? "stays" : "with-header" },
      set: {
        $0.bottomBar = $1 == "none" ? nil : BottomBar(height: 83)
        $0.bottomBarStays = $1 == "stays"
      }),
  ]

  /// The phone at the start: a 6.1" iPhone with a list of 2000 points.
  static let standard: SimulatorConfiguration = {
    var configuration = SimulatorConfiguration()
    configuration.safeAreaTop = 59
    return configuration
  }()

  /// Returns the default of the option of `headers simulate` called `name`; `nil` if there is none.
  static func toolDefault(_ name: String) -> HeaderParameterValue? {
    SimulatorConfiguration.parameters.first { $0.name == name }?.value(of: SimulatorConfiguration())
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

package import HeaderCore

extension SimulatorConfiguration {
  /// The settings of the screen and the content that have one value each. Numbers that a setting cannot show, such as
  /// a frame rate of 90, are read as the default.
  package static let parameters: [HeaderParameter<SimulatorConfiguration>] = [
    HeaderParameter(
      name: "content-size", unit: "pt", range: 0...1_000_000_000, help: "Height of the content.",
      get: { $0.contentSize }, set: { $0.contentSize = $1 }),
    HeaderParameter(
      name: "container-height", unit: "pt", range: 0...1_000_000,
      help: "Height that the header and the scroll view share.",
      get: { $0.containerHeight }, set: { $0.containerHeight = $1 }),
    HeaderParameter(
      name: "safe-area-top", unit: "pt", range: 0...1_000_000, help: "Safe area at the top.",
      get: { $0.safeAreaTop }, set: { $0.safeAreaTop = $1 }),
    HeaderParameter(
      name: "content-offset", unit: "pt", range: -1_000_000_000...1_000_000_000,
      help: "Content offset on appearing.",
      get: { $0.contentOffset ?? 0 }, set: { $0.contentOffset = $1 }),
    frameRate,
    HeaderParameter(
      name: "touch-latency", unit: "ms", range: 0...1000,
      help: "How late a touch reaches the view.",
      get: { $0.touchLatency ?? 0 }, set: { $0.touchLatency = $1 }),
    scale,
    mounting,
    HeaderParameter(
      name: "bounces", help: "Whether content may be pulled past its edges.",
      get: { $0.bounces }, set: { $0.bounces = $1 }),
  ]

  /// Sets ``SimulatorConfiguration/frameRate``.
  package static let frameRate = HeaderParameter<SimulatorConfiguration>(
    name: "frame-rate", choices: ["60", "120"], help: "Display frames per second.",
    get: { $0.frameRate == 120 ? "120" : "60" }, set: { $0.frameRate = $1 == "120" ? 120 : 60 })

  /// Sets ``SimulatorConfiguration/scale``.
  package static let scale = HeaderParameter<SimulatorConfiguration>(
    name: "scale", choices: ["1", "2", "3"], help: "Device pixels per point.",
    get: { $0.scale == 1 ? "1" : $0.scale == 2 ? "2" : "3" },
    set: { $0.scale = $1 == "1" ? 1 : $1 == "2" ? 2 : 3 })

  /// Sets ``SimulatorConfiguration/mounting``.
  package static let mounting = HeaderParameter<SimulatorConfiguration>(
    name: "mounting",
    help: "Scroll view beside the header and resized, or under it and left alone.",
    get: { $0.mounting }, set: { $0.mounting = $1 })
}

public import HeaderCore
public import ScrollPhysics

/// The screen and the content at the start of a simulation.
///
/// A number that a screen cannot have, such as less than one frame per second, counts as the default.
public struct SimulatorConfiguration: Sendable, Equatable {
  /// Height from the container's top to the scroll view's bottom, in points. The default is that of a 6.1" iPhone.
  public var containerHeight = 852.0
  /// Height of the content in points.
  public var contentSize = 2000.0
  /// Content heights of several lists under one header, the first of which is active. If empty, there is one list with
  /// ``contentSize``.
  public var pages: [Double] = []
  /// Height of the safe area at the container's top, in points.
  public var safeAreaTop = 0.0
  /// The app's content insets, in points.
  public var contentInset = ScrollInsets.zero
  /// A bar at the bottom, for which every list has room; `nil` without one.
  public var bottomBar: BottomBar?
  /// Whether the bar does not move with the header.
  public var bottomBarStays = false
  /// How the header is mounted.
  public var mounting = HeaderMounting.beside
  /// The content offset on appearing in points, as a technique counts it; `nil` for the top.
  public var contentOffset: Double?
  /// The header's fitting height in points, for techniques that depend on it; `nil` if it is not measured.
  public var fittingHeight: Double?
  /// Whether the user prefers reduced motion.
  public var prefersReducedMotion = false
  /// Display frames per second, 1 to 1000.
  public var frameRate = 60.0
  /// Milliseconds between a touch's timestamp and its delivery, at most 1000; `nil` for the default of ``frameRate``.
  ///
  /// It is a property of the display: a phone at 120 Hz was recorded with 13.2, simulators at 60 Hz with 0. When a drag
  /// may begin depends on the timestamps, not on the latency.
  public var touchLatency: Double?
  /// Device pixels per point, 0.01 to 100.
  public var scale = 3.0
  /// The deceleration of flings.
  public var deceleration = Deceleration.normal
  /// Whether content can be pulled and flung beyond its edges.
  public var bounces = true
  /// Whether `didEndDecelerating` follows a programmatic scroll that ends a deceleration early.
  ///
  /// Whether UIKit sends it is not known. Without it the simulated host reports `didStop`. The technique ends in the
  /// same state either way.
  public var reportsCutDeceleration = false

  /// The defaults.
  public init() {}

  /// Returns the touch latency of a display with `frameRate` frames per second, in milliseconds.
  package static func touchLatency(atFrameRate frameRate: Double) -> Double {
    frameRate < 120 ? 0 : 13.2
  }
}

extension SimulatorConfiguration {
  /// The configuration with numbers that a screen can have.
  var usable: SimulatorConfiguration {
    let standard = SimulatorConfiguration()
    var usable = self
    if !containerHeight.isOnScreen { usable.containerHeight = standard.containerHeight }
    if !contentSize.isOnScreen { usable.contentSize = standard.contentSize }
    usable.pages = pages.map { $0.isOnScreen ? $0 : standard.contentSize }
    if !safeAreaTop.isOnScreen { usable.safeAreaTop = standard.safeAreaTop }
    if !contentInset.isOnScreen { usable.contentInset = standard.contentInset }
    if bottomBar?.extent.isOnScreen == false { usable.bottomBar = nil }
    if contentOffset?.isOnScreen == false { usable.contentOffset = nil }
    if fittingHeight?.isOnScreen == false { usable.fittingHeight = nil }
    if !(scale >= 0.01 && scale <= 100) { usable.scale = standard.scale }
    usable.frameRate = frameRate >= 1 ? min(frameRate, 1000) : standard.frameRate
    let latency = touchLatency ?? .nan
    usable.touchLatency =
      latency >= 0
      ? min(latency, 1000) : SimulatorConfiguration.touchLatency(atFrameRate: usable.frameRate)
    return usable
  }
}

extension Double {
  /// Whether a screen can have this many points. From about 1e15 on, a frame's step is smaller than the distance
  /// between neighboring numbers, and content would never arrive.
  var isOnScreen: Bool { magnitude <= 1e12 }
}

extension ScrollInsets {
  var isOnScreen: Bool { top.isOnScreen && bottom.isOnScreen }
}

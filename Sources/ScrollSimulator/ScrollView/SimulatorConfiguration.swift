public import HeaderCore
public import ScrollPhysics

/// The screen and the content a simulation begins with.
public struct SimulatorConfiguration: Sendable, Equatable {
  /// Points from the container's top to the scroll view's bottom. 852 unless set: a 6.1"
  /// iPhone.
  public var containerHeight = 852.0
  /// Height of the content in points.
  public var contentSize = 2000.0
  /// Heights of the contents of several lists under one header, the first of which is active; without
  /// any there is one list, of ``contentSize``.
  public var pages: [Double] = []
  /// Points of safe area at the container's top.
  public var safeAreaTop = 0.0
  /// The app's own content insets.
  public var contentInset = ScrollInsets.zero
  /// A bar at the bottom, which has room below every list; `nil` without one.
  public var bottomBar: BottomBar?
  /// Whether the bar stays where it is, whatever the header does.
  public var bottomBarStays = false
  /// How the header is mounted.
  public var mounting = HeaderMounting.beside
  /// The content offset on appearing, as a technique is told it; at the top unless set.
  public var contentOffset: Double?
  /// The header's measured fitting height, for techniques that use one.
  public var fittingHeight: Double?
  /// Whether the user asked for less motion.
  public var prefersReducedMotion = false
  /// Display frames per second.
  public var frameRate = 60.0
  /// Milliseconds after its stamp at which a touch reaches the view, at most 1000; `nil` for what goes
  /// with ``frameRate``.
  ///
  /// It is a property of the display: a phone at 120 Hz was recorded with 13.2, simulators at 60 Hz
  /// with 0. Whether a drag may begin is counted from the stamps all the same.
  public var touchLatency: Double?
  /// Device pixels per point.
  public var scale = 3.0
  /// How flings slow down.
  public var deceleration = Deceleration.normal
  /// Whether content may be pulled past its edges, and thrown past them.
  public var bounces = true
  /// Whether a programmatic scroll that cuts a deceleration short is followed by
  /// `didEndDecelerating`.
  ///
  /// Whether UIKit sends it is not known. Without it the simulated host notices that the content
  /// has stopped and reports `didStop` itself; a technique ends up the same either way.
  public var reportsCutDeceleration = false

  /// The screen and content described above.
  public init() {}

  /// The latency of a display that shows so many frames per second, in milliseconds.
  package static func touchLatency(atFrameRate frameRate: Double) -> Double {
    frameRate < 120 ? 0 : 13.2
  }
}

extension SimulatorConfiguration {
  /// The configuration with its own default for every number that a screen cannot have, such as less
  /// than one frame per second. More frames than one per millisecond count as that: content does not
  /// move in shorter steps.
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
  /// Whether a screen can have so many points. From some 1e15 on, neighbouring numbers are more than a
  /// frame's step apart, and content would never arrive.
  var isOnScreen: Bool { magnitude <= 1e12 }
}

extension ScrollInsets {
  var isOnScreen: Bool { top.isOnScreen && bottom.isOnScreen }
}

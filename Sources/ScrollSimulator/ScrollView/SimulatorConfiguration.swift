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
}

extension SimulatorConfiguration {
  /// The configuration with its own default for every number that a screen cannot have. More frames
  /// than one per millisecond count as that: content does not move in shorter steps.
  var usable: SimulatorConfiguration {
    let standard = SimulatorConfiguration()
    var usable = self
    if !containerHeight.isFinite { usable.containerHeight = standard.containerHeight }
    if !contentSize.isFinite { usable.contentSize = standard.contentSize }
    usable.pages = pages.map { $0.isFinite ? $0 : standard.contentSize }
    if !safeAreaTop.isFinite { usable.safeAreaTop = standard.safeAreaTop }
    if !contentInset.isFinite { usable.contentInset = standard.contentInset }
    if contentOffset?.isFinite == false { usable.contentOffset = nil }
    if fittingHeight?.isFinite == false { usable.fittingHeight = nil }
    usable.frameRate = frameRate > 0 ? min(frameRate, 1000) : standard.frameRate
    return usable
  }
}

extension ScrollInsets {
  var isFinite: Bool { top.isFinite && bottom.isFinite }
}

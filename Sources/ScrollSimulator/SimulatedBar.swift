public import HeaderCore

/// A bar at the bottom of a simulated screen.
public final class SimulatedBar: BarHost {
  /// What moves it.
  public let following: FollowingBar
  /// Milliseconds since the simulation began.
  var time = 0.0
  private var shown = ShownHeader()

  init(_ following: FollowingBar) {
    self.following = following
    following.host = self
  }

  /// Top edge of the bar as last answered, in a container `containerHeight` points high.
  public func minY(in containerHeight: Double) -> Double {
    following.minY(under: following.effects.layout, in: containerHeight)
  }

  /// Top edge of the bar on screen: as answered, or where an animation has got to on the way there.
  public func visibleMinY(in containerHeight: Double) -> Double {
    following.minY(under: shown.visible(at: time), in: containerHeight)
  }

  /// Whether an animation of the bar runs.
  var isAnimating: Bool { shown.isAnimating }

  /// Whether a frame of such an animation is seen.
  var isMoving: Bool { shown.isMoving(at: time) }

  /// Ends an animation whose time is over.
  func finishFrame() { shown.finishFrame(at: time) }

  // MARK: BarHost

  /// Progress of the bar's animation at this moment.
  public var barProgress: Double? { shown.progress(at: time) }

  /// Shows the bar.
  public func showBar(_ effects: HeaderEffects) { shown.show(effects, at: time) }
}

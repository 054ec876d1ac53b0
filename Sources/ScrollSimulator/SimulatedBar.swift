public import HeaderCore

/// A bar at the bottom of a simulated screen.
public final class SimulatedBar: BarHost {
  /// Moves the bar.
  public let following: FollowingBar
  /// The current time, in milliseconds since the start of the simulation.
  var time = 0.0
  /// The bar on the screen.
  var shown = SimulatedHeader()

  init(_ following: FollowingBar) {
    self.following = following
    following.host = self
  }

  /// Returns the bar's top edge in a container `containerHeight` points high, at the end of the animation if one runs.
  public func minY(in containerHeight: Double) -> Double {
    following.minY(under: following.effects.layout, in: containerHeight)
  }

  /// Returns the bar's top edge on the screen, which may be a frame of an animation.
  public func visibleMinY(in containerHeight: Double) -> Double {
    following.minY(under: shown.visible(at: time), in: containerHeight)
  }

  // MARK: BarHost

  /// The progress of the bar's animation; `nil` without one.
  public var barProgress: Double? { shown.progress(at: time) }

  /// Shows the bar.
  public func showBar(_ effects: HeaderEffects) { shown.show(effects, at: time) }
}

public import HeaderCore

/// A bar at the bottom of a simulated screen.
public final class SimulatedBar: BarHost {
  /// What moves it.
  public let following: FollowingBar
  /// Milliseconds since the simulation began.
  var time = 0.0
  private var transition: TimedTransition?
  private var held: HeaderLayout?

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
    let layout = held ?? transition?.layout(at: time) ?? following.effects.layout
    return following.minY(under: layout, in: containerHeight)
  }

  /// Whether an animation of the bar runs.
  var isAnimating: Bool { transition != nil }

  /// Whether a frame of such an animation is seen: its beginning is no frame of it.
  var isMoving: Bool { transition.map { $0.startTime < time } ?? false }

  /// Ends an animation whose time is over.
  func finishFrame() {
    if let transition, transition.isOver(at: time) { self.transition = nil }
  }

  // MARK: BarHost

  /// Progress of the bar's animation at this moment.
  public var barProgress: Double? { transition?.progress(at: time) }

  /// Shows the bar.
  public func showBar(_ effects: HeaderEffects) {
    held = nil
    switch effects.appearance {
    case .layout: transition = nil
    case .running(let running): transition?.transition = running
    case .animated(let begun, let animation):
      transition = TimedTransition(begun, at: time, animation: animation)
    case .held(let layout): (transition, held) = (nil, layout)
    }
  }
}

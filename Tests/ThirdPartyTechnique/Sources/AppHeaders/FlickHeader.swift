import HeaderCore

/// A bar that a quick finger hides and brings back, and a slow one leaves alone.
public struct FlickHeader: HeaderBehavior {
  /// Points per millisecond above which a finger is quick, 0.1 to 10.
  public var threshold = 0.8
  private let height = 56.0

  /// The value above.
  public init() {}

  /// `flick`.
  public static let descriptor = HeaderDescriptor(
    name: "flick", title: "Flicked away", summary: "A quick finger hides it, or brings it back.",
    document: "none: an example of a third party's technique")

  /// Moved by intent.
  public var traits: HeaderTraits { HeaderTraits(movedBy: .intent) }
  /// The threshold.
  public static var parameters: [HeaderParameter<FlickHeader>] {
    [
      HeaderParameter(
        name: "threshold", unit: "pt/ms", range: 0.1...10, help: "The speed of a quick finger.",
        get: { $0.threshold }, set: { $0.threshold = $1 })
    ]
  }

  /// Whether it is hidden: not on appearing.
  public func initialState(in context: HeaderContext) -> Bool { false }
  /// As it is seen.
  public func state(
    continuing layout: HeaderLayout, from isHidden: Bool?, in context: HeaderContext
  ) -> Bool { layout.collapsedFraction > 0.5 }

  /// Slides up under the end of the safe area; the scroll view begins where the bar ends.
  public func layout(for isHidden: Bool, in context: HeaderContext) -> HeaderLayout {
    let (open, way) = (context.environment.safeAreaTop + height, isHidden ? height : 0)
    return HeaderLayout(
      headerMinY: -way, headerHeight: open, scrollViewMinY: open - way, restMinY: open,
      collapsedFraction: isHidden ? 1 : 0)
  }

  /// Goes by the finger's velocity; a tap on the status bar, or the app, brings it back as well.
  public func respond(
    to event: ScrollEvent, state isHidden: inout Bool, in context: HeaderContext
  ) -> HeaderReaction {
    let (wasHidden, velocity) = (isHidden, context.scroll.velocity ?? 0)
    switch event {
    case .didScroll(.drag), .willEndDragging:
      if velocity.magnitude > threshold { isHidden = velocity > 0 }
    case .didScrollToTop: isHidden = false
    case .setFraction(let fraction, _): isHidden = fraction > 0.5
    default: return .none
    }
    if case .setFraction(_, animated: false) = event { return .none }
    return HeaderReaction(animation: isHidden == wasHidden ? nil : HeaderAnimation(duration: 0.25))
  }
}

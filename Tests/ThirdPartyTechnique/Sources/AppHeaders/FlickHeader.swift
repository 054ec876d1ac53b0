import HeaderCore

/// A bar that a fast finger hides and shows. A slow finger does not move it.
public struct FlickHeader: HeaderBehavior {
  /// Velocity above which a finger is fast, in points per millisecond, 0.1 to 10.
  public var threshold = 0.8
  private let height = 56.0

  /// A bar with a threshold of 0.8 points per millisecond.
  public init() {}

  /// `flick`.
  public static let descriptor = HeaderDescriptor(
    name: "flick", title: "Flicked away", summary: "A fast finger hides it, or shows it.",
    document: "none: an example of a third party's technique")

  /// Moved by intent.
  public var traits: HeaderTraits { HeaderTraits(movedBy: .intent) }
  /// The threshold.
  public static var parameters: [HeaderParameter<FlickHeader>] {
    [
      HeaderParameter(
        name: "threshold", unit: "pt/ms", range: 0.1...10, help: "The speed of a fast finger.",
        get: { $0.threshold }, set: { $0.threshold = $1 })
    ]
  }

  /// Not hidden.
  public func initialState(in context: HeaderContext) -> Bool { false }
  /// Hidden if the header on the screen is more than half collapsed.
  public func state(
    continuing layout: HeaderLayout, from isHidden: Bool?, in context: HeaderContext
  ) -> Bool { layout.collapsedFraction > 0.5 }

  /// The bar, which slides up by its height when it is hidden. The scroll view begins at its bottom edge.
  public func layout(for isHidden: Bool, in context: HeaderContext) -> HeaderLayout {
    let (open, slide) = (context.environment.safeAreaTop + height, isHidden ? height : 0)
    return HeaderLayout(
      headerMinY: -slide, headerHeight: open, scrollViewMinY: open - slide, restMinY: open,
      collapsedFraction: isHidden ? 1 : 0)
  }

  /// Hides and shows the bar by the finger's velocity. A tap on the status bar shows it too, and so does the app.
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

import HeaderBehaviors

/// Is gone while content is scrolled by more than 100 points, and goes in `duration` seconds.
struct ThresholdHeader: HeaderBehavior {
  /// No parameter.
  var duration = 0.2

  static let descriptor = HeaderDescriptor(
    name: "threshold", title: "Threshold", summary: "It goes past 100 points.", document: "none")
  static var parameters: [HeaderParameter<Self>] { [] }
  var traits: HeaderTraits { HeaderTraits(movedBy: .intent) }

  func initialState(in context: HeaderContext) -> Bool { false }

  func layout(for isGone: Bool, in context: HeaderContext) -> HeaderLayout {
    HeaderLayout(
      headerMinY: isGone ? -44 : 0, headerHeight: 44, scrollViewMinY: 0, contentInsetTop: 44,
      collapsedFraction: isGone ? 1 : 0)
  }

  func respond(
    to event: ScrollEvent, state isGone: inout Bool, in context: HeaderContext
  ) -> HeaderReaction {
    guard event == .didScroll(.drag) else { return .none }
    let (wasGone, scroll) = (isGone, context.scroll)
    isGone = scroll.contentOffset - scroll.minimumContentOffset > 100
    guard isGone != wasGone, duration > 0 else { return .none }
    return HeaderReaction(animation: HeaderAnimation(duration: duration))
  }
}

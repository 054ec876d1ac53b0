import HeaderBehaviors
import HeaderConformance

/// Opens for every list that is shown.
struct OpensForEveryList: Fault {
  static let law = ConformanceLaw.pages

  func respond(
    to event: ScrollEvent, state: inout TravelState, in context: HeaderContext,
    by header: TwitterCondenseHeader
  ) -> HeaderReaction {
    let reaction = header.respond(to: event, state: &state, in: context)
    if event == .contentReplaced { state.height = header.condensing.maximumHeight }
    return reaction
  }
}

/// Keeps ten points free below itself once it is small.
struct KeepsItsDistance: Fault {
  static let law = ConformanceLaw.gap

  func layout(
    for state: TravelState, in context: HeaderContext, by header: TwitterCondenseHeader
  ) -> HeaderLayout {
    var layout = header.layout(for: state, in: context)
    layout.contentInsetTop += 10 * layout.collapsedFraction
    return layout
  }
}

/// Counts a pull from where the content rested without an inset.
struct StretchesWithTheEdge: Fault {
  static let law = ConformanceLaw.stretch

  func layout(
    for state: TravelState, in context: HeaderContext, by header: TwitterCondenseHeader
  ) -> HeaderLayout {
    var layout = header.layout(for: state, in: context)
    guard layout.collapsedFraction == 0 else { return layout }
    layout.stretch = max(0, -context.scroll.contentOffset)
    layout.headerHeight += layout.stretch
    return layout
  }
}

/// Scrolls on by thirty points in every list that is shown.
struct TurnsThePage: Fault {
  static let law = ConformanceLaw.pages

  func respond(
    to event: ScrollEvent, state: inout TravelState, in context: HeaderContext,
    by header: TwitterCondenseHeader
  ) -> HeaderReaction {
    var reaction = header.respond(to: event, state: &state, in: context)
    if event == .contentReplaced {
      reaction.position = context.scroll.position + 30
      state.position = context.scroll.position + 30
    }
    return reaction
  }
}

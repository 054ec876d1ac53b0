import Foundation
import HeaderBehaviors
import HeaderConformance

/// Divides by the content's height, which may be 0.
struct DividesBySize: Fault {
  static let law = ConformanceLaw.finite

  func layout(
    for state: TravelState, in context: HeaderContext, by header: TwitterCondenseHeader
  ) -> HeaderLayout {
    var layout = header.layout(for: state, in: context)
    layout.stretch = 0 / context.scroll.contentSize
    return layout
  }
}

/// Says how much is left instead of how much is gone.
struct CountsBackwards: Fault {
  static let law = ConformanceLaw.fraction

  func layout(
    for state: TravelState, in context: HeaderContext, by header: TwitterCondenseHeader
  ) -> HeaderLayout {
    var layout = header.layout(for: state, in: context)
    layout.collapsedFraction = 1 - layout.collapsedFraction
    return layout
  }
}

/// Divides by a stretch that nearly always is none.
struct DividesByStretch: Fault {
  static let law = ConformanceLaw.finite

  func parts(of layout: HeaderLayout) -> HeaderParts {
    HeaderParts(HeaderPart(height: 44, progress: layout.collapsedFraction / layout.stretch))
  }
}

/// Has parts that stay as they are while the header collapses.
struct OutgrowsItself: Fault {
  static let law = ConformanceLaw.fraction

  func parts(of layout: HeaderLayout) -> HeaderParts {
    HeaderParts(HeaderPart(height: 44), HeaderPart(height: 20))
  }
}

/// Answers every third question a little differently.
struct Moody: Fault {
  static let law = ConformanceLaw.deterministic

  func layout(
    for state: TravelState, in context: HeaderContext, by header: TwitterCondenseHeader
  ) -> HeaderLayout {
    var layout = header.layout(for: state, in: context)
    let questions = HiddenMemory("questions")
    questions.value += 1
    if questions.value.truncatingRemainder(dividingBy: 3) == 0 { layout.contentInsetTop += 1 }
    return layout
  }
}

/// A number that outlives every value, where no technique should keep one.
struct HiddenMemory {
  private let name: String

  init(_ name: String) {
    self.name = "HiddenMemory." + name
  }

  var value: Double {
    get { Thread.current.threadDictionary[name] as? Double ?? 0 }
    nonmutating set { Thread.current.threadDictionary[name] = newValue }
  }
}

/// Stops the content for the whole event in which the header arrives, as the article does.
struct SwallowsTheRest: Fault {
  static let law = ConformanceLaw.cut

  func respond(
    to event: ScrollEvent, state: inout TravelState, in context: HeaderContext,
    by header: TwitterCondenseHeader
  ) -> HeaderReaction {
    let before = state
    var reaction = header.respond(to: event, state: &state, in: context)
    if event == .didScroll(.drag), state.height != before.height, reaction.position != nil {
      reaction.position = before.position
      state.position = before.position
    }
    return reaction
  }
}

/// Collapses all at once when the content has gone far enough.
struct Jumps: Fault {
  static let law = ConformanceLaw.continuous

  func respond(
    to event: ScrollEvent, state: inout TravelState, in context: HeaderContext,
    by header: TwitterCondenseHeader
  ) -> HeaderReaction {
    guard event == .didScroll(.drag) else {
      return header.respond(to: event, state: &state, in: context)
    }
    state.height = context.scroll.contentOffset > 20 ? 44 : header.condensing.maximumHeight
    return .none
  }
}

/// Moves with every change of the offset, beyond the edges as well.
struct FollowsTheBounce: Fault {
  static let law = ConformanceLaw.bounce

  func respond(
    to event: ScrollEvent, state: inout TravelState, in context: HeaderContext,
    by header: TwitterCondenseHeader
  ) -> HeaderReaction {
    guard event == .didScroll(.deceleration) else {
      return header.respond(to: event, state: &state, in: context)
    }
    let travel = context.scroll.contentOffset - state.position
    state.position = context.scroll.contentOffset
    state.height = min(max(state.height - travel, 44), header.condensing.maximumHeight)
    return .none
  }
}

/// Never snaps.
struct StopsAnywhere: Fault {
  static let law = ConformanceLaw.rest

  func respond(
    to event: ScrollEvent, state: inout TravelState, in context: HeaderContext,
    by header: TwitterCondenseHeader
  ) -> HeaderReaction {
    event == .didStop ? .none : header.respond(to: event, state: &state, in: context)
  }
}

/// Collapses whenever anything about the screen changes.
struct FearsRotation: Fault {
  static let law = ConformanceLaw.geometry

  func respond(
    to event: ScrollEvent, state: inout TravelState, in context: HeaderContext,
    by header: TwitterCondenseHeader
  ) -> HeaderReaction {
    let reaction = header.respond(to: event, state: &state, in: context)
    if event == .geometryDidChange { state.height = 44 }
    return reaction
  }
}

/// Takes the app's own scrolling for the user's.
struct FollowsTheApp: Fault {
  static let law = ConformanceLaw.cause

  func respond(
    to event: ScrollEvent, state: inout TravelState, in context: HeaderContext,
    by header: TwitterCondenseHeader
  ) -> HeaderReaction {
    let event = event == .didScroll(.programmatic) ? .didScroll(.drag) : event
    return header.respond(to: event, state: &state, in: context)
  }
}

/// Keeps its parameters to whole tens without saying so.
struct RoundsItsParameters: Fault {
  static let law = ConformanceLaw.parameters

  func accepted(_ value: Double) -> Double { (value / 10).rounded() * 10 }
}

/// Moves half as fast where it lies over the content.
struct LagsInAnOverlay: Fault {
  static let law = ConformanceLaw.overlay

  func respond(
    to event: ScrollEvent, state: inout TravelState, in context: HeaderContext,
    by header: TwitterCondenseHeader
  ) -> HeaderReaction {
    let height = state.height
    let reaction = header.respond(to: event, state: &state, in: context)
    if event == .didScroll(.drag), context.environment.mounting == .overlay {
      state.height = (height + state.height) / 2
    }
    return reaction
  }
}

/// Moves three times as far as the finger.
struct Hurries: Fault {
  static let law = ConformanceLaw.continuous

  func respond(
    to event: ScrollEvent, state: inout TravelState, in context: HeaderContext,
    by header: TwitterCondenseHeader
  ) -> HeaderReaction {
    let height = state.height
    let reaction = header.respond(to: event, state: &state, in: context)
    if event == .didScroll(.drag) { state.height = max(0, height + (state.height - height) * 3) }
    return reaction
  }
}

/// Takes a request for a change of mind.
struct Toggles: Fault {
  static let law = ConformanceLaw.settled

  func respond(
    to event: ScrollEvent, state: inout TravelState, in context: HeaderContext,
    by header: TwitterCondenseHeader
  ) -> HeaderReaction {
    guard case .setFraction = event else {
      return header.respond(to: event, state: &state, in: context)
    }
    state.height = state.height > 60 ? 44 : 88
    return .none
  }
}

/// Only ever opens when asked.
struct RefusesToCollapse: Fault {
  static let law = ConformanceLaw.request

  func respond(
    to event: ScrollEvent, state: inout TravelState, in context: HeaderContext,
    by header: TwitterCondenseHeader
  ) -> HeaderReaction {
    if case .setFraction(let fraction, _) = event, fraction > 0 { return .none }
    return header.respond(to: event, state: &state, in: context)
  }
}

/// Leaves the header closed when the content goes to its top without a finger.
struct StaysClosed: Fault {
  static let law = ConformanceLaw.request

  func respond(
    to event: ScrollEvent, state: inout TravelState, in context: HeaderContext,
    by header: TwitterCondenseHeader
  ) -> HeaderReaction {
    if event == .didScrollToTop { return .none }
    if case .setFraction(0, _) = event { return .none }
    return header.respond(to: event, state: &state, in: context)
  }
}

/// Says that the scroll view's edge rests where it is now, instead of under the open header.
struct ForgetsItsRest: Fault {
  static let law = ConformanceLaw.overlay

  func layout(
    for state: TravelState, in context: HeaderContext, by header: TwitterCondenseHeader
  ) -> HeaderLayout {
    var layout = header.layout(for: state, in: context)
    layout.restMinY = layout.scrollViewMinY
    return layout
  }
}

/// Keeps its height when it gets parameters that do not have it.
struct KeepsItsHeight: Fault {
  static let law = ConformanceLaw.fraction

  func state(
    continuing layout: HeaderLayout, from state: TravelState?, in context: HeaderContext,
    by header: TwitterCondenseHeader
  ) -> TravelState {
    TravelState(height: layout.headerHeight, position: context.scroll.position)
  }
}

/// Takes any change of the geometry for a wish to be at its other end: what follows the header moves it.
struct ObeysWhatFollowsIt: Fault {
  static let law = ConformanceLaw.loop

  func respond(
    to event: ScrollEvent, state: inout TravelState, in context: HeaderContext,
    by header: TwitterCondenseHeader
  ) -> HeaderReaction {
    guard event == .geometryDidChange else {
      return header.respond(to: event, state: &state, in: context)
    }
    state.height = 44 + header.condensing.maximumHeight - state.height
    return .none
  }
}

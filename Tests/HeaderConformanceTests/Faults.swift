import Foundation
import HeaderBehaviors
import HeaderConformance

/// Divides by the content's height, which may be 0.
struct DividesBySize: Fault {
  static let law = ConformanceLaw.finite

  func spoil(_ layout: inout HeaderLayout, in context: HeaderContext) {
    layout.stretch = 0 / context.scroll.contentSize
  }
}

/// Says how much is left instead of how much is gone.
struct CountsBackwards: Fault {
  static let law = ConformanceLaw.fraction

  func spoil(_ layout: inout HeaderLayout, in context: HeaderContext) {
    layout.collapsedFraction = 1 - layout.collapsedFraction
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

  func spoil(_ layout: inout HeaderLayout, in context: HeaderContext) {
    let questions = HiddenMemory("questions")
    questions.value += 1
    if questions.value.truncatingRemainder(dividingBy: 3) == 0 { layout.contentInsetTop += 1 }
  }
}

/// Remembers outside its state, which copies of a state then share.
struct RemembersElsewhere: Fault {
  static let law = ConformanceLaw.value

  func respond(_ moment: inout Moment) -> HeaderReaction {
    if moment.event == .didScroll(.drag) { HiddenMemory("drags").value += 1 }
    return moment.answer()
  }

  func spoil(_ layout: inout HeaderLayout, in context: HeaderContext) {
    layout.contentInsetTop += HiddenMemory("drags").value
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

  func respond(_ moment: inout Moment) -> HeaderReaction {
    let before = moment.state
    var reaction = moment.answer()
    if moment.event == .didScroll(.drag), moment.state.height != before.height,
      reaction.position != nil
    {
      reaction.position = before.position
      moment.state.position = before.position
    }
    return reaction
  }
}

/// Collapses all at once when the content has gone far enough.
struct Jumps: Fault {
  static let law = ConformanceLaw.continuous

  func respond(_ moment: inout Moment) -> HeaderReaction {
    guard moment.event == .didScroll(.drag) else { return moment.answer() }
    moment.state.height =
      moment.context.scroll.contentOffset > 20 ? 44 : moment.header.condensing.maximumHeight
    return .none
  }
}

/// Moves with every change of the offset, beyond the edges as well.
struct FollowsTheBounce: Fault {
  static let law = ConformanceLaw.bounce

  func respond(_ moment: inout Moment) -> HeaderReaction {
    guard moment.event == .didScroll(.deceleration) else { return moment.answer() }
    let travel = moment.context.scroll.contentOffset - moment.state.position
    moment.state.position = moment.context.scroll.contentOffset
    moment.state.height = min(
      max(moment.state.height - travel, 44), moment.header.condensing.maximumHeight)
    return .none
  }
}

/// Never snaps.
struct StopsAnywhere: Fault {
  static let law = ConformanceLaw.rest

  func respond(_ moment: inout Moment) -> HeaderReaction {
    moment.event == .didStop ? .none : moment.answer()
  }
}

/// Collapses whenever anything about the screen changes.
struct FearsRotation: Fault {
  static let law = ConformanceLaw.geometry

  func respond(_ moment: inout Moment) -> HeaderReaction {
    let reaction = moment.answer()
    if moment.event == .geometryDidChange { moment.state.height = 44 }
    return reaction
  }
}

/// Takes the app's own scrolling for the user's.
struct FollowsTheApp: Fault {
  static let law = ConformanceLaw.cause

  func respond(_ moment: inout Moment) -> HeaderReaction {
    if moment.event == .didScroll(.programmatic) { moment.event = .didScroll(.drag) }
    return moment.answer()
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

  func respond(_ moment: inout Moment) -> HeaderReaction {
    let height = moment.state.height
    let reaction = moment.answer()
    if moment.event == .didScroll(.drag), moment.context.environment.mounting == .overlay {
      moment.state.height = (height + moment.state.height) / 2
    }
    return reaction
  }
}

/// Moves three times as far as the finger.
struct Hurries: Fault {
  static let law = ConformanceLaw.continuous

  func respond(_ moment: inout Moment) -> HeaderReaction {
    let height = moment.state.height
    let reaction = moment.answer()
    if moment.event == .didScroll(.drag) {
      moment.state.height = max(0, height + (moment.state.height - height) * 3)
    }
    return reaction
  }
}

/// Takes a request for a change of mind.
struct Toggles: Fault {
  static let law = ConformanceLaw.settled

  func respond(_ moment: inout Moment) -> HeaderReaction {
    guard case .setFraction = moment.event else { return moment.answer() }
    moment.state.height = moment.state.height > 60 ? 44 : 88
    return .none
  }
}

/// Only ever opens when asked.
struct RefusesToCollapse: Fault {
  static let law = ConformanceLaw.request

  func respond(_ moment: inout Moment) -> HeaderReaction {
    if case .setFraction(let fraction, _) = moment.event, fraction > 0 { return .none }
    return moment.answer()
  }
}

/// Leaves the header closed when the content goes to its top without a finger.
struct StaysClosed: Fault {
  static let law = ConformanceLaw.request

  func respond(_ moment: inout Moment) -> HeaderReaction {
    if moment.event == .didScrollToTop { return .none }
    if case .setFraction(0, _) = moment.event { return .none }
    return moment.answer()
  }
}

/// Says that the scroll view's edge rests where it is now, instead of under the open header.
struct ForgetsItsRest: Fault {
  static let law = ConformanceLaw.overlay

  func spoil(_ layout: inout HeaderLayout, in context: HeaderContext) {
    layout.restMinY = layout.scrollViewMinY
  }
}

/// Keeps its height when it gets parameters that do not have it.
struct KeepsItsHeight: Fault {
  static let law = ConformanceLaw.fraction

  func spoil(_ state: inout TravelState, continuing layout: HeaderLayout) {
    state.height = layout.headerHeight
  }
}

/// Takes any change of the geometry for a wish to be at its other end: what follows the header moves it.
struct ObeysWhatFollowsIt: Fault {
  static let law = ConformanceLaw.loop

  func respond(_ moment: inout Moment) -> HeaderReaction {
    guard moment.event == .geometryDidChange else { return moment.answer() }
    moment.state.height = 44 + moment.header.condensing.maximumHeight - moment.state.height
    return .none
  }
}

/// Opens for every list that is shown.
struct OpensForEveryList: Fault {
  static let law = ConformanceLaw.pages

  func respond(_ moment: inout Moment) -> HeaderReaction {
    let reaction = moment.answer()
    if moment.event == .contentReplaced {
      moment.state.height = moment.header.condensing.maximumHeight
    }
    return reaction
  }
}

/// Keeps ten points free below itself once it is small.
struct KeepsItsDistance: Fault {
  static let law = ConformanceLaw.gap

  func spoil(_ layout: inout HeaderLayout, in context: HeaderContext) {
    layout.contentInsetTop += 10 * layout.collapsedFraction
  }
}

/// Counts a pull from where the content rested without an inset.
struct StretchesWithTheEdge: Fault {
  static let law = ConformanceLaw.stretch

  func spoil(_ layout: inout HeaderLayout, in context: HeaderContext) {
    guard layout.collapsedFraction == 0 else { return }
    layout.stretch = max(0, -context.scroll.contentOffset)
    layout.headerHeight += layout.stretch
  }
}

/// Scrolls on by thirty points in every list that is shown.
struct TurnsThePage: Fault {
  static let law = ConformanceLaw.pages

  func respond(_ moment: inout Moment) -> HeaderReaction {
    var reaction = moment.answer()
    if moment.event == .contentReplaced {
      reaction.position = moment.context.scroll.position + 30
      moment.state.position = moment.context.scroll.position + 30
    }
    return reaction
  }
}

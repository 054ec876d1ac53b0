import HeaderCore
import ScrollPhysics
import ScrollSimulator

/// Laws of scrolling. Each function describes the first violation of the law in its first line; `nil` if there is none.
extension PlayedCase {
  /// Travel in one event and in two leads to the same place.
  func cutTravel() -> String? {
    for step in steps where step.isComparableTravel {
      let what = "when \(text(step.travel)) pt of a \(step.after.event.name) come in two events"
      let (layout, position) = step.afterTwoHalves()
      if let move = step.after.layout.move(to: layout) { return "\(move) \(what)" }
      let once = step.after.reaction.position ?? step.after.context.scroll.position
      guard once.isSame(as: position) else {
        return "the content's position goes \(text(from: once, to: position)) \(what)"
      }
    }
    return nil
  }

  /// In a scroll the header moves no further than the finger or the content, or it is animated.
  func jump() -> String? {
    // An animation that begins or changes with new geometry may show the header at a place that the technique no longer
    // has, from which a finger cannot continue.
    var isRedirected = false
    // The answer to a jump comes before the content is rounded to a pixel, which is reported next as a layout scroll.
    var isArriving = false
    for step in steps {
      let hasNewGeometry = [step.before.event, step.after.event].contains(.geometryDidChange)
      isRedirected = step.after.context.visibleLayout != nil && (isRedirected || hasNewGeometry)
      isArriving = step.after.event.mayJump || (isArriving && step.after.row.cause == .layout)
      if !isArriving, !isRedirected, let jump = jump(in: step) { return jump }
    }
    return nil
  }

  private func jump(in step: Step) -> String? {
    let (before, after) = (step.before.row, step.after.row)
    guard unpulled(before.layout).move(to: unpulled(after.layout)) != nil else { return nil }
    let travel = max(
      step.travel.magnitude, (after.scroll.contentOffset - before.finalOffset).magnitude)
    // A finger that interrupts an animation leaves the header where it is on the screen.
    let seen = step.after.context.visibleLayout ?? before.layout
    let allowed = travel + lostStretch(from: seen, to: after.layout)
    guard let move = unpulled(seen).move(to: unpulled(after.layout), allowed: allowed),
      !step.hasAnimation
    else { return nil }
    return "\(move) in a \(step.after.event.name) of \(text(travel)) pt"
  }

  /// Returns `layout` without its stretch, which has a law of its own.
  func unpulled(_ layout: HeaderLayout) -> HeaderLayout {
    behavior.traits.stretches ? layout.unstretched : layout
  }

  /// Returns the stretch that an animation from a pull still shows in `seen`, between the header's bottom and the scroll
  /// view. A finger that interrupts the animation removes it.
  private func lostStretch(from seen: HeaderLayout, to layout: HeaderLayout) -> Double {
    guard behavior.traits.stretches, layout.headerMaxY == layout.scrollViewMinY else { return 0 }
    return max(0, seen.headerMaxY - seen.scrollViewMinY)
  }

  /// A header stretches no further than its content is pulled, and only if its traits say that it stretches.
  func wrongStretch() -> String? {
    for answer in answers where answer.setCount == 0 && answer.layout.stretch > 0 {
      let stretch = text(answer.layout.stretch)
      guard behavior.traits.stretches else {
        return "a header that does not stretch is stretched by \(stretch) pt"
      }
      let scroll = answer.context.applying(answer.reaction).scroll
      let pull = scroll.isResting ? 0 : max(0, scroll.minimumContentOffset - scroll.contentOffset)
      guard answer.layout.stretch <= pull + Tolerance.rounding else {
        return "a pull of \(text(pull)) pt stretches the header by \(stretch) pt in a "
          + answer.event.name
      }
    }
    return nil
  }

  /// A bounce at either edge does not move the header.
  func bouncedHeader() -> String? {
    for step in steps where step.isBounce {
      if let move = unpulled(step.before.row.layout).move(to: unpulled(step.after.row.layout)) {
        return "\(move) in a bounce"
      }
    }
    return nil
  }

  /// When everything rests, the header is at one of its rests.
  func restBetweenRests() -> String? {
    guard let fraction = rows.last?.layout.collapsedFraction, let traits = end?.behavior.traits,
      let rests = traits.rests, !rests.contains(where: { $0.isSame(as: fraction) })
    else { return nil }
    // The app and new geometry may place a header that follows the position anywhere.
    guard traits.movedBy != .position || isPlacedByUser else { return nil }
    return "the header rests at a collapsed fraction of \(text(fraction))"
  }

  /// Whether the user last placed the content, not the app or new geometry.
  private var isPlacedByUser: Bool {
    let rows = rows.dropFirst()
    let stop = rows.lastIndex { $0.event == .didStop } ?? rows.startIndex
    let isScrolled = played.statements.contains { statement in
      switch statement {
      case .perform(.setContentOffset), .perform(.assignContentOffset), .perform(.scrollToTop): true
      default: false
      }
    }
    return !rows[stop...].contains {
      $0.event == .geometryDidChange || (isScrolled && $0.cause?.isUserTravel == false)
    }
  }

  /// Scrolling that is not the user's does not move the header.
  func moveWithoutUser() -> String? {
    for step in steps {
      guard let cause = step.after.row.cause, !cause.isUserTravel else { continue }
      let (old, new) = (step.before.row.layout, step.after.row.layout)
      // A header that is moved by travel stays where it is; any other keeps its fraction.
      let move =
        behavior.traits.movedBy == .travel
        ? unpulled(old).move(to: unpulled(new)) : fractionMove(from: old, to: new)
      if let move { return "\(move) in a \(cause.rawValue) scroll" }
      if let offset = step.after.row.correctedOffset {
        return "the content is sent to \(text(offset)) in a \(cause.rawValue) scroll"
      }
    }
    return nil
  }

  private func fractionMove(from old: HeaderLayout, to new: HeaderLayout) -> String? {
    guard old.collapsedFraction != new.collapsedFraction else { return nil }
    return "the collapsed fraction goes "
      + text(from: old.collapsedFraction, to: new.collapsedFraction)
  }

  /// New geometry never collapses a header, unless the app requested that, and moves it only in one direction.
  func wrongMoveForGeometry() -> String? {
    var isCollapseRequested = appearsCollapsed
    var isMovedByUser = false
    // The change of the collapsed fraction since new geometry, 0 if there was none; `nil` after other events.
    var lastChange: Double?
    for step in steps {
      switch step.after.event {
      case .setFraction(let fraction, _): (isCollapseRequested, lastChange) = (fraction > 0, nil)
      case .geometryDidChange: lastChange = 0
      case .didScroll(.layout): break
      default: lastChange = nil
      }
      let row = step.after.row
      if row.finger != nil || row.cause?.isUserTravel == true { isMovedByUser = true }
      if row.event == .didStop { isMovedByUser = false }
      guard !isMovedByUser, let last = lastChange else { continue }
      let change = row.layout.collapsedFraction - step.before.row.layout.collapsedFraction
      guard change * last >= 0 else {
        return "the header goes one way and then the other after a change of geometry"
      }
      guard change <= 0 || isCollapseRequested else {
        return "a change of geometry collapses the header"
      }
      if change != 0 { lastChange = change }
    }
    return nil
  }

  /// Whether the header starts collapsed, or would over longer content, which counts as a request.
  private var appearsCollapsed: Bool {
    guard behavior.traits.movedBy == .travel, var context = answers.first?.context else {
      return false
    }
    context.scroll.contentSize = 1e6
    return behavior.layout(for: behavior.initialState(in: context), in: context)
      .collapsedFraction > 0
  }
}

extension PlayedCase.Step {
  /// Points that the content moves, rubber band apart.
  fileprivate var travel: Double { after.context.scroll.position - before.row.finalPosition }

  /// Whether the content bounces back to an edge.
  fileprivate var isBounce: Bool {
    let range = after.row.scroll.contentOffsetRange
    let start = range.overscroll(at: before.row.finalOffset)
    let end = range.overscroll(at: after.row.scroll.contentOffset)
    return after.row.cause == .deceleration && start * end > 0
      && start.magnitude > Tolerance.rounding
  }

  /// Whether the technique asks for an animation, which reduced motion may suppress.
  fileprivate var hasAnimation: Bool {
    var state = after.stateBefore
    return after.behavior.respond(to: after.event, state: &state, in: after.context).animation
      != nil
  }

  /// Whether it is travel whose halves lead to a known place: within the range, because beyond it the answer depends on
  /// the rubber band, and under a header that is not animated.
  fileprivate var isComparableTravel: Bool {
    let (context, scroll) = (after.context, after.context.scroll)
    return after.event.cause?.isUserTravel == true && travel != 0 && context.isUncovered
      && context.visibleLayout == nil && before.row.scroll.overscroll == 0
      && scroll.contentOffsetRange.contains(before.row.finalPosition)
      && scroll.contentOffsetRange.contains(scroll.position)
      // In an overlay that makes room later, the content may be in the rubber band until then.
      && scroll.contentOffset.isSame(as: scroll.position)
  }

  /// Returns where header and content are when the travel comes in two events of half the distance.
  fileprivate func afterTwoHalves() -> (layout: HeaderLayout, position: Double) {
    let behavior = after.behavior
    var state = after.stateBefore
    let middle = before.row.finalPosition + travel / 2
    let first = behavior.answer(
      after.event, state: &state, in: after.context.scrolled(to: middle))
    let remaining = after.context.under(first.layout, insteadOf: before.row.layout)
      .scrolled(to: (first.reaction.position ?? middle) + travel / 2)
    let second = behavior.answer(after.event, state: &state, in: remaining)
    return (second.layout, second.reaction.position ?? remaining.scroll.position)
  }
}

extension ScrollEvent {
  /// Whether the answer may move the header at once.
  fileprivate var mayJump: Bool {
    switch self {
    case .didStop, .didScrollToTop, .setFraction, .geometryDidChange, .contentReplaced: true
    case .didScroll, .willBeginDragging, .willEndDragging, .didEndDragging,
      .willBeginDecelerating, .didEndDecelerating, .didEndScrollingAnimation:
      false
    }
  }
}

extension HeaderContext {
  /// Whether the safe area covers less than the container. Otherwise a technique cannot tell the safe area's part of the
  /// inset.
  var isUncovered: Bool { environment.containerHeight > environment.safeAreaTop }

  /// Returns the context with the content at `position`, within its range.
  func scrolled(to position: Double) -> HeaderContext {
    var context = self
    (context.scroll.position, context.scroll.contentOffset) = (position, position)
    return context
  }

  /// Returns the context, measured under `layout` instead of `other`.
  fileprivate func under(_ layout: HeaderLayout, insteadOf other: HeaderLayout) -> HeaderContext {
    var context = self
    // A scroll view below the container's lower edge has no height.
    let minY = min(other.scrollViewMinY, environment.containerHeight)
    context.scroll.bounds = max(0, scroll.bounds + minY - layout.scrollViewMinY)
    context.scroll.headerInset += layout.contentInsetTop - other.contentInsetTop
    context.scroll.adjustedContentInset.top += layout.contentInsetTop - other.contentInsetTop
    return context
  }
}

import HeaderCore
import ScrollPhysics
import ScrollSimulator

/// Laws of scrolling.
extension PlayedCase {
  /// Describes the first travel that leads to a different place when it comes in two events.
  ///
  /// Only travel within the range is compared, because beyond it the answer depends on the rubber band, and only under
  /// a header that is not animated.
  func cutTravel() -> String? {
    for ((before, after), memory) in zip(steps, memories.dropFirst())
    where after.event.cause?.isUserTravel == true {
      let context = after.context
      let (start, range) = (before.row.finalPosition, context.scroll.contentOffsetRange)
      let travel = context.scroll.position - start
      guard travel != 0, context.isUncovered, context.visibleLayout == nil, range.contains(start),
        range.contains(context.scroll.position), before.row.scroll.overscroll == 0,
        // In an overlay that makes room later, the content may be in the rubber band until then.
        (context.scroll.contentOffset - context.scroll.position).magnitude <= Tolerance.rounding
      else { continue }
      var state = memory.stateBefore
      let first = context.scrolled(to: start + travel / 2)
      let half = behavior.answer(after.event, state: &state, in: first)
      let second = context.under(half.layout, insteadOf: before.row.layout)
        .scrolled(to: (half.reaction.position ?? start + travel / 2) + travel / 2)
      let whole = behavior.answer(after.event, state: &state, in: second)
      let (once, twice) = (
        after.reaction.position ?? context.scroll.position,
        whole.reaction.position ?? second.scroll.position
      )
      let what = "when \(text(travel)) pt of a \(after.event.name) come in two events"
      if let move = after.layout.move(to: whole.layout) { return "\(move) \(what)" }
      guard (once - twice).magnitude <= Tolerance.rounding else {
        return "the content's position goes \(text(from: once, to: twice)) \(what)"
      }
    }
    return nil
  }

  /// Describes the first scroll in which the header moves further than the finger and the content without an animation.
  func jump() -> String? {
    // An animation that begins or changes with new geometry may show the header at a place that the technique no longer
    // has, from which a finger cannot continue.
    var isRedirected = false
    // The answer to a jump comes before the content is rounded to a pixel, which is reported next as a layout scroll.
    var isArriving = false
    for ((before, after), memory) in zip(steps, memories.dropFirst()) {
      let visible = after.context.visibleLayout
      let isOfGeometry = [before.event, after.event].contains(.geometryDidChange)
      isRedirected = visible != nil && (isRedirected || isOfGeometry)
      isArriving = after.event.mayJump || (isArriving && after.row.cause == .layout)
      guard !isArriving, !isRedirected,
        unpulled(before.row.layout).move(to: unpulled(after.row.layout)) != nil
      else { continue }
      let travel = (after.row.scroll.position - before.row.finalPosition).magnitude
      let offsetTravel = (after.row.scroll.contentOffset - before.row.finalOffset).magnitude
      // A finger that interrupts an animation leaves the header where it is on the screen.
      let seen = visible ?? before.row.layout
      let allowed = max(travel, offsetTravel) + strayStretch(in: seen, before: after.row.layout)
      if let move = unpulled(seen).move(to: unpulled(after.row.layout), allowed: allowed),
        !memory.isAnimated(answering: after)
      {
        return "\(move) in a \(after.event.name) of \(text(max(travel, offsetTravel))) pt"
      }
    }
    return nil
  }

  /// Returns `layout` without its stretch, which has a law of its own.
  func unpulled(_ layout: HeaderLayout) -> HeaderLayout {
    behavior.traits.stretches ? layout.unstretched : layout
  }

  /// Returns the stretch that an animation from a pull still shows, between the header's bottom and the scroll view. A
  /// finger that interrupts the animation removes it.
  private func strayStretch(in seen: HeaderLayout, before layout: HeaderLayout) -> Double {
    guard behavior.traits.stretches, layout.headerMaxY == layout.scrollViewMinY else { return 0 }
    return max(0, seen.headerMaxY - seen.scrollViewMinY)
  }

  /// Describes the first stretch of a header that does not stretch, or that is larger than the pull.
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

  /// Describes the first step of a bounce that moves the header.
  func bouncedHeader() -> String? {
    for (before, after) in steps where after.row.cause == .deceleration {
      let range = after.row.scroll.contentOffsetRange
      let start = range.overscroll(at: before.row.finalOffset)
      let end = range.overscroll(at: after.row.scroll.contentOffset)
      guard start * end > 0, start.magnitude > Tolerance.rounding,
        let move = unpulled(before.row.layout).move(to: unpulled(after.row.layout))
      else { continue }
      return "\(move) in a bounce"
    }
    return nil
  }

  /// Describes a header that rests between its rests.
  func restBetweenRests() -> String? {
    guard let fraction = rows.last?.layout.collapsedFraction, let traits = end?.behavior.traits,
      let rests = traits.rests, traits.movedBy != .position || isPlacedByUser
    else { return nil }
    let isAtRest = rests.contains { ($0 - fraction).magnitude <= Tolerance.rounding }
    return isAtRest ? nil : "the header rests at a collapsed fraction of \(text(fraction))"
  }

  /// Whether the user last placed the content, not the app or new geometry. These may place a header that follows the
  /// position anywhere.
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

  /// Describes the first scroll that moves the header although the user does not scroll.
  func moveWithoutUser() -> String? {
    for (before, after) in steps {
      guard let cause = after.row.cause, !cause.isUserTravel else { continue }
      let (old, new) = (before.row.layout, after.row.layout)
      // A header that is moved by travel stays where it is; any other keeps its fraction.
      let move =
        behavior.traits.movedBy == .travel
        ? unpulled(old).move(to: unpulled(new)) : fractionMove(from: old, to: new)
      if let move { return "\(move) in a \(cause.name) scroll" }
      if let offset = after.row.correctedOffset {
        return "the content is sent to \(text(offset)) in a \(cause.name) scroll"
      }
    }
    return nil
  }

  private func fractionMove(from old: HeaderLayout, to new: HeaderLayout) -> String? {
    guard old.collapsedFraction != new.collapsedFraction else { return nil }
    return "the collapsed fraction goes "
      + text(from: old.collapsedFraction, to: new.collapsedFraction)
  }

  /// Describes the first change of geometry that collapses a header without a request, or that moves it back and
  /// forth.
  func wrongMoveForGeometry() -> String? {
    guard behavior.traits.movedBy != .position else { return nil }
    var isCollapseRequested = appearsCollapsed
    var isMoving = false
    // The header's direction since the geometry changed: -1 expands, 1 collapses, 0 neither.
    var direction: Double?
    for (before, after) in steps {
      switch after.event {
      case .setFraction(let fraction, _): (isCollapseRequested, direction) = (fraction > 0, nil)
      case .geometryDidChange: direction = 0
      case .didScroll(.layout): break
      default: direction = nil
      }
      if after.row.finger != nil || after.row.cause?.isUserTravel == true { isMoving = true }
      if after.event == .didStop { isMoving = false }
      guard !isMoving, let current = direction else { continue }
      let step = after.row.layout.collapsedFraction - before.row.layout.collapsedFraction
      guard step * current >= 0 else {
        return "the header goes one way and then the other after a change of geometry"
      }
      guard step <= 0 || isCollapseRequested else {
        return "a change of geometry collapses the header"
      }
      if step != 0 { direction = step < 0 ? -1 : 1 }
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

extension PlayedCase.Memory {
  /// Whether the technique asks for an animation, which reduced motion may suppress.
  fileprivate func isAnimated(answering answer: CaseAnswer) -> Bool {
    var state = stateBefore
    return behavior.respond(to: answer.event, state: &state, in: answer.context).animation != nil
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

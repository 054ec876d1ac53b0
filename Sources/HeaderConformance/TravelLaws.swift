import HeaderCore
import ScrollPhysics
import ScrollSimulator

/// Laws about what travel does to a header.
extension CaseOutcome {
  /// What is wrong with the first step on which the header moves further than anything else did.
  func jump() -> String? {
    // An animation that new geometry has begun or redirected may show the header where the technique has no
    // place for it any more, and a finger cannot take it from there.
    var isRedirected = false
    // The layout of a jump is made before it is known on which pixel, or under which rubber band, the
    // content arrives; that is reported at once.
    var isArriving = false
    for index in events.indices.dropFirst() {
      let (before, after) = (events[index - 1], events[index])
      let visible = answers[index].context.visibleLayout
      let event = answers[index].event
      let isOfGeometry = [event, answers[index - 1].event].contains(.geometryDidChange)
      isRedirected = visible != nil && (isRedirected || isOfGeometry)
      isArriving = event.mayJump || (isArriving && after.cause == .layout)
      guard !isArriving, !isRedirected else { continue }
      let travel = (after.scroll.position - before.finalPosition).magnitude
      let offsetTravel = (after.scroll.contentOffset - before.finalOffset).magnitude
      let allowed = max(travel, offsetTravel) + Tolerance.rounding
      // An animation that is interrupted leaves the header where it was seen.
      let seen = visible ?? before.layout
      for (name, number) in HeaderLayout.edges {
        let distance = (number(after.layout) - number(seen)).magnitude
        guard distance <= allowed || after.layout == before.layout else {
          return "\(name) moves by \(distance) pt in a \(event.name) of \(travel) pt"
        }
      }
    }
    return nil
  }

  /// What is wrong with the first step of a bounce that moves the header.
  func bouncedHeader() -> String? {
    for (before, after) in steps where after.cause == .deceleration {
      let range = after.scroll.contentOffsetRange
      let start = range.overscroll(at: before.finalOffset)
      let end = range.overscroll(at: after.scroll.contentOffset)
      guard start * end > 0, start.magnitude > Tolerance.rounding, before.layout != after.layout
      else { continue }
      return "the header moves from \(before.layout.headerHeight) to "
        + "\(after.layout.headerHeight) pt in a bounce"
    }
    return nil
  }

  /// What is wrong with a header that has come to rest between its rests.
  func restBetweenRests(of tried: ConformanceCase) -> String? {
    guard let last = rows.last, let rests = behavior.traits.rests,
      tried.letsHeaderRest(rows.dropFirst(), movedBy: behavior.traits.movedBy)
    else { return nil }
    let fraction = last.layout.collapsedFraction
    let isAtRest = rests.contains { ($0 - fraction).magnitude <= Tolerance.rounding }
    return isAtRest ? nil : "the header rests at a collapsed fraction of \(fraction)"
  }

  /// What is wrong with the first step that moves the header though the user does not.
  func strayMove() -> String? {
    let isWhole = behavior.traits.movedBy == .travel
    for (before, after) in steps {
      guard let cause = after.cause, !cause.isUserTravel else { continue }
      let moves =
        isWhole
        ? before.layout != after.layout
        : before.layout.collapsedFraction != after.layout.collapsedFraction
      guard !moves, after.correctedOffset == nil else {
        return "the header moves from \(before.layout) to \(after.layout) in a \(cause.name) scroll"
      }
    }
    return nil
  }

  /// What is wrong with the first change of geometry that is answered twice, or that collapses a
  /// header that the app has not asked to collapse.
  func strayAnswerToGeometry() -> String? {
    var isCollapseRequested = appearsCollapsed
    var isMoving = false
    // Which way the header has gone since the geometry changed: -1 opens, 1 collapses, 0 neither.
    var direction: Double?
    for (before, after) in steps {
      switch after.event {
      case .setFraction(let fraction, _): (isCollapseRequested, direction) = (fraction > 0, nil)
      case .geometryDidChange: direction = 0
      case .didScroll(.layout): break
      default: direction = nil
      }
      if after.finger != nil || after.cause?.isUserTravel == true { isMoving = true }
      if after.event == .didStop { isMoving = false }
      guard behavior.traits.movedBy != .position, !isMoving, let current = direction else {
        continue
      }
      let step = after.layout.collapsedFraction - before.layout.collapsedFraction
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
}

extension CaseOutcome {
  /// Whether the header is collapsed on appearing, over content that lets it: that is a request as
  /// well, and one for later where there is no content yet.
  private var appearsCollapsed: Bool {
    guard behavior.traits.movedBy == .travel, var context = answers.first?.context else {
      return false
    }
    context.scroll.contentSize = 1e6
    return behavior.layout(for: behavior.initialState(in: context), in: context)
      .collapsedFraction > 0
  }
}

extension ConformanceCase {
  /// Whether a header that is moved by `mover` has a part in where it comes to rest after `rows`: one
  /// that follows the position is where the app has scrolled to, or new geometry has put the content.
  func letsHeaderRest(_ rows: ArraySlice<SimulationRow>, movedBy mover: HeaderTraits.Mover) -> Bool
  {
    guard mover == .position else { return true }
    let stop = rows.lastIndex { $0.event == .didStop } ?? rows.startIndex
    let isScrolled = statements.contains { $0.scrolls }
    return !rows[stop...].contains {
      $0.event == .geometryDidChange || (isScrolled && $0.cause?.isUserTravel == false)
    }
  }
}

extension GestureStatement {
  /// Whether the app or the system scrolls the content.
  fileprivate var scrolls: Bool {
    switch self {
    case .perform(.setContentOffset), .perform(.assignContentOffset), .perform(.scrollToTop): true
    default: false
    }
  }
}

extension ScrollEvent {
  /// Whether the answer may place the header elsewhere at once.
  var mayJump: Bool {
    switch self {
    case .didStop, .didScrollToTop, .setFraction, .geometryDidChange, .contentReplaced: true
    case .didScroll, .willBeginDragging, .willEndDragging, .didEndDragging,
      .willBeginDecelerating, .didEndDecelerating, .didEndScrollingAnimation:
      false
    }
  }
}

extension HeaderLayout {
  /// The numbers that are seen on screen.
  static var edges: [(name: String, number: (HeaderLayout) -> Double)] {
    [
      ("headerMinY", { $0.headerMinY }), ("the header's bottom edge", { $0.headerMaxY }),
      ("scrollViewMinY", { $0.scrollViewMinY }),
    ]
  }

  /// Whether the same is seen of both, but for rounding.
  func isNear(_ other: HeaderLayout) -> Bool {
    HeaderLayout.edges.allSatisfy { _, number in
      (number(self) - number(other)).magnitude <= Tolerance.rounding
    }
  }
}

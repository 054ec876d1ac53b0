import HeaderCore
import ScrollPhysics
import ScrollSimulator

/// What became of a technique that was played through a case: every row and every answer.
struct CaseOutcome<Behavior: HeaderBehavior> {
  let behavior: Behavior
  let rows: [SimulationRow]
  /// The rows that record events; frames of animations are left out.
  let events: [SimulationRow]
  /// The answers to the events, in their order.
  let answers: [CaseAnswer<Behavior>]

  /// What `session` has played so far.
  init(_ session: CaseSession<Behavior>) {
    behavior = session.behavior
    rows = session.rows
    events = rows.filter { $0.isEvent }
    answers = session.answers
  }

  /// Each event with the one after it.
  var steps: Zip2Sequence<[SimulationRow], ArraySlice<SimulationRow>> {
    zip(events, events.dropFirst())
  }
}

/// One answer of a technique, with all that led to it.
struct CaseAnswer<Behavior: HeaderBehavior> {
  let event: ScrollEvent
  let context: HeaderContext
  let stateBefore: Behavior.State
  let stateAfter: Behavior.State
  let layout: HeaderLayout
  let reaction: HeaderReaction
}

/// How far two numbers may differ that are the same.
enum Tolerance {
  /// The rounding errors of a few hundred additions of points stay far below.
  static let rounding = 1e-9
}

/// Laws about the answers themselves.
extension CaseOutcome {
  /// What is wrong with the first answer that is not finite.
  func infiniteAnswer() -> String? {
    for answer in answers {
      guard answer.layout.isFinite else {
        return "the layout after \(answer.event.name) is \(answer.layout)"
      }
      let numbers = [
        answer.reaction.position, answer.reaction.targetContentOffset,
        answer.reaction.animation?.duration,
      ]
      guard numbers.allSatisfy({ $0?.isFinite ?? true }) else {
        return "the reaction to \(answer.event.name) is \(answer.reaction)"
      }
    }
    return nil
  }

  /// What is wrong with the first answer that comes out differently when asked for again.
  func changedAnswer() -> String? {
    for answer in answers {
      var state = answer.stateBefore
      let again = answered(answer, state: &state)
      guard again == (answer.layout, answer.reaction), state == answer.stateAfter else {
        return "\(answer.event.name), asked for twice, is answered with \(answer.layout) and "
          + "then with \(again.0)"
      }
    }
    return nil
  }

  /// What is wrong with a copy of the state, made before the answer at `index`, that is left behind
  /// and then taken through the same events.
  func strayCopy(from index: Int) -> String? {
    guard answers.indices.contains(index) else { return nil }
    var copy = answers[index].stateBefore
    for answer in answers[index...] {
      let again = answered(answer, state: &copy)
      guard again == (answer.layout, answer.reaction) else {
        return "a copy of the state answers \(answer.event.name) with \(again.0), the original "
          + "with \(answer.layout)"
      }
    }
    return nil
  }

  private func answered(
    _ answer: CaseAnswer<Behavior>, state: inout Behavior.State
  ) -> (HeaderLayout, HeaderReaction) {
    var reaction = behavior.respond(to: answer.event, state: &state, in: answer.context)
    if answer.context.environment.prefersReducedMotion { reaction.animation = nil }
    return (behavior.layout(for: state, in: answer.context.applying(reaction)), reaction)
  }

  /// What is wrong with the first collapsed fraction that does not fit its layout.
  func strayFraction() -> String? {
    for row in rows {
      let layout = row.layout
      guard 0 <= layout.collapsedFraction, layout.collapsedFraction <= 1 else {
        return "the collapsed fraction is \(layout.collapsedFraction)"
      }
      guard layout.headerHeight >= 0, layout.stretch >= 0 else {
        return "a height is negative: \(layout)"
      }
      guard layout.stretch == 0 || layout.collapsedFraction == 0 else {
        return "the header is stretched and collapsed at once: \(layout)"
      }
    }
    // The header of an intent goes with the content, whatever its fraction.
    guard behavior.traits.movedBy != .intent else { return nil }
    for (before, after) in steps where after.event != .geometryDidChange {
      let growth = after.layout.headerMaxY - before.layout.headerMaxY
      let collapse = after.layout.collapsedFraction - before.layout.collapsedFraction
      guard growth * collapse <= Tolerance.rounding else {
        return "the header reaches \(growth) pt further down and is \(collapse) more collapsed"
      }
    }
    return nil
  }
}

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

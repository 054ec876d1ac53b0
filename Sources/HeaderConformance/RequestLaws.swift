import HeaderCore
import ScrollPhysics
import ScrollSimulator

/// What becomes of a case once all is at rest and the app asks for fractions: first for the one that
/// is so already, then for others.
struct RequestLaws<Behavior: HeaderBehavior> {
  /// What has moved though it was where it was asked to be.
  private(set) var unsettled: String?
  /// The first request that did not get the header where it should be.
  private(set) var missed: String?
  /// The first gap between the header and content at rest.
  private(set) var gap: String?
  /// What has been asked, after the case's own statements.
  private(set) var statements: [GestureStatement] = []

  private let session: CaseSession<Behavior>

  /// Long enough for everything to come to rest: no animation takes longer than 5 seconds.
  private static var pause: GestureStatement { .wait(duration: 6000) }

  /// Asks for what is so, and then for `fraction` and its opposite, in `session`, which has played
  /// `outcome`.
  init(
    _ outcome: CaseOutcome<Behavior>, goingOnWith session: CaseSession<Behavior>, fraction: Double
  ) {
    self.session = session
    guard session.scrollView.isAtRest else { return }
    statements.append(.lift)
    gap = gapAtRest()
    for isAnimated in [false, true] where unsettled == nil {
      unsettled = settled(animated: isAnimated)
    }
    for (wanted, isAnimated) in [(fraction, true), (1 - fraction, false)] where missed == nil {
      ask(for: wanted, animated: isAnimated)
      missed = missedRequest(for: wanted)
      gap = gap ?? gapAtRest()
    }
  }

  private mutating func ask(for fraction: Double, animated: Bool) {
    let command = SimulationCommand.setFraction(fraction, animated: animated)
    statements += [Self.pause, .perform(command)]
    session.perform(command)
  }

  /// What moves when the present fraction is asked for.
  private mutating func settled(animated: Bool) -> String? {
    let view = session.scrollView
    let (layout, offset, count) = (view.layout, view.contentOffset, session.rows.count)
    let fraction = layout.collapsedFraction
    // Where a scroll view of no height begins that a safe area covers whole, nothing tells a technique,
    // nor how much of its inset is the safe area's.
    guard view.environment.containerHeight > view.environment.safeAreaTop else { return nil }
    // A header that rests where it may not is another law's.
    if let rests = session.behavior.traits.rests, !rests.contains(fraction) { return nil }
    ask(for: fraction, animated: animated)
    for row in session.rows[count...] where !row.layout.isNear(layout) {
      return "asked for the fraction it has, the header moves from \(layout) to \(row.layout)"
    }
    guard view.contentOffset == offset else {
      return "asked for the fraction the header has, the content moves by "
        + "\(view.contentOffset - offset) pt"
    }
    return nil
  }

  /// What is wrong with the header, now that `fraction` has been asked for.
  private func missedRequest(for fraction: Double) -> String? {
    let got = session.scrollView.layout.collapsedFraction
    let traits = session.behavior.traits
    let nearest = traits.rests?.min { ($0 - fraction).magnitude < ($1 - fraction).magnitude }
    let wanted = nearest ?? fraction
    guard (got - wanted).magnitude > Tolerance.rounding, !isTooShort(openedTo: got),
      // A header that has one fraction only, of height 0 for example.
      session.rows.contains(where: { $0.layout.collapsedFraction != got })
    else { return nil }
    if traits.movedBy == .position, isWithinReach(of: wanted) { return nil }
    return "a request for a collapsed fraction of \(fraction) ends at \(got)"
  }

  /// Whether the header is open because there is nothing to scroll.
  private func isTooShort(openedTo fraction: Double) -> Bool {
    let scroll = session.scrollView.metrics
    let inset = scroll.adjustedContentInset
    return fraction == 0
      && scroll.contentSize + inset.top + inset.bottom
        <= max(0, session.scrollView.environment.containerHeight)
  }

  /// Whether the content is as near to `fraction` as its pixels and its edges let it.
  private func isWithinReach(of fraction: Double) -> Bool {
    let view = session.scrollView
    let range = view.contentOffsetRange
    let pixel = session.pixel
    if view.contentOffset <= range.minimum + pixel || view.contentOffset >= range.maximum - pixel {
      return true
    }
    // Of a container that the header fills, the technique is told that nothing is left to scroll.
    let told = view.metrics
    guard told.contentOffset < told.maximumContentOffset - pixel else { return true }
    guard let state = session.state else { return true }
    let fractions = [-pixel, pixel].map { step in
      var scroll = view.metrics
      scroll.contentOffset += step
      scroll.position += step
      let context = HeaderContext(scroll: scroll, environment: view.environment)
      return session.behavior.layout(for: state, in: context).collapsedFraction
    }
    return (fractions.min() ?? 0)...(fractions.max() ?? 1) ~= fraction
  }

  /// What is wrong with content at rest that begins below the header.
  ///
  /// Content may begin at the header's bottom edge, with the app's own inset between the two, or where
  /// the technique lets it rest, if that is lower.
  private func gapAtRest() -> String? {
    let view = session.scrollView
    guard view.environment.mounting == .overlay, !session.behavior.traits.liesInContent else {
      return nil
    }
    let layout = view.visibleLayout
    let inset = view.metrics.foreignInsetTop
    let line = layout.scrollViewMinY + layout.contentInsetTop + inset
    let gap = -view.contentOffset - max(line, layout.headerMaxY + inset)
    guard gap > session.pixel + Tolerance.rounding else { return nil }
    return "content rests \(gap) pt below the header"
  }
}

package import HeaderCore

/// A bar at the bottom that follows an ``ObservedHeader``. Publishes the values that its views depend on.
///
///     FollowingBar ──▶ ObservedBar ──▶ ShownHeader: the bar's height, and the hidden fraction of it
///
/// It publishes only when one of these changes. A header that stretches, or moves on after the bar is hidden,
/// publishes nothing.
package final class ObservedBar {
  /// The published bar: `headerHeight` is its height above the safe area, `collapsedFraction` the hidden part.
  package private(set) var shown = ShownHeader(layout: .zero)
  /// Called when ``shown`` changes.
  package var output: (ShownHeader) -> Void = { _ in }
  /// Moves the bar.
  private var following: FollowingBar
  /// The header that it follows, and whose time it uses.
  var header: PresentedHeader?
  private var hasFollowed = false

  /// Seconds of the animation to the place that a new header or technique gives the bar.
  private static let takeOverDuration = 0.25

  /// A bar that `movement` moves.
  package init(moving movement: FollowingBar.Movement) {
    following = FollowingBar(BottomBar(height: 0), moving: movement)
    following.host = self
  }

  /// The bar's size.
  package var bar: BottomBar {
    get { following.bar }
    set {
      following.bar = newValue
      publish(shown)
    }
  }

  /// Lets `movement` move the bar. Takes effect with the next ``follow(_:_:)``.
  package func move(_ movement: FollowingBar.Movement) {
    following = FollowingBar(bar, moving: movement)
    following.host = self
  }

  // MARK: The header

  /// Follows `header`. `start` attaches the bar. If the bar's place changes by that, it is animated.
  func follow(_ header: PresentedHeader, _ start: (FollowingBar) -> Void) {
    let seen = hasFollowed ? shown.layout(at: header.now) : nil
    (self.header, hasFollowed) = (header, true)
    start(following)
    guard let seen, !header.surroundings.prefersReducedMotion,
      seen.collapsedFraction != shown.layout.collapsedFraction
    else { return }
    var bar = shown
    bar.run = TimedRun(
      HeaderTransition(from: seen, to: bar.layout),
      HeaderAnimation(duration: ObservedBar.takeOverDuration), at: header.now)
    publish(bar)
  }

  /// Ends the animation if its time is over, or if it `isShown` to its end on the screen.
  package func endRun(isShown: Bool = false) {
    if let header, let bar = shown.ended(at: isShown ? .infinity : header.now) { publish(bar) }
  }

  /// Publishes `bar`, reduced to the values that a bar has.
  private func publish(_ bar: ShownHeader) {
    var bar = bar
    bar.layout = place(bar.layout)
    if let run = bar.run {
      let (start, end) = (place(run.transition.start), place(run.transition.end))
      bar.run?.transition = HeaderTransition(
        from: start, to: end, isReplacement: run.transition.isReplacement)
      if start == end { bar.run = nil }
    }
    guard bar != shown else { return }
    shown = bar
    output(bar)
  }

  private func place(_ layout: HeaderLayout) -> HeaderLayout {
    HeaderLayout(
      headerMinY: 0, headerHeight: bar.height, scrollViewMinY: 0,
      collapsedFraction: layout.collapsedFraction)
  }
}

extension ObservedBar: BarHost {
  package var barProgress: Double? {
    header.flatMap { header in shown.run.map { $0.progress(at: header.now) } }
  }

  package func showBar(_ effects: HeaderEffects) {
    guard let header else { return }
    publish(ShownHeader(effects, after: shown, at: header.now))
  }
}

package import HeaderCore

/// A bar at the bottom that follows an ``ObservedHeader``, as its views are made of it.
///
///     FollowingBar ──▶ ObservedBar ──▶ ShownHeader: how high the bar is, and how much of it is hidden
///
/// It is published when one of these is another, and at no other time: a header that stretches, or goes on
/// where the bar has gone already, publishes nothing.
package final class ObservedBar {
  /// The bar as it was last published: `headerHeight` above the safe area, and `collapsedFraction` hidden.
  package private(set) var shown = ShownHeader(layout: .zero)
  /// Hears of it when it is another.
  package var output: (ShownHeader) -> Void = { _ in }
  /// What moves it.
  private var following = FollowingBar(BottomBar(height: 0), moving: .withHeader)
  /// The header that it follows, whose clock it goes by.
  private var header: PresentedHeader?
  private var hasFollowed = false

  /// Seconds in which a bar goes to where another header, or another technique, has it.
  private static let takeOverDuration = 0.25

  /// A bar that goes with a header, or by a technique of its own, if `driver` is one.
  package init(movedBy driver: (any HeaderDriving)?) {
    move(by: driver)
  }

  /// How large it is.
  package var bar: BottomBar {
    get { following.bar }
    set {
      following.bar = newValue
      publish(shown)
    }
  }

  /// Goes with the header, or by `driver`, from the next header that it follows on.
  package func move(by driver: (any HeaderDriving)?) {
    following = FollowingBar(bar, moving: driver.map { .by($0) } ?? .withHeader)
    following.host = self
  }

  // MARK: The header

  /// Follows `header` from now on, or none; `start` begins that. A bar that was elsewhere goes to where
  /// the header has it.
  func follow(_ header: PresentedHeader?, _ start: (FollowingBar?) -> Void) {
    let seen = hasFollowed ? shown.layout(at: header?.now ?? 0) : nil
    self.header = header
    start(header == nil ? nil : following)
    guard let header else { return }
    hasFollowed = true
    guard let seen, !header.surroundings.prefersReducedMotion,
      seen.collapsedFraction != shown.layout.collapsedFraction
    else { return }
    var bar = shown
    bar.run = TimedRun(
      HeaderTransition(from: seen, to: bar.layout),
      HeaderAnimation(duration: ObservedBar.takeOverDuration), at: header.now)
    publish(bar)
  }

  /// Ends the animation that is over.
  func endRun() {
    if let header, let bar = shown.ended(at: header.now) { publish(bar) }
  }

  /// Publishes `bar` with nothing in it but what a bar has.
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

/// A header on its way from one layout to another, as an animation shows it.
///
/// The stage keeps one for as long as the animation runs: it says what is on screen, and which
/// answers of a technique leave the animation alone.
public struct HeaderTransition: Sendable, Equatable {
  /// The layout it leaves.
  public let start: HeaderLayout
  /// The layout it goes to.
  public let end: HeaderLayout
  /// Whether it hands over from one technique, or one set of parameters, to the next. The header
  /// then goes on moving with every event, and what the animation shows is the rest of the
  /// difference that there was at the beginning:
  ///
  ///     shown = end + (start - end) (1 - progress)
  ///
  /// which is the same for an end that stays, and goes along with one that moves.
  public let isReplacement: Bool

  /// The way from `start` to `end`.
  public init(from start: HeaderLayout, to end: HeaderLayout, isReplacement: Bool = false) {
    self.start = start
    self.end = end
    self.isReplacement = isReplacement
  }

  /// What is on screen at `progress`, 0 to 1.
  public func layout(at progress: Double) -> HeaderLayout {
    var layout = HeaderLayout.interpolated(from: start, to: end, progress: progress)
    guard isReplacement else { return layout }
    // A difference to an end that has moved since may be more than there is.
    layout.headerHeight = max(0, layout.headerHeight)
    layout.stretch = max(0, layout.stretch)
    layout.collapsedFraction = min(max(layout.collapsedFraction, 0), 1)
    return layout
  }

  /// Returns this transition with `layout` as its end, where the animation can go on: where `layout` has the
  /// numbers that the animation moves as its end has them. The others may change, as those of a header that
  /// goes with the content do, and so may the stretch of the end. `nil` where the animation has to end.
  public func carried(to layout: HeaderLayout) -> HeaderTransition? {
    let (whole, wholeEnd) = (layout.unstretched, end.unstretched)
    let isPulled = LayoutNumber.all.allSatisfy { isSame($0.get(whole), $0.get(wholeEnd)) }
    if !isReplacement, isPulled { return HeaderTransition(from: start, to: layout) }
    var start = start
    for number in LayoutNumber.all {
      let (from, to, now) = (number.get(start), number.get(end), number.get(layout))
      if isReplacement {
        number.set(&start, from + (now - to))
      } else if isSame(from, to) {
        number.set(&start, now)
      } else if !isSame(now, to) {
        return nil
      }
    }
    return HeaderTransition(from: start, to: layout, isReplacement: isReplacement)
  }

  /// Returns the rest of the way, from what is on screen at `progress` to `layout`, where `event` is a change
  /// of geometry: a new safe area moves the end of a snap, and does not end it. Numbers that this transition
  /// does not move change at once. `nil` for any other event, which ends the animation.
  public func redirected(
    to layout: HeaderLayout, at progress: Double, answering event: ScrollEvent
  ) -> HeaderTransition? {
    guard event.isGeometry else { return nil }
    var visible = self.layout(at: progress)
    let bottom = visible.headerMaxY
    for number in LayoutNumber.all where isSame(number.get(start), number.get(end)) {
      number.set(&visible, number.get(layout))
    }
    // A header that slides has its bottom edge on the content, however high it is from now on.
    if !isSame(start.headerMinY, end.headerMinY) {
      visible.headerMinY += bottom - visible.headerMaxY
    }
    return HeaderTransition(from: visible, to: layout)
  }

  /// Whether two numbers of layouts differ by no more than sums of points are rounded: a stretch is added
  /// and taken away, and a list is aligned with what is seen of the header.
  private func isSame(_ one: Double, _ other: Double) -> Bool { (one - other).magnitude < 1e-9 }
}

/// A header on its way from one layout to another, as an animation shows it.
///
/// A host that animates keeps one for as long as the animation runs: it says what is on screen, and
/// which answers of a technique leave the animation alone.
public struct HeaderTransition: Sendable, Equatable {
  /// The layout it leaves.
  public let start: HeaderLayout
  /// The layout it goes to.
  public let end: HeaderLayout

  /// The way from `start` to `end`.
  public init(from start: HeaderLayout, to end: HeaderLayout) {
    self.start = start
    self.end = end
  }

  /// What is on screen at `progress`, 0 to 1.
  public func layout(at progress: Double) -> HeaderLayout {
    .interpolated(from: start, to: end, progress: progress)
  }

  /// The same transition to `layout`, if that leaves alone what this one moves: a header that is
  /// part of the content may go with it meanwhile. `nil` where the animation has to end.
  public func carried(to layout: HeaderLayout) -> HeaderTransition? {
    var start = start
    for number in LayoutNumber.all {
      guard number.get(start) != number.get(end) else {
        number.set(&start, number.get(layout))
        continue
      }
      guard number.get(layout) == number.get(end) else { return nil }
    }
    return HeaderTransition(from: start, to: layout)
  }

  /// The rest of the way, from what is on screen at `progress` to `layout` instead, where `event`
  /// has brought that about and is nobody's wish: a new safe area moves the end of a snap, and does
  /// not end it. What this transition does not move goes there at once. `nil` where a finger or the
  /// app has spoken and the animation has to end.
  public func redirected(
    to layout: HeaderLayout, at progress: Double, answering event: ScrollEvent
  ) -> HeaderTransition? {
    guard event == .geometryDidChange || event == .didScroll(.layout) else { return nil }
    var visible = self.layout(at: progress)
    for number in LayoutNumber.all where number.get(start) == number.get(end) {
      number.set(&visible, number.get(layout))
    }
    return HeaderTransition(from: visible, to: layout)
  }
}

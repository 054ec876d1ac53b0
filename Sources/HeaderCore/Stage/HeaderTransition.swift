/// The change from one layout to another that an animation shows.
///
/// The stage keeps it while the animation runs. It says what is on screen, and which answers of a technique
/// leave the animation running.
public struct HeaderTransition: Sendable, Equatable {
  /// The layout that it leaves.
  public let start: HeaderLayout
  /// The layout that it goes to.
  public let end: HeaderLayout
  /// Whether it replaces one technique, or its parameters, by another. The header then keeps moving with
  /// every event, and the animation shows the initial difference as it shrinks:
  ///
  ///     shown = end + (start - end) (1 - progress)
  ///
  /// For an end that stays, this is the usual interpolation.
  public let isReplacement: Bool

  /// A transition from `start` to `end`.
  public init(from start: HeaderLayout, to end: HeaderLayout, isReplacement: Bool = false) {
    self.start = start
    self.end = end
    self.isReplacement = isReplacement
  }

  /// Returns what is on screen at `progress`, 0 to 1.
  public func layout(at progress: Double) -> HeaderLayout {
    var layout = HeaderLayout.interpolated(from: start, to: end, progress: progress)
    guard isReplacement else { return layout }
    // The end may have moved, so the difference may be larger than the header.
    layout.headerHeight = max(0, layout.headerHeight)
    layout.stretch = max(0, layout.stretch)
    layout.collapsedFraction = min(max(layout.collapsedFraction, 0), 1)
    return layout
  }

  /// Returns this transition with `layout` as its new end, if the animation can continue: it does if `layout`
  /// changes only the stretch, or numbers that the animation does not move, as in a header that moves with the
  /// content. `nil` if the animation has to end.
  package func continued(to layout: HeaderLayout) -> HeaderTransition? {
    var start = start
    if isReplacement {
      start.numbers += layout.numbers - end.numbers
    } else if !all(HeaderTransition.equal(layout.unstretched, end.unstretched)) {
      let isConstant = HeaderTransition.equal(start, end)
      guard all(isConstant .| HeaderTransition.equal(layout, end)) else { return nil }
      start.numbers.replace(with: layout.numbers, where: isConstant)
    }
    return HeaderTransition(from: start, to: layout, isReplacement: isReplacement)
  }

  /// Returns the rest of the way, from what is on screen at `progress` to `layout`, if `event` reports new
  /// geometry: a new safe area moves the end of a snap and does not end it. Numbers that this transition does
  /// not move change at once. `nil` for any other event, which ends the animation.
  package func redirected(
    to layout: HeaderLayout, at progress: Double, answering event: ScrollEvent
  ) -> HeaderTransition? {
    guard event.isGeometry else { return nil }
    var visible = self.layout(at: progress)
    let bottom = visible.headerMaxY
    let isConstant = HeaderTransition.equal(start, end)
    visible.numbers.replace(with: layout.numbers, where: isConstant)
    // The bottom edge of a header whose minY moves stays on the content, whatever its new height.
    if !isConstant[0] { visible.headerMinY += bottom - visible.headerMaxY }
    return HeaderTransition(from: visible, to: layout)
  }

  /// Returns which numbers of two layouts are equal, up to the rounding of sums of points.
  private static func equal(
    _ one: HeaderLayout, _ other: HeaderLayout
  ) -> SIMDMask<SIMD8<Double.SIMDMaskScalar>> {
    let difference = one.numbers - other.numbers
    return difference .< 1e-9 .& difference .> -1e-9
  }
}

package import HeaderCore

/// What a host that can look at every view reads off a scroll view's refresh control.
package struct RefreshSight: Sendable, Equatable {
  /// Points that it needs to be seen.
  package var height: Double
  /// Whether something is being fetched.
  package var isRefreshing: Bool
  /// Whether the header lies over it.
  package var isCovered: Bool
  /// Whether it is seen above the header, which goes down with the content.
  package var isAboveHeader: Bool
  /// Whether the header is the first part of the content, and the control is above both.
  package var isAboveContent: Bool

  package init(
    height: Double, isRefreshing: Bool, isCovered: Bool, isAboveHeader: Bool,
    isAboveContent: Bool
  ) {
    self.height = height
    self.isRefreshing = isRefreshing
    self.isCovered = isCovered
    self.isAboveHeader = isAboveHeader
    self.isAboveContent = isAboveContent
  }
}

/// A list that can be refreshed: its control is seen, and has its room, whatever the technique does.
///
///     pulled, refreshing      over the list        in the list     the list's own header
///                             ┌────────┐           ┌────────┐
///                             │ header │           │   ◌    │             ◌
///                             └────────┘           │ header │         ┌────────┐
///                                 ◌                └────────┘         │ header │
///                              rows                 rows              └────────┘ rows
///
/// Techniques know nothing of it. Its room is not among the insets that they make up for, and their
/// layouts are changed on the way to the screen, here.
extension ObservedScroll {
  /// Makes of `layout` what a refresh control leaves of it.
  ///
  /// A header in front of the list that stretches would hide the control behind it: the first points of a
  /// pull bring out the control, and the header stretches with the others. One behind the control fills
  /// the room that the control has taken. A header that is tucked away at the top of the content would
  /// lie where the control's room ends: it is let out while the control refreshes, though not in the
  /// middle of a drag or a fling.
  package func adapt(_ layout: inout HeaderLayout) {
    isRevealed.before = isRevealed.now
    guard let refresh else {
      isRevealed.now = false
      return
    }
    let change =
      refresh.isCovered
      ? -hiddenStretch(of: layout.stretch, refresh) : roomBehindControl(below: layout)
    guard change.isMeasurable else { return }
    layout.stretch += change
    layout.headerHeight += change
    isRevealed.now =
      refresh.isAboveContent && layout.contentInsetTop < 0 && refresh.isRefreshing
      && (isRevealed.before || motion == .resting)
    if isRevealed.now { layout.contentInsetTop = 0 }
  }

  /// The control: where it is not seen, one is known by the room that it takes, and lies in the list.
  private var refresh: RefreshSight? {
    guard !isSeen else { return geometry?.details?.refresh }
    guard insets.refresh > 0, header.traits.liesInContent else { return nil }
    return RefreshSight(
      height: insets.refresh, isRefreshing: true, isCovered: false, isAboveHeader: false,
      isAboveContent: true)
  }

  /// The part of `stretch` that brings out the control instead, in points: all that it has no room for
  /// yet.
  private func hiddenStretch(of stretch: Double, _ refresh: RefreshSight) -> Double {
    guard stretch > 0, refresh.height > 0 else { return 0 }
    return refresh.isAboveHeader ? stretch : min(stretch, max(0, refresh.height - insets.refresh))
  }

  /// Points of the control's room that are seen below a header that lies behind it and stretches.
  private func roomBehindControl(below layout: HeaderLayout) -> Double {
    guard insets.refresh > 0, header.traits.stretches else { return 0 }
    let minY = header.mounting == .overlay ? 0 : layout.scrollViewMinY
    return min(insets.refresh, max(0, minY - contentOffset - layout.headerMaxY))
  }
}

package import HeaderCore

/// What a host that can look at every view reads off a scroll view's refresh control.
package struct RefreshSight: Sendable, Equatable {
  /// Points that it needs to be seen.
  package var height: Double
  /// Whether something is being fetched.
  package var isRefreshing: Bool
  /// Whether the header lies over it.
  package var isCovered: Bool
  /// Whether it is to be seen above the header, which goes down with the content; `nil` does so where there
  /// is no room for it below.
  package var isAboveHeader: Bool?
  /// Whether the header is the first part of the content, and the control is above both.
  package var isAboveContent: Bool

  package init(
    height: Double, isRefreshing: Bool, isCovered: Bool, isAboveHeader: Bool?,
    isAboveContent: Bool
  ) {
    self.height = height
    self.isRefreshing = isRefreshing
    self.isCovered = isCovered
    self.isAboveHeader = isAboveHeader
    self.isAboveContent = isAboveContent
  }
}

/// How far down a header goes to make room for the refresh control above it.
///
///     pulled by      0          30          60          90
///                 ▓▓▓▓▓▓▓▓   ┈┈┈┈┈┈┈┈    ┈┈┈┈┈┈┈┈    ┈┈┈┈┈┈┈┈   bars
///                 ░░░░░░░░   ▓▓▓▓▓▓▓▓        ◌           ◌
///                 ░░░░░░░░   ░░░░░░░░    ░░░░░░░░
///                            ░░░░░░░░    ░░░░░░░░    ░░░░░░░░
///                                                    ░░░░░░░░
///
/// Its lower edge goes down with the content. Over the first ``controlHeight`` points its upper edge
/// goes down to below the bars as well, so that by then there is room for all of the control.
package struct RefreshDisplacement: Equatable {
  /// Points by which the content is pulled down.
  package var distance = 0.0
  /// Height of the refresh control, in points.
  var controlHeight = 0.0
  /// Points that bars cover.
  var safeAreaTop = 0.0

  /// None.
  package init() {}

  /// `layout` with the header moved down.
  package func displaced(_ layout: HeaderLayout) -> HeaderLayout {
    guard distance > 0, controlHeight > 0 else { return layout }
    let underBars = max(0, safeAreaTop - layout.headerMinY)
    let shift = distance + underBars * min(1, distance / controlHeight)
    var layout = layout
    layout.headerMinY += shift
    layout.headerHeight = max(0, layout.headerHeight + distance - shift)
    return layout
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
  /// Points at the list's top that hide the control while the header is as `layout` has it: it is seen right
  /// below them. `nil` where it is seen above the header.
  package func coverOfRefreshControl(in layout: HeaderLayout) -> Double? {
    guard let refresh else { return 0 }
    guard !isAboveHeader(refresh) else { return nil }
    return refresh.isCovered ? layout.headerMaxY - listMinY(in: layout) : 0
  }

  /// How far the header goes down for the control above it: as far as the content is pulled.
  var refreshDisplacement: RefreshDisplacement {
    var displacement = RefreshDisplacement()
    guard let refresh, isAboveHeader(refresh), let geometry = seen else { return displacement }
    displacement.distance = max(0, -geometry.offset - restMinY(in: geometry))
    displacement.controlHeight = refresh.height
    displacement.safeAreaTop = surroundings.safeAreaTop
    return displacement
  }

  /// The geometry at this moment: room may have been made since it was looked at last.
  private var seen: ObservedGeometry? { performer?.sight?.geometry }

  /// Points below the list's top at which content begins at rest, while nothing is fetched.
  private func restMinY(in geometry: ObservedGeometry) -> Double {
    geometry.insetTop - (geometry.details?.refreshInset ?? 0)
  }

  private func isAboveHeader(_ refresh: RefreshSight) -> Bool {
    guard refresh.height > 0 else { return false }
    if let isAboveHeader = refresh.isAboveHeader { return isAboveHeader }
    guard let geometry = seen else { return false }
    // Below, it would hang from where content begins at rest, and bars may cover the bottom.
    let maxY = restMinY(in: geometry) + refresh.height
    return maxY > geometry.height - geometry.insetBottom + bottomRoom
  }

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
    guard !isSeen else { return performer?.refresh }
    guard insets.refresh > 0, header.traits.liesInContent else { return nil }
    return RefreshSight(
      height: insets.refresh, isRefreshing: true, isCovered: false, isAboveHeader: false,
      isAboveContent: true)
  }

  /// The part of `stretch` that brings out the control instead, in points: all that it has no room for
  /// yet.
  private func hiddenStretch(of stretch: Double, _ refresh: RefreshSight) -> Double {
    guard stretch > 0, refresh.height > 0 else { return 0 }
    return isAboveHeader(refresh) ? stretch : min(stretch, max(0, refresh.height - insets.refresh))
  }

  /// Points of the control's room that are seen below a header that lies behind it and stretches.
  private func roomBehindControl(below layout: HeaderLayout) -> Double {
    guard insets.refresh > 0, header.traits.stretches else { return 0 }
    let minY = listMinY(in: layout)
    return min(insets.refresh, max(0, minY - contentOffset - layout.headerMaxY))
  }

  private func listMinY(in layout: HeaderLayout) -> Double {
    header.mounting == .overlay ? 0 : layout.scrollViewMinY
  }
}

package import HeaderCore

/// A refresh control, which is visible and has its room with every technique.
///
///     pulled, refreshing      over the list        in the list     the list's own header
///                             ┌────────┐           ┌────────┐
///                             │ header │           │   ◌    │             ◌
///                             └────────┘           │ header │         ┌────────┐
///                                 ◌                └────────┘         │ header │
///                              rows                 rows              └────────┘ rows
///
/// Techniques do not know about it. Its room is not part of the insets that they get, and their layouts are
/// adapted here before they are shown.
extension ObservedScroll {
  /// Returns how many points at the list's top the header covers in `layout`. The control is shown below them;
  /// `nil` shows it above the header.
  package func coverOfRefreshControl(in layout: HeaderLayout) -> Double? {
    guard let refresh else { return 0 }
    guard !isAboveHeader(refresh) else { return nil }
    return refresh.isCovered ? layout.headerMaxY - listMinY(in: layout) : 0
  }

  /// How far the content is pulled down from a control above the header, in points; 0 without one there.
  var pullAboveHeader: Double {
    guard let refresh, isAboveHeader(refresh), let geometry = currentGeometry else { return 0 }
    return max(0, -geometry.offset - restMinY(in: geometry))
  }

  /// Returns `layout` with the header moved down to make room for the control above it.
  ///
  ///     pulled by      0          30          60          90
  ///                 ▓▓▓▓▓▓▓▓   ┈┈┈┈┈┈┈┈    ┈┈┈┈┈┈┈┈    ┈┈┈┈┈┈┈┈   bars
  ///                 ░░░░░░░░   ▓▓▓▓▓▓▓▓        ◌           ◌
  ///                 ░░░░░░░░   ░░░░░░░░    ░░░░░░░░
  ///                            ░░░░░░░░    ░░░░░░░░    ░░░░░░░░
  ///                                                    ░░░░░░░░
  ///
  /// Its lower edge moves down with the content. Over the first points, as many as the control is high, its upper edge
  /// also moves below the bars, so that there is room for the whole control after them.
  func displaced(_ layout: HeaderLayout) -> HeaderLayout {
    let pull = pullAboveHeader
    guard pull > 0, let refresh else { return layout }
    let underBars = max(0, surroundings.safeAreaTop - layout.headerMinY)
    let shift = pull + underBars * min(1, pull / refresh.height)
    var layout = layout
    layout.headerMinY += shift
    layout.headerHeight = max(0, layout.headerHeight + pull - shift)
    return layout
  }

  /// The geometry at this moment, which may have changed since the last reading.
  private var currentGeometry: ObservedGeometry? { views?.snapshot.geometry }

  /// Returns where content begins at rest while nothing refreshes, in points below the list's top.
  private func restMinY(in geometry: ObservedGeometry) -> Double {
    geometry.insetTop - (geometry.details?.refreshInset ?? 0)
  }

  private func isAboveHeader(_ refresh: RefreshControlState) -> Bool {
    guard refresh.height > 0 else { return false }
    if let isAboveHeader = refresh.isAboveHeader { return isAboveHeader }
    guard let geometry = currentGeometry else { return false }
    // Below the header it would begin where resting content begins, and has to end above the bottom bars.
    let maxY = restMinY(in: geometry) + refresh.height
    return maxY > geometry.height - geometry.insetBottom + bottomRoom
  }

  /// Adapts `layout` to the refresh control.
  ///
  /// - A stretching header in front of the list would cover the control. The first points of a pull show the
  ///   control instead, and the rest stretches the header.
  /// - A stretching header behind the control also fills the control's room.
  /// - A header that is hidden at the top of the content is revealed while the control refreshes, because it
  ///   would lie at the end of the control's room. That never begins during a drag or a fling.
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

  /// The control. If the views cannot be inspected, it is inferred from its room, and lies in the list.
  private var refresh: RefreshControlState? {
    if let views { return views.refresh }
    guard insets.refresh > 0, header.traits.liesInContent else { return nil }
    return RefreshControlState(
      height: insets.refresh, isRefreshing: true, isCovered: false, isAboveHeader: false,
      isAboveContent: true)
  }

  /// Returns the part of `stretch` that shows the control instead, in points: the room that it does not have yet.
  private func hiddenStretch(of stretch: Double, _ refresh: RefreshControlState) -> Double {
    guard stretch > 0, refresh.height > 0 else { return 0 }
    return isAboveHeader(refresh) ? stretch : min(stretch, max(0, refresh.height - insets.refresh))
  }

  /// Returns the visible part of the control's room below a stretching header behind it, in points.
  private func roomBehindControl(below layout: HeaderLayout) -> Double {
    guard insets.refresh > 0, header.traits.stretches else { return 0 }
    let minY = listMinY(in: layout)
    return min(insets.refresh, max(0, minY - contentOffset - layout.headerMaxY))
  }

  private func listMinY(in layout: HeaderLayout) -> Double {
    header.mounting == .overlay ? 0 : layout.scrollViewMinY
  }
}

#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderCore
  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  /// A list that can be refreshed: its control is seen, and has its room, whatever the technique
  /// does.
  ///
  ///     pulled, refreshing      over the list        in the list     the list's own header
  ///                             ┌────────┐           ┌────────┐
  ///                             │ header │           │   ◌    │             ◌
  ///                             └────────┘           │ header │         ┌────────┐
  ///                                 ◌                └────────┘         │ header │
  ///                              rows                 rows              └────────┘ rows
  ///
  /// Techniques know nothing of it. Its room is not among the insets that they make up for, and
  /// their layouts are changed on the way to the screen, here.
  extension HeaderHost {
    /// `layout` with what a refresh control asks for.
    ///
    /// A header in front of the list that stretches would hide the control behind it: the first
    /// points of a pull bring out the control, and the header stretches with the others. One behind the
    /// control fills the room that the control has taken. A header that is tucked away at the top of
    /// the content would lie where the control's room ends: it is let out while the control
    /// refreshes, though not in the middle of a drag or a fling.
    func clearing(_ layout: HeaderLayout) -> HeaderLayout {
      let control = link.refreshControl
      guard !control.isIdle else { return layout }
      var layout = layout
      let change =
        placer.coversRefreshControl
        ? -hiddenStretch(of: layout.stretch) : roomBehindControl(below: layout)
      layout.stretch += change
      layout.headerHeight += change
      if reveals(layout) { layout.contentInsetTop = 0 }
      return layout
    }

    /// The part of `stretch` that brings out the control instead, in points: all that it has no room for
    /// yet.
    private func hiddenStretch(of stretch: Double) -> Double {
      let control = link.refreshControl
      guard stretch > 0, control.height > 0 else { return 0 }
      return isRefreshedAbove ? stretch : min(stretch, max(0, control.height - control.inset))
    }

    /// Points of the control's room that are seen below a header that lies behind it and stretches.
    private func roomBehindControl(below layout: HeaderLayout) -> Double {
      let room = link.refreshControl.inset
      guard room > 0, lists?.driver.traits.stretches == true else { return 0 }
      let minY = placer.mounting == .overlay ? 0 : layout.scrollViewMinY
      return min(room, max(0, minY - link.contentOffset - layout.headerMaxY))
    }

    /// Whether the control is seen above the header, which goes down with the content.
    private var isRefreshedAbove: Bool {
      guard placer.allowsDisplacement, link.refreshControl.height > 0 else { return false }
      switch lists?.refreshPlacement ?? .automatic {
      case .above: return true
      case .below: return false
      case .automatic:
        // Below, it would hang from where content begins at rest, and bars may cover the bottom.
        return contentTop + link.refreshControl.height > link.bounds - link.foreignInsetBottom
      }
    }

    /// Points below the scroll view's top at which content begins at rest, while nothing is fetched.
    private var contentTop: Double {
      link.adjustedContentInset.top - link.refreshControl.inset
    }

    /// How far the header has to go down for that now: as far as the content is pulled.
    var refreshDisplacement: RefreshDisplacement {
      // With every frame of a scroll: what there is to ask is asked only where it matters.
      guard !link.refreshControl.isIdle, isRefreshedAbove else { return RefreshDisplacement() }
      return RefreshDisplacement(
        distance: max(0, -link.contentOffset - contentTop),
        controlHeight: link.refreshControl.height,
        safeAreaTop: safeAreaTop)
    }

    /// Whether the header knows that it is over this list. It hears so last when lists are switched.
    var isFollowed: Bool { lists?.isFollowing(self) ?? true }

    /// Moves the header down as far as the content is pulled; `isAnimated` where another list has got
    /// under it, which is pulled by less.
    func displaceForRefresh(isAnimated: Bool) {
      let displacement = lists?.refreshDisplacement ?? refreshDisplacement
      guard isFollowed, displacement.distance != presenter.displacement.distance else { return }
      presenter.displacement = displacement
      guard isAnimated else { return presenter.placeHeader() }
      UIView.animate(
        withDuration: 0.25, delay: 0, options: [.allowUserInteraction],
        animations: { self.presenter.placeHeader() })
    }

    /// Whether `layout` tucks the header away, and it has to come out.
    func reveals(_ layout: HeaderLayout) -> Bool {
      placer.isContent && layout.contentInsetTop < 0 && link.refreshControl.isRefreshing
        && (isRevealed.now || isAtRest)
    }

    /// Lets a refresh control appear where `layout` leaves it to be seen: below a header that lies
    /// over the list, and never above the insets that are not the header's.
    func showRefreshControl(in layout: HeaderLayout) {
      // With every frame of a scroll: what lies in front of what is asked only where it matters.
      guard !link.refreshControl.isIdle else { return }
      guard !isRefreshedAbove else {
        link.refreshControl.show(at: link.foreignInsetTop)
        return
      }
      let minY = placer.mounting == .overlay ? 0 : layout.scrollViewMinY
      let covered = placer.coversRefreshControl ? layout.headerMaxY - minY : 0
      link.refreshControl.show(below: max(covered, link.foreignInsetTop))
    }
  }
#endif

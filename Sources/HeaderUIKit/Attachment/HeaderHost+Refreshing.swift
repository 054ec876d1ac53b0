#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderCore
  import HeaderObservation
  import HeaderPlatform

  /// A list's refresh control: what of it the header has to make way for, and where it is seen.
  extension HeaderHost {
    /// The control; `nil` without one.
    var refresh: RefreshSight? {
      // With every frame of a scroll: what there is to ask is asked only where it matters.
      guard !link.refreshControl.isIdle else { return nil }
      return RefreshSight(
        height: link.refreshControl.height, isRefreshing: link.refreshControl.isRefreshing,
        isCovered: placer.coversRefreshControl, isAboveHeader: isRefreshedAbove,
        isAboveContent: placer.isContent)
    }

    /// Whether the control is seen above the header, which goes down with the content.
    private var isRefreshedAbove: Bool {
      guard placer.allowsDisplacement, link.refreshControl.height > 0 else { return false }
      switch attachment?.refreshPlacement ?? .automatic {
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
    var isFollowed: Bool { attachment?.isFollowing(self) ?? true }

    /// Moves the header down as far as the content is pulled; `isAnimated` where another list has got
    /// under it, which is pulled by less.
    func displaceForRefresh(isAnimated: Bool) {
      let displacement = attachment?.refreshDisplacement ?? refreshDisplacement
      guard isFollowed, displacement.distance != presenter.displacement.distance else { return }
      presenter.displacement = displacement
      guard isAnimated else { return presenter.placeHeader() }
      UIView.animate(
        withDuration: 0.25, delay: 0, options: [.allowUserInteraction],
        animations: { self.presenter.placeHeader() })
    }

    /// Lets a refresh control appear where `layout` leaves it to be seen: below a header that lies
    /// over the list, and never above the insets that are not the header's.
    func showRefreshControl(in layout: HeaderLayout) {
      let control = link.refreshControl
      // With every frame of a scroll: what lies in front of what is asked only where it matters.
      guard !control.isIdle else { return }
      let insetTop = link.foreignInsetTop
      guard !isRefreshedAbove else { return control.show(at: insetTop) }
      let minY = placer.mounting == .overlay ? 0 : layout.scrollViewMinY
      let covered = placer.coversRefreshControl ? layout.headerMaxY - minY : 0
      control.show(at: max(covered, insetTop, control.restingEdge))
    }
  }
#endif

#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderCore
  import HeaderObservation
  import HeaderPlatform

  /// A list's refresh control: what of it the header has to make way for, and where it is seen.
  extension HeaderHost {
    /// The control; `nil` without one.
    var refresh: RefreshControlState? {
      // With every frame of a scroll: what there is to ask is asked only where it matters.
      guard link.hasRefreshControl else { return nil }
      return RefreshControlState(
        height: link.refreshHeight, isRefreshing: link.isRefreshing,
        isCovered: placer.coversRefreshControl, isAboveHeader: isRefreshedAbove,
        isAboveContent: placer.isContent)
    }

    /// Whether the app wants the control above the header, which goes down with the content; `nil` leaves it
    /// open.
    private var isRefreshedAbove: Bool? {
      guard placer.allowsDisplacement else { return false }
      switch attachment?.refreshPlacement ?? .automatic {
      case .above: return true
      case .below: return false
      case .automatic: return nil
      }
    }

    /// Whether the header knows that it is over this list. It hears so last when lists are switched.
    var isFollowed: Bool { attachment?.isFollowing(self) ?? true }

    /// Moves the header down as far as the content is pulled; `isAnimated` where another list has got
    /// under it, which is pulled by less.
    func displaceForRefresh(isAnimated: Bool) {
      guard isFollowed, let displacement = attachment?.observed.refreshDisplacement,
        displacement.distance != presenter.displacement.distance
      else { return }
      presenter.displacement = displacement
      guard isAnimated else { return presenter.placeHeader() }
      UIView.animate(
        withDuration: 0.25, delay: 0, options: [.allowUserInteraction],
        animations: { self.presenter.placeHeader() })
    }

    /// Lets a refresh control appear where `layout` leaves it to be seen: below a header that lies
    /// over the list, and never above the insets that are not the header's.
    func showRefreshControl(in layout: HeaderLayout) {
      // With every frame of a scroll: what lies in front of what is asked only where it matters.
      guard link.hasRefreshControl else { return }
      let insetTop = link.foreignInsetTop
      let covered = scroll.coverOfRefreshControl(in: layout)
      link.showRefreshControl(
        at: covered.map { max($0, insetTop, link.refreshEdge) } ?? insetTop)
    }
  }
#endif

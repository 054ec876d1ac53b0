#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderCore
  import HeaderObservation
  import HeaderPlatform

  /// A list's refresh control: its state, and its place under the header.
  extension HeaderHost {
    /// The control; `nil` without one.
    var refresh: RefreshControlState? {
      // This runs in every frame of a scroll, so read only what is needed.
      guard link.hasRefreshControl else { return nil }
      return RefreshControlState(
        height: link.refreshHeight, isRefreshing: link.isRefreshing,
        isCovered: placer.coversRefreshControl, isAboveHeader: isRefreshedAbove,
        isAboveContent: placer.isContent)
    }

    /// Whether the app wants the control above the header, which then moves down with the content; `nil` decides by
    /// the room there is.
    private var isRefreshedAbove: Bool? {
      guard placer.allowsDisplacement else { return false }
      switch attachment?.refreshPlacement ?? .automatic {
      case .above: return true
      case .below: return false
      case .automatic: return nil
      }
    }

    /// Places the refresh control where it is visible: below a header over the list, and never above the insets that
    /// are not the header's.
    func showRefreshControl() {
      // This runs in every frame of a scroll, so read only what is needed.
      guard link.hasRefreshControl else { return }
      let insetTop = link.foreignInsetTop
      let covered = scroll.coverOfRefreshControl(in: presenter.layout)
      link.showRefreshControl(
        at: covered.map { max($0, insetTop, link.refreshEdge) } ?? insetTop)
    }
  }
#endif

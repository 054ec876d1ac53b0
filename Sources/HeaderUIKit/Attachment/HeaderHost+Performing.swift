#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderCore
  import HeaderObservation
  import HeaderPlatform
  import ScrollPhysics

  // Everything here is called on the main actor, in answer to this host's snapshots.
  extension HeaderHost: @preconcurrency ScrollPerformer, @preconcurrency ViewPerformer {
    var views: (any ViewPerformer)? { self }

    // MARK: Reading

    var isInWindow: Bool { link.view.window != nil }

    var snapshot: ScrollSnapshot {
      let (sample, inset, safeArea) = (
        link.sample, link.adjustedContentInset, link.overlappedSafeArea
      )
      let surroundings = HeaderSurroundings(
        containerHeight: placer.containerHeight(of: link.view), safeAreaTop: safeAreaTop,
        fittingHeight: presenter.observed.presented.surroundings.fittingHeight,
        scale: link.grid.scale, prefersReducedMotion: UIAccessibility.isReduceMotionEnabled)
      let details = GeometryDetails(
        surroundings: surroundings, width: Double(container.bounds.width),
        // Excludes the safe area, whose overlap with the list grows as the header moves away.
        appInset: link.foreignInsetTop - safeArea, refreshInset: link.refreshInset,
        addsSafeArea: safeArea > 0 || link.view.safeAreaInsets.top == 0,
        isInSystemAnimation: UIView.inheritedAnimationDuration > 0)
      return ScrollSnapshot(
        sample: sample,
        geometry: ObservedGeometry(
          offset: sample.offset, contentSize: sample.contentSize,
          height: Double(link.view.bounds.height),
          insetTop: inset.top, insetBottom: inset.bottom, details: details))
    }

    var progress: Double? { presenter.progress }

    /// The offset of this list's content while it is animated with the header; `nil` if it is not.
    var carriedOffset: Double? {
      presenter.carried?.link === link ? link.contentOffset : nil
    }

    // MARK: The header

    func show(
      _ effects: HeaderEffects, _ change: PresentedHeader.Change, answering event: ScrollEvent?
    ) -> Bool {
      if event == .contentReplaced { attachment?.activeListDidChange() }
      // The app scrolls content that was animated with the header.
      if event == .didScroll(.programmatic), carriedOffset != nil { presenter.stopContent() }
      let isBusy = presenter.run != nil
      switch effects.appearance {
      case .animated(let transition, let animation):
        stopRun()
        let carried: Double? =
          if case .scroll(let offset, _) = effects.move { offset } else { nil }
        begin(transition, animation, carrying: carried)
      case .layout where !isBusy, .running:
        showIfNeeded(change, answering: event)
      case .layout, .held:
        stopRun()
        showLayout()
      }
      return isBusy || presenter.run != nil || placer.mounting == .beside
        || event?.cause?.isUserTravel != true
    }

    /// Shows the layout if it changed, or if the geometry or the refresh control did. Otherwise a header in the content
    /// only follows the content.
    private func showIfNeeded(_ change: PresentedHeader.Change, answering event: ScrollEvent?) {
      let isGeometryNew = event == .geometryDidChange && !reportsContentAlone
      guard change == .layout || isGeometryNew || event == nil || link.isRefreshControlNew else {
        let followsContent = placer.followsContent || attachment?.hasRefreshControl == true
        if followsContent, event?.cause != nil || reportsContentAlone { presenter.placeHeader() }
        if isAtRest { keepIndicatorClear(glides: true) }
        if change == .overlap { presenter.reportLayout() }
        return
      }
      showLayout()
    }

    private func begin(
      _ transition: HeaderTransition, _ animation: HeaderAnimation, carrying offset: Double?
    ) {
      if offset != nil, !isAtRest {
        // Ends the deceleration or the scroll. Otherwise it would continue from the new offset.
        let start = link.contentOffset
        link.scroll(to: start, animated: false)
        link.move(to: start)
      }
      let carried = offset.map { end in
        let run = ContentRun(from: link.contentOffset, to: end, animation) { [weak self] offset in
          guard let self else { return }
          scroll.writing { moveContent(to: offset) }
        }
        return (link, run)
      }
      presenter.begin(
        transition, animation, carrying: carried,
        changes: { [weak self] in self?.showLayout() },
        completion: { [weak self] hasCarried in
          self?.attachment?.observed.animationDidEnd()
          if hasCarried { self?.scroll.carriedContentDidStop() }
        })
      if offset != nil { watchTurns() }
    }

    /// Returns whether content is animated with the header. Stops following if a finger touches the content.
    func followCarriedContent() -> Bool {
      guard carriedOffset != nil else { return false }
      guard link.view.isTracking else { return true }
      scroll.carriedContentDidStop()
      watchTurnsIfNeeded()
      return true
    }

    private func stopRun() {
      let carried = carriedOffset
      presenter.stopRun()
      if let carried { moveContent(to: link.grid.rounded(carried)) }
    }

    /// Places everything for the layout.
    private func showLayout() {
      if isAtRest || placer.mounting == .beside { keepIndicatorClear() }
      showRefreshControl()
      presenter.show()
    }

    /// Lets the scroll indicator begin below the header. In an overlay only at rest, because no property of the list
    /// is written while it moves.
    private func keepIndicatorClear(glides: Bool = false) {
      let layout = presenter.layout
      let minY = placer.mounting == .overlay ? 0 : layout.scrollViewMinY
      let covered = layout.headerMaxY - minY - link.overlappedSafeArea
      link.keepIndicatorClear(placer.isContent ? 0 : max(0, covered), glides: glides)
    }

    // MARK: The list

    func makeRoom(_ points: Double) {
      let isNew = points != link.topRoom
      makeTopRoom(points)
      if isNew { showRefreshControl() }
    }

    func makeBottomRoom(_ points: Double) {
      link.makeBottomRoom(points)
    }

    func move(_ request: ScrollRequest) -> RequestResult {
      switch request.move {
      case .put: moveContent(to: request.offset)
      case .stop: link.scroll(to: request.offset, animated: false)
      case .scroll where carriedOffset != nil && presenter.carried?.run.end == request.offset: break
      case .scroll:
        if carriedOffset != nil { presenter.stopContent() }
        link.scroll(to: request.offset, animated: true)
      }
      return .done
    }

    /// Moves the content, and a header that lies in it.
    func moveContent(to offset: Double) {
      link.move(to: offset)
      if placer.followsContent { presenter.placeHeader() }
    }

    func align(_ effects: HeaderEffects) {
      placer.align(link.view, with: effects.layout)
      keepIndicatorClear()
    }
  }
#endif

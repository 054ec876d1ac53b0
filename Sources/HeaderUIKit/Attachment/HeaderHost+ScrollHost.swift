#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderCore
  import ScrollPhysics
  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  // Everything here is called by the forwarder, which the host itself calls, on the main actor.
  extension HeaderHost: @preconcurrency ScrollHost {
    var contentOffset: Double { carriedOffset ?? observer.offset }

    /// Where this list's content is seen while it goes along with the header; `nil` where it does not.
    private var carriedOffset: Double? {
      presenter.run?.carries(link) == true ? link.contentOffset : nil
    }

    var reading: HostReading {
      let safeArea = link.overlappedSafeArea
      return HostReading(
        offset: contentOffset + readingShift,
        position: observer.position.map { $0 + readingShift },
        contentSize: link.contentSize, containerHeight: containerHeight,
        appInset: ScrollInsets(
          top: link.foreignInsetTop - safeArea, bottom: link.adjustedContentInset.bottom),
        addsSafeArea: safeArea > 0 || link.view.safeAreaInsets.top == 0,
        refreshInset: link.refreshControl.inset,
        safeAreaTop: safeAreaTop,
        fittingHeight: presenter.givenHeight ?? presenter.fittingHeight,
        motion: motion, prefersReducedMotion: UIAccessibility.isReduceMotionEnabled,
        scale: link.grid.scale, progress: presenter.progress)
    }

    private var motion: HostMotion {
      let motion = observer.motion
      return carriedOffset != nil && motion == .resting ? .scrolling : motion
    }

    var isAtRest: Bool { motion == .resting }

    func adapt(_ layout: inout HeaderLayout) {
      isRevealedForRefresh = isRevealed(layout)
      layout = clearing(layout)
    }

    func place(_ effects: HeaderEffects) {
      presenter.overlap = effects.overlap
      observer.writing {
        show(effects.layout, room: effects.room)
        if let offset = effects.move?.immediateOffset { moveContent(to: offset) }
      }
      observer.resetOffset()
    }

    func perform(
      _ effects: HeaderEffects, answering event: ScrollEvent, in context: HeaderContext
    ) {
      let wasRevealed = isShownRevealed
      isShownRevealed = isRevealedForRefresh
      requestedTarget = effects.targetContentOffset
      let isOverlapChanged = presenter.overlap != effects.overlap
      presenter.overlap = effects.overlap
      let offset = link.contentOffset
      observer.writing {
        show(effects, answering: event)
        switch effects.move {
        case nil: break
        case .put(let offset, _) where isRevealedForRefresh != wasRevealed:
          // What is let out, or goes back, is seen to do so.
          link.scroll(to: offset, animated: true)
        case .put(let offset, _): moveContent(to: offset)
        case .stop(let offset): link.scroll(to: offset, animated: false)
        case .scroll(let offset, _):
          if carriedOffset == nil { link.scroll(to: offset, animated: true) }
        }
        if isOverlapChanged { presenter.onLayout?(presenter.layout, effects.overlap) }
      }
      switch effects.move {
      case nil:
        // A scroll view may move its content when its size or its inset changes.
        if link.contentOffset != offset { observer.resetOffset() }
      case .put(_, let position): observer.didMoveContent(to: position)
      case .stop: observer.interruptMotion(scrolling: false)
      case .scroll: observer.interruptMotion(scrolling: carriedOffset == nil)
      }
    }

    // MARK: The header

    /// Shows what is to be seen of the header.
    private func show(_ effects: HeaderEffects, answering event: ScrollEvent) {
      switch effects.appearance {
      case .animated(let transition, let animation):
        let wasRunning = presenter.run != nil
        stopRun()
        // What comes in the middle of an animation of the system's, a rotation's, goes along with
        // that.
        if wasRunning, event.isGeometry, UIView.inheritedAnimationDuration > 0 {
          show(effects.layout, room: effects.room)
        } else {
          begin(transition, animation, carrying: effects.carriedOffset, room: effects.room)
        }
      case .running(let transition):
        presenter.run?.transition = transition
        showIfNeeded(effects, answering: event)
      case .layout:
        if presenter.run != nil {
          stopRun()
          show(effects.layout, room: effects.room)
        } else {
          showIfNeeded(effects, answering: event)
        }
      case .held(let layout):
        stopRun()
        show(layout, room: effects.room)
      }
    }

    /// Puts everything where `layout` has it, unless it is there already.
    private func showIfNeeded(_ effects: HeaderEffects, answering event: ScrollEvent) {
      let layout = effects.layout
      let isAnother =
        layout != presenter.layout || event == .geometryDidChange || link.refreshControl.isAnother
        || effects.room != link.room.amount
      displaceForRefresh(isAnimated: false)
      guard isAnother else {
        if placer.followsContent, case .didScroll = event { presenter.placeHeader() }
        if isAtRest { keepIndicatorClear() }
        return
      }
      show(layout, room: effects.room)
    }

    private func begin(
      _ transition: HeaderTransition, _ animation: HeaderAnimation, carrying offset: Double?,
      room: Double
    ) {
      presenter.begin(
        transition, animation, carrying: offset.map { carried(to: $0) },
        changes: { [weak self] in self?.show(transition.end, room: room) },
        completion: { [weak self] in
          if offset != nil { self?.carriedContentDidArrive() }
        })
      if offset != nil { observer.watchTurns() }
      lists?.followAnimationIfNeeded()
    }

    private func carried(to offset: Double) -> HeaderAnimationRun.Carried {
      HeaderAnimationRun.Carried(link: link, end: offset) { [weak self] offset, progress in
        guard let self else { return }
        observer.writing {
          link.move(to: offset)
          presenter.carryHeader(to: progress)
        }
        observer.resetOffset()
      }
    }

    private func carriedContentDidArrive() {
      observer.resetOffset()
      report(.didEndScrollingAnimation)
    }

    /// Looks whether a finger has stopped content that goes along with the header's animation. Gives
    /// whether there is such content.
    func followCarriedContent() -> Bool {
      guard carriedOffset != nil else { return false }
      guard link.view.isTracking else { return true }
      observer.report(.didEndScrollingAnimation)
      observer.waitForLift()
      return true
    }

    private func stopRun() {
      let carried = carriedOffset
      presenter.stopRun()
      if let carried { moveContent(to: link.grid.rounded(carried)) }
    }

    /// Puts everything where `layout` has it.
    private func show(_ layout: HeaderLayout, room: Double) {
      presenter.layout = layout
      link.makeRoom(room)
      if isFollowed { presenter.displacement = lists?.refreshDisplacement ?? refreshDisplacement }
      if isAtRest || placer.mounting == .beside { keepIndicatorClear() }
      showRefreshControl(in: layout)
      presenter.show(layout, safeAreaTop: coveredTop)
    }

    /// Points at the header's top that bars cover while it rests. A header in the content has margins
    /// for them.
    var coveredTop: Double {
      forwarder.driver.traits.liesInContent ? 0 : safeAreaTop
    }

    /// Lets the indicator begin below the header. In an overlay once the content is at rest: nothing
    /// of the list's is written while it moves.
    func keepIndicatorClear() {
      let layout = presenter.layout
      let minY = placer.mounting == .overlay ? 0 : layout.scrollViewMinY
      let covered = layout.headerMaxY - minY - link.overlappedSafeArea
      link.keepIndicatorClear(placer.coversIndicator ? max(0, covered) : 0)
    }

    // MARK: The content

    /// Moves the content, and takes along a header that lies in it.
    func moveContent(to offset: Double) {
      link.move(to: offset)
      if placer.followsContent { presenter.placeHeader() }
    }
  }

  extension HeaderEffects {
    /// Where the content goes in the same animation as the header.
    fileprivate var carriedOffset: Double? {
      guard case .animated = appearance, case .scroll(let offset, _) = move else { return nil }
      return offset
    }
  }

  extension ScrollEvent {
    /// Whether neither the user nor the app is behind what it brings about.
    fileprivate var isGeometry: Bool { self == .geometryDidChange || self == .didScroll(.layout) }
  }

  extension HeaderHost: @preconcurrency PageHost {
    func halt() {
      observer.writing {
        if link.view.isDecelerating { link.scroll(to: link.contentOffset, animated: false) }
      }
      observer.discardMotion()
    }

    var bottomRoom: Double {
      get { link.bottomRoom }
      set {
        observer.writing { link.makeBottomRoom(newValue) }
        observer.resetOffset()
        geometry = currentGeometry
      }
    }

    func align(_ effects: HeaderEffects) {
      observer.writing {
        placer.align(link.view, with: effects.layout)
        link.makeRoom(effects.room)
        if let offset = effects.move?.immediateOffset {
          let rounded = link.grid.rounded(offset)
          if (rounded - link.contentOffset).magnitude > 0.5 / max(link.grid.scale, 1) {
            link.move(to: rounded)
          }
        }
        keepIndicatorClear()
      }
      observer.resetOffset()
      geometry = currentGeometry
    }
  }
#endif

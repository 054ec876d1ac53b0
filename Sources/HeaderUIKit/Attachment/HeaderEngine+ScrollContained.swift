#if canImport(UIKit) || canImport(HeadlessUIKit)
  import HeaderCore
  import ScrollPhysics
  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  // Everything here is called by the forwarder, which the engine itself calls, on the main actor.
  extension HeaderEngine: @preconcurrency ScrollContained {
    var contentOffset: Double { link.contentOffset }

    var headerContext: HeaderContext {
      HeaderContext(
        scroll: link.metrics(position: link.view.isDragging ? finger?.position : nil),
        environment: HeaderEnvironment(
          containerHeight: placer.containerHeight, safeAreaTop: placer.safeAreaTop,
          fittingHeight: fittingHeight,
          prefersReducedMotion: UIAccessibility.isReduceMotionEnabled),
        visibleLayout: visibleLayout)
    }

    func place(_ layout: HeaderLayout) {
      writing {
        // Before the first layout content is at 0, whatever its insets are.
        let isAtTop = link.contentOffset <= max(legalRange.minimum, 0)
        show(clearing(layout))
        guard isAtRest else { return }
        let range = legalRange
        moveContent(to: isAtTop ? range.minimum : range.clamp(link.contentOffset))
      }
    }

    func apply(_ update: HeaderUpdate, answering event: ScrollEvent, in context: HeaderContext) {
      writing {
        let range = legalRange
        let offset = link.contentOffset
        let inset = link.room.amount
        let wasLetOut = isLetOut
        show(update, answering: event)
        let hasMoved = moveContent(as: update.reaction, answering: event)
        if case .willEndDragging = event { requestedTarget = update.reaction.targetContentOffset }
        guard !hasMoved, isAtRest, legalRange != range else { return }
        guard isLetOut == wasLetOut else {
          // What is let out leaves alone content that hides it, and goes back with the content.
          let isPinned = offset <= range.minimum
          let target = isPinned ? legalRange.minimum : legalRange.clamp(offset)
          if target != offset { link.scroll(to: target, animated: true) }
          return
        }
        // Content at the very top stays there when the header changes its inset.
        let isPinned = offset == range.minimum && link.room.amount != inset
        moveContent(to: isPinned ? legalRange.minimum : legalRange.clamp(offset))
      }
    }

    /// Runs `body`, and takes what the scroll view reports meanwhile for echoes.
    func writing(_ body: () -> Void) {
      applications += 1
      body()
      applications -= 1
    }

    /// The offsets at which the content may rest, on the pixel grid.
    var legalRange: ScrollRange {
      let scroll = link.metrics()
      let grid = link.grid
      return ScrollRange(
        minimum: grid.rounded(scroll.minimumContentOffset),
        maximum: grid.rounded(scroll.maximumContentOffset))
    }

    var isAtRest: Bool {
      !link.view.isTracking && !link.view.isDecelerating
    }

    // MARK: The header

    /// What is on screen while an animation runs.
    private var visibleLayout: HeaderLayout? {
      guard let run, let seen = seenHeader else { return nil }
      return run.visibleLayout(minY: seen.minY, height: seen.height)
    }

    /// Where the header is drawn at this moment, in the layout's coordinates.
    private var seenHeader: (minY: Double, height: Double)? {
      placer.header.layer.presentation().map {
        (Double($0.frame.minY) - placer.frameOrigin, Double($0.frame.height))
      }
    }

    /// Takes over the layout, with the animation if there is one. An answer without one ends a
    /// running animation, unless it leaves alone what that moves, or nobody wished for it.
    private func show(_ update: HeaderUpdate, answering event: ScrollEvent) {
      let end = clearing(update.layout)
      isLetOut = letsOut(update.layout)
      guard end != layout, end.isFinite else {
        if placer.followsContent || event == .geometryDidChange || link.refreshControl.isAnother {
          show(layout)
        }
        return
      }
      guard let animation = update.reaction.animation, animation.duration > 0,
        animation.duration.isFinite
      else {
        if let run, !run.carries(on: end) {
          let rest = seenHeader.flatMap {
            run.rest(to: end, answering: event, minY: $0.minY, height: $0.height)
          }
          stopRun()
          // What comes in the middle of an animation of the system's, a rotation's, goes along with
          // that.
          if let rest, UIView.inheritedAnimationDuration == 0 {
            return begin(rest.transition, rest.animation)
          }
        }
        show(end)
        return
      }
      let start = visibleLayout ?? layout
      stopRun()
      begin(HeaderTransition(from: start, to: end), animation)
    }

    private func begin(_ transition: HeaderTransition, _ animation: HeaderAnimation) {
      let end = transition.end
      layout = end
      run = HeaderAnimationRun(
        transition, animation: animation,
        changes: { [weak self] in self?.show(end) },
        completion: { [weak self] in self?.run = nil })
    }

    private func stopRun() {
      guard let run else { return }
      run.stop()
      self.run = nil
      // The views were left where they are seen. Constants that do not change would not move them.
      placer.container.setNeedsLayout()
    }

    /// Puts everything where `layout` has it.
    private func show(_ layout: HeaderLayout) {
      self.layout = layout
      placer.place(layout)
      let covered = layout.headerMaxY - layout.scrollViewMinY - link.overlappedSafeArea
      link.keepIndicatorClear(placer.coversIndicator ? max(0, covered) : 0)
      link.makeRoom(layout.contentInsetTop)
      showRefreshControl(in: layout)
      for bound in bindings { bound.binding.apply(bound.element.tracks, in: layout) }
      onLayout?(layout)
    }

    // MARK: The content

    /// Corrects the offset, or begins to scroll to it; gives whether it did either. While a finger
    /// is down it stays in charge, and nothing scrolls by itself; a fling does not outlive a header
    /// that the app collapses or expands at once.
    private func moveContent(as reaction: HeaderReaction, answering event: ScrollEvent) -> Bool {
      guard let offset = reaction.contentOffset, offset.isFinite, offset != link.contentOffset
      else {
        return false
      }
      let isTracking = link.view.isTracking
      if reaction.animation != nil {
        guard !isTracking else { return false }
        link.scroll(to: link.grid.rounded(offset), animated: true)
        endTravel()
        return true
      }
      if case .setCollapsed = event, !isTracking {
        link.scroll(to: link.grid.rounded(offset), animated: false)
        endTravel()
        return true
      }
      let scroll = link.metrics()
      finger?.correct(to: offset, in: scroll.legalRange, dimension: scroll.bounds)
      moveContent(to: offset)
      return true
    }

    /// Moves the content, and takes along a header that lies in it.
    func moveContent(to offset: Double) {
      link.move(to: offset)
      if placer.followsContent { placer.place(layout) }
    }
  }
#endif

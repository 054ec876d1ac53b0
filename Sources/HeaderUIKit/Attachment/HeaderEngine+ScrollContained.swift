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

    var reading: HostReading {
      let view = link.view
      let isDragging = view.isDragging && view.isTracking
      let safeArea = link.overlappedSafeArea
      return HostReading(
        offset: link.contentOffset, position: isDragging ? finger?.position : nil,
        contentSize: link.contentSize, containerHeight: placer.containerHeight,
        appInset: ScrollInsets(
          top: link.foreignInsetTop - safeArea, bottom: link.adjustedContentInset.bottom),
        addsSafeArea: safeArea > 0 || view.safeAreaInsets.top == 0,
        refreshInset: link.refreshControl.inset,
        safeAreaTop: placer.safeAreaTop, fittingHeight: fittingHeight,
        motion: view.isTracking ? .tracking : view.isDecelerating ? .decelerating : .resting,
        prefersReducedMotion: UIAccessibility.isReduceMotionEnabled, scale: link.grid.scale,
        progress: progress)
    }

    func adapted(_ layout: HeaderLayout) -> HeaderLayout {
      isLetOut = letsOut(layout)
      return clearing(layout)
    }

    func place(_ effects: HeaderEffects) {
      writing {
        show(effects.layout)
        if let offset = effects.move?.immediateOffset { moveContent(to: offset) }
      }
    }

    func perform(
      _ effects: HeaderEffects, answering event: ScrollEvent, in context: HeaderContext
    ) {
      writing {
        let wasLetOut = isShownLetOut
        isShownLetOut = isLetOut
        show(effects, answering: event)
        requestedTarget = effects.targetContentOffset
        switch effects.move {
        case nil: break
        case .put(let offset, _) where isLetOut != wasLetOut:
          // What is let out, or goes back, is seen to do so.
          link.scroll(to: offset, animated: true)
        case .put(let offset, let position):
          finger?.shift(to: position)
          moveContent(to: offset)
        case .stop(let offset):
          link.scroll(to: offset, animated: false)
          endTravel()
        case .scroll(let offset, _):
          link.scroll(to: offset, animated: true)
          endTravel()
        }
      }
    }

    /// Runs `body`, and takes what the scroll view reports meanwhile for echoes.
    func writing(_ body: () -> Void) {
      applications += 1
      body()
      applications -= 1
    }

    var isAtRest: Bool {
      !link.view.isTracking && !link.view.isDecelerating
    }

    // MARK: The header

    /// How far the animation that runs has got, read off the header as it is drawn.
    private var progress: Double? {
      guard let run, let header = placer.header.layer.presentation() else { return nil }
      return run.progress(
        minY: Double(header.frame.minY) - placer.frameOrigin, height: Double(header.frame.height))
    }

    /// Shows what is to be seen of the header.
    private func show(_ effects: HeaderEffects, answering event: ScrollEvent) {
      switch effects.appearance {
      case .animated(let transition, let animation):
        let wasRunning = run != nil
        stopRun()
        // What comes in the middle of an animation of the system's, a rotation's, goes along with
        // that.
        if wasRunning, event.isGeometry, UIView.inheritedAnimationDuration > 0 {
          show(effects.layout)
        } else {
          begin(transition, animation)
        }
      case .running(let transition):
        run?.transition = transition
        showIfNeeded(effects.layout, answering: event)
      case .layout:
        if run != nil {
          stopRun()
          show(effects.layout)
        } else {
          showIfNeeded(effects.layout, answering: event)
        }
      case .held(let layout):
        stopRun()
        show(layout)
      }
    }

    /// Puts everything where `layout` has it, unless it is there already.
    private func showIfNeeded(_ layout: HeaderLayout, answering event: ScrollEvent) {
      guard
        layout != self.layout || placer.followsContent || event == .geometryDidChange
          || link.refreshControl.isAnother
      else { return }
      show(layout)
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

    /// Moves the content, and takes along a header that lies in it.
    func moveContent(to offset: Double) {
      link.move(to: offset)
      if placer.followsContent { placer.place(layout) }
    }
  }

  extension ScrollEvent {
    /// Whether neither the user nor the app is behind what it brings about.
    fileprivate var isGeometry: Bool { self == .geometryDidChange || self == .didScroll(.layout) }
  }
#endif

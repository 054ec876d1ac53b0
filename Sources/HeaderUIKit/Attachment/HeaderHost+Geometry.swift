#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderCore
  import HeaderObservation
  import HeaderPlatform
  import ScrollPhysics

  extension HeaderHost {
    /// The view whose size and safe area are used: in an overlay, the list itself.
    var container: UIView { placer.container(of: link.view) }

    /// Height of the safe area below the layout's origin, in points.
    var safeAreaTop: Double { placer.safeAreaTop(of: link.view) }

    /// Reports the geometry, if it changed.
    func reportGeometry() {
      guard isAttached, !scroll.isWriting else { return }
      // Outside a window there is no safe area, and the sizes are not the screen's.
      guard container.window != nil || measured == nil else { return }
      renewRoom()
      attachment?.updateBar()
      makeBarRoom()
      attachment?.updateEdgeEffect()
      let snapshot = snapshot
      guard scroll.needsReport(snapshot.geometry) else { return }
      scroll.ignoringReadings {
        // A table view reports its size in the middle of an update, and must not be changed before the turn's end.
        watchTurns()
        guard !reportsContentAlone else { return }
        placer.prepare()
        // During a drag a bar may change the safe area in every frame: the measurement waits.
        let isMoving = snapshot.sample.isHeld || snapshot.sample.isDecelerating
        let isWidthNew = measured?.width != Double(container.bounds.width)
        let isSafeAreaNew = measured?.safeAreaTop != safeAreaTop
        if isWidthNew || !isMoving && isAtRest && isSafeAreaNew { measure() }
      }
      report(self.snapshot, reportsGeometry: true)
      attachment?.align(self)
    }

    /// Makes the room again after the app overwrote an inset.
    private func renewRoom() {
      guard link.isOverwritten else { return }
      scroll.writing {
        makeTopRoom(link.topRoom)
        link.makeBottomRoom(link.bottomRoom)
        moveIntoRange()
      }
    }

    /// Measures the header again, because its content may need a different height.
    func headerContentDidChange() {
      guard isAttached else { return }
      placer.prepare()
      measure()
      attachment?.updateBar(isContentNew: true)
      reportGeometry()
    }

    /// Makes `points` of room above the content. In a plain table view this is done by an empty table header view if
    /// a section has a header, if the header lies beside the list, or if it moves with the content.
    func makeTopRoom(_ points: Double, seekingSections: Bool = false) {
      let traits = attachment?.driver.traits
      link.makeRoom(
        points, seekingSections: seekingSections,
        prefersSpacer: placer.mounting == .beside || traits?.liesInContent == true
          || traits?.movedBy == .position,
        collapsedCover: collapsedCover)
    }

    /// Points of the list, below the safe area, that the collapsed header covers.
    private var collapsedCover: Double {
      guard let layout = attachment?.observed.forwarder.collapsedLayout(for: scroll.reading)
      else { return 0 }
      let listMinY = placer.mounting == .beside ? layout.scrollViewMinY : 0
      return layout.headerMaxY - max(listMinY, safeAreaTop)
    }

    /// Measures the header's own height, unless the app gave it.
    func measure() {
      let width = Double(container.bounds.width)
      measured = (width, safeAreaTop)
      presenter.observed.presented.surroundings.fittingHeight =
        attachment?.headerHeight.map(Double.init) ?? placer.fittingHeight(forWidth: width)
    }
  }
#endif

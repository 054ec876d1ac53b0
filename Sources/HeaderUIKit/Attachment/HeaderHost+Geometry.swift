#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderCore
  import HeaderObservation
  import HeaderPlatform
  import ScrollPhysics

  extension HeaderHost {
    /// The view whose size and safe area count: in an overlay the list itself.
    var container: UIView { placer.container(of: link.view) }

    /// Points of safe area below the layout's zero.
    var safeAreaTop: Double { placer.safeAreaTop(of: link.view) }

    /// Looks whether the geometry has changed, and reports that.
    func noticeGeometry() {
      guard isAttached, !scroll.isWriting else { return }
      // Outside a window there is no safe area, and the sizes are not the screen's.
      guard container.window != nil || measured == nil else { return }
      renewRoom()
      attachment?.barGeometryMayHaveChanged()
      makeBarRoom()
      attachment?.edgeMayHaveChanged()
      guard let snapshot, scroll.needsReport(snapshot.geometry) else { return }
      scroll.layingOut {
        link.mayHaveSections = true
        watchTurns()
        placer.prepare()
        // A bar that shrinks under a finger changes the safe area in every frame: that waits.
        let isMoving = snapshot.sample.isHeld || snapshot.sample.isDecelerating
        let isWidthNew = measured?.width != Double(container.bounds.width)
        let isSafeAreaNew = measured?.safeAreaTop != safeAreaTop
        if isWidthNew || !isMoving && isAtRest && isSafeAreaNew { measure() }
      }
      report(reportsGeometry: true)
      attachment?.align(self)
    }

    /// The app has written its own inset over the header's: makes the room again, and undoes what the
    /// scroll view did to the offset meanwhile.
    private func renewRoom() {
      guard link.isOverwritten else { return }
      let offset = scroll.contentOffset
      scroll.writing {
        makeTopRoom(link.topRoom)
        link.makeBottomRoom(link.bottomRoom)
        moveIntoRange(from: offset)
      }
    }

    /// The header's content asks for another height, perhaps: measures it again.
    func headerContentDidChange() {
      guard isAttached else { return }
      placer.prepare()
      measure()
      attachment?.barGeometryMayHaveChanged(isContentNew: true)
      noticeGeometry()
    }

    /// Makes `points` of room above the content: in a plain table view, even if no section has a header, by
    /// its own header view if the header lies beside the list, or goes with its content.
    func makeTopRoom(_ points: Double, seekingSections: Bool = false) {
      let traits = attachment?.driver.traits
      link.makeRoom(
        points, seekingSections: seekingSections,
        prefersSpacer: placer.mounting == .beside || traits?.liesInContent == true
          || traits?.movedBy == .position,
        collapsedCover: collapsedCover)
    }

    /// Points at the top of the list, below the safe area, that are under the collapsed header.
    private var collapsedCover: Double {
      guard placer.mounting == .overlay, let forwarder = attachment?.observed.forwarder
      else { return 0 }
      return forwarder.collapsedMaxY(for: scroll.reading) - safeAreaTop
    }

    /// Takes the header's own height, unless the app has given it.
    func measure() {
      let width = Double(container.bounds.width)
      measured = (width, safeAreaTop)
      presenter.ownHeight =
        attachment?.headerHeight.map(Double.init) ?? placer.fittingHeight(forWidth: width)
    }
  }

  /// An invisible view all over the view that it lies in, which reports that view's changes: a new size, a
  /// new safe area, larger text, coming into a window or leaving one.
  ///
  /// It is the last of that view's subviews: among the first, system bars look for the scroll view that they
  /// follow. In a scroll view it is told of no safe area, of which that has moved its content out.
  @MainActor
  final class GeometryObserverView: UIView {
    /// Who put it there.
    weak var host: HeaderHost?

    /// Lies in `view` and reports to `host`.
    init(of host: HeaderHost, in view: UIView) {
      super.init(frame: .zero)
      isHidden = true
      self.host = host
      translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(self)
      let frame = (view as? UIScrollView)?.frameLayoutGuide
      NSLayoutConstraint.activate([
        topAnchor.constraint(equalTo: frame?.topAnchor ?? view.topAnchor),
        bottomAnchor.constraint(equalTo: frame?.bottomAnchor ?? view.bottomAnchor),
        leadingAnchor.constraint(equalTo: frame?.leadingAnchor ?? view.leadingAnchor),
        trailingAnchor.constraint(equalTo: frame?.trailingAnchor ?? view.trailingAnchor),
      ])
    }

    required init?(coder: NSCoder) {
      nil
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      if host?.measured == nil { host?.headerContentDidChange() }
      host?.noticeGeometry()
    }

    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      host?.noticeGeometry()
    }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      host?.windowDidChange()
      host?.noticeGeometry()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      // It does nothing, and to call it is deprecated on visionOS since its first release.
      #if !os(visionOS)
        super.traitCollectionDidChange(previousTraitCollection)
      #endif
      // The size of text may have changed, for example. The header may hear of it later than this view does,
      // and lays itself out by then.
      host?.measured = nil
      setNeedsLayout()
    }
  }
#endif

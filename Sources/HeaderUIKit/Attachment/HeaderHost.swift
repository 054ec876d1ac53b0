#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderCore
  import HeaderObservation
  import HeaderPlatform
  import ScrollPhysics

  /// Reads a UIKit scroll view, and performs the requests to it.
  ///
  ///     UIScrollView ──changes──▶ HeaderHost ──snapshot──▶ ObservedScroll
  ///          ▲                      │  ▲            pages, stage, technique
  ///          └── ScrollViewLink ◀───┤  └──requests──────┘
  ///       header ◀── HeaderPlacer ◀─┘
  ///
  /// It decides nothing. The link and the placer remember what they changed of the app's views, and restore it.
  ///
  /// It takes a snapshot whenever the offset, the content's size, the inset or the pan gesture's state changes, and
  /// at the end of each turn of the run loop while something moves. UIKit has no callback for a finger that lifts
  /// without dragging, and may have none for a fling that the app ends early.
  @MainActor
  final class HeaderHost {
    let link: ScrollViewLink
    let presenter: HeaderPresenter
    /// The state behind the scroll view.
    let scroll: ObservedScroll
    /// The header and its lists.
    private(set) weak var attachment: HeaderAttachment?

    /// Observes whether the list is hidden or paged away.
    let visibility = ListVisibility()
    /// The width and the safe area for which the header was measured; `nil` if it has to be measured again.
    var measured: (width: Double, safeAreaTop: Double)?

    /// Whether the app wants the delegate to be replaced; `nil` leaves it to the technique.
    let forwardsDelegate: Bool?
    /// Replaces the delegate if the technique chooses where a fling ends, which UIKit asks only a delegate, or if the
    /// app wants it.
    private var proxy: ScrollDelegateProxy?
    /// Observes the scroll view while the host is attached.
    private var watch: ScrollViewWatch?
    private lazy var turns = TurnWatch { [weak self] in self?.turnDidEnd() }
    /// Whether the geometry that is being reported differs only in the content's size. No view's place depends on that.
    private(set) var reportsContentAlone = false
    /// In the scroll view, in its superview and in the header's.
    private var geometryViews: [GeometryObserverView] = []

    /// Places the header for a layout.
    var placer: HeaderPlacer { presenter.placer }

    /// A host of `list` under the header of `attachment`. It replaces the delegate if it `forwardsDelegate`.
    init(
      _ list: UIScrollView, room: HeaderRoom = .automatic, of attachment: HeaderAttachment,
      forwardsDelegate: Bool?
    ) {
      link = ScrollViewLink(list, room: room)
      (self.attachment, presenter) = (attachment, attachment.presenter)
      (scroll, self.forwardsDelegate) = (attachment.observed.addPage(), forwardsDelegate)
      scroll.performer = self
    }

    /// Whether the list is observed.
    var isAttached: Bool { watch != nil }

    /// Observes the list in the way that the technique needs, from now on.
    func observe() {
      watch?.stop()
      let choosesTarget = attachment?.driver.traits.choosesTarget == true
      if forwardsDelegate ?? choosesTarget {
        let proxy = proxy ?? ScrollDelegateProxy.proxy(of: link.view)
        self.proxy = proxy
        proxy.host = attachment
        proxy.install()
      } else {
        proxy?.uninstall()
        proxy = nil
      }
      let watch = ScrollViewWatch(link.view) { [weak self] in
        self?.reportSnapshot()
      } didResize: { [weak self] in
        self?.geometryMayHaveChanged()
      }
      if proxy != nil {
        watch.observe(\.delegate) { [weak self] in self?.watchTurns() }
      } else if !choosesTarget {
        // A delegate that is asked for the end of a fling already knows of the lift.
        watch.observeLift { [weak self] in self?.reportSnapshot() }
      }
      self.watch = watch
    }

    /// Ends observation, and removes everything that was added to the list. The content stays where it is on the
    /// screen.
    func detach() {
      guard isAttached else { return }
      watch?.stop()
      watch = nil
      turns.stop()
      proxy?.uninstall()
      for view in geometryViews { view.removeFromSuperview() }
      scroll.scrollDelegate = nil
      visibility.stop()
      link.remove()
      moveIntoRange()
    }

    /// Moves resting content into the range.
    func moveIntoRange() {
      guard isAtRest else { return }
      let viewport = snapshot.geometry.viewport(scale: link.grid.scale)
      moveContent(to: viewport.range.clamp(link.contentOffset))
    }

    /// Begins to observe the geometry of the list, its superview and the header's superview. Call this after everything
    /// is placed. The superview of a controller's root view belongs to UIKit and is not observed.
    func observeGeometry() {
      for view in geometryViews { view.removeFromSuperview() }
      let list = link.view
      let aroundList = list.next is UIViewController ? nil : list.superview
      var views: [UIView] = [list]
      for case let view? in [aroundList, placer.header.superview] where !views.contains(view) {
        views.append(view)
      }
      geometryViews = views.map { GeometryObserverView(of: self, in: $0) }
      watchTurnsIfNeeded()
    }

    /// Called when the list's window may have changed.
    func windowDidChange() {
      guard isAttached else { return }
      // It may have been scrolled outside a window.
      reportSnapshot()
      attachment?.align(self)
      attachment?.updateVisibility()
    }

    // MARK: Snapshots

    /// Calls `turnDidEnd()` at the end of this turn of the run loop, and of the following ones while it asks for more.
    func watchTurns() {
      if isAttached { turns.start() }
    }

    /// Whether nothing moves the content.
    var isAtRest: Bool { scroll.motion == .resting }

    /// Whether snapshots of the list are reported. Outside a window it loses its safe area, and moves for that reason
    /// alone.
    private var isReported: Bool { isAttached && !scroll.isWriting && link.view.window != nil }

    /// Takes a snapshot, and reports it, with new geometry if `reportsGeometry`.
    func reportSnapshot(reportsGeometry: Bool = false) {
      if isReported { report(snapshot, reportsGeometry: reportsGeometry) }
    }

    /// Reports `snapshot`, with new geometry if `reportsGeometry`.
    func report(_ snapshot: ScrollSnapshot, reportsGeometry: Bool) {
      attachment?.observed.update(snapshot, of: scroll, reportsGeometry: reportsGeometry)
      if isAtRest, measured?.safeAreaTop != safeAreaTop, container.window != nil {
        headerContentDidChange()
      }
      watchTurnsIfNeeded()
    }

    /// Called when the content's size or the inset may have changed. A table whose rows measure themselves calls it
    /// in the middle of its layout, in many frames.
    func geometryMayHaveChanged() {
      guard isReported else { return }
      let snapshot = snapshot
      reportsContentAlone = scroll.needsReportOfContentAlone(snapshot.geometry)
      defer { reportsContentAlone = false }
      report(snapshot, reportsGeometry: false)
      reportGeometry()
    }

    /// Called at the end of a turn of the run loop.
    func turnDidEnd() -> TurnWatch.Next? {
      guard isAttached, let attachment else { return nil }
      proxy?.install()
      let answers = attachment.observed.presented.answers
      // The geometry of this turn is complete.
      reportSnapshot(reportsGeometry: true)
      attachment.observed.turnEnded(of: scroll, at: CACurrentMediaTime())
      let isCarried = followCarriedContent()
      guard attachment.keepWaiting(for: self) || isCarried || scroll.needsTurns else { return nil }
      return TurnWatch.Next(
        hasActed: attachment.observed.presented.answers != answers,
        wakeDelay: scroll.wakeTime.map { $0 - CACurrentMediaTime() })
    }

    /// Watches turns if something moves, or waits for the end of a motion.
    func watchTurnsIfNeeded() {
      if scroll.needsTurns { watchTurns() }
    }

    /// Reports `end`, the end of a fling or of an animated scroll, which the app forwarded. Without that it is inferred,
    /// a little later.
    func didReceive(_ end: ScrollEvent) {
      guard isReported else { return }
      reportSnapshot()
      attachment?.observed.didReceive(end, of: scroll, at: CACurrentMediaTime())
    }
  }
#endif

#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderCore
  import HeaderObservation
  import HeaderPlatform
  import ScrollPhysics

  /// One scroll view of UIKit's: reads it, and does what is asked.
  ///
  ///     UIScrollView ──changes──▶ HeaderHost ──snapshot──▶ ObservedScroll
  ///          ▲                      │  ▲            pages, stage, technique
  ///          └── ScrollViewLink ◀───┤  └──requests──────┘
  ///       header ◀── HeaderPlacer ◀─┘
  ///
  /// It decides nothing. What it borrows of the app's is in the link and the placer, which give it back.
  ///
  /// It looks whenever the offset, the content's size or the inset changes, whenever the pan gesture does,
  /// and at the end of every turn of the run loop while something moves: UIKit has no callback for a finger
  /// that lifts without having dragged, and may have none for a fling that the app cuts short.
  @MainActor
  final class HeaderHost {
    let link: ScrollViewLink
    let presenter: HeaderPresenter
    /// What is made of what is seen.
    let scroll: ObservedScroll
    /// The header, and the lists under it.
    private(set) weak var attachment: HeaderAttachment?

    /// Watches whether the list is hidden or paged away.
    let visibility = ListVisibility()
    /// The width and the safe area for which the header has been measured; `nil` where it has to be
    /// measured again.
    var measured: (width: Double, safeAreaTop: Double)?

    /// Stands in the delegate's place, for a technique that chooses where a fling ends, which is asked of
    /// a delegate only, or because the app wants it.
    let proxy: ScrollDelegateProxy?
    /// Observes the scroll view while the host is attached.
    private var watch: ScrollViewWatch?
    private lazy var turns = TurnWatch { [weak self] in
      self?.turnDidEnd() ?? TurnWatch.Next(goesOn: false)
    }
    /// In the scroll view, and in what it and the header lie in.
    private var geometryViews: [GeometryObserverView] = []

    /// Puts the header where a layout has it.
    var placer: HeaderPlacer { presenter.placer }

    /// A host of one of the lists of `attachment` that stands in the delegate's place if `forwardsDelegate` says so.
    init(
      _ link: ScrollViewLink, _ scroll: ObservedScroll, of attachment: HeaderAttachment,
      forwardsDelegate: Bool
    ) {
      (self.link, self.scroll, self.attachment) = (link, scroll, attachment)
      presenter = attachment.presenter
      proxy = forwardsDelegate ? ScrollDelegateProxy.proxy(of: link.view) : nil
      scroll.performer = self
    }

    /// Whether the list is watched.
    var isAttached: Bool { watch != nil }

    /// Begins to watch the list.
    func attach() {
      guard !isAttached else { return }
      proxy?.host = attachment
      proxy?.takePlace()
      let watch = ScrollViewWatch(link.view) { [weak self] in
        self?.look()
      } didResize: { [weak self] in
        self?.geometryMayHaveChanged()
      }
      if proxy != nil {
        watch.observe(\.delegate) { [weak self] in self?.watchTurns() }
      } else if attachment?.driver.traits.choosesTarget != true {
        // Where a delegate is asked for what follows a finger, it is told by then.
        watch.observeLift { [weak self] in self?.look() }
      }
      self.watch = watch
    }

    /// Ends: takes away everything that was added to the list, and leaves the content where it is
    /// seen.
    func detach() {
      guard isAttached else { return }
      watch?.stop()
      watch = nil
      turns.stop()
      proxy?.givePlaceBack()
      for view in geometryViews { view.removeFromSuperview() }
      scroll.scrollDelegate = nil
      visibility.stop()
      link.remove()
      moveIntoRange(from: link.contentOffset)
    }

    /// Brings content at rest from `offset` to where it may be.
    func moveIntoRange(from offset: Double) {
      guard isAtRest, let geometry = snapshot?.geometry else { return }
      moveContent(to: geometry.viewport(scale: link.grid.scale).range.clamp(offset))
    }

    /// Begins to hear what happens to the list and around it, once everything has its place. What is around
    /// the root view of a controller is not the app's, and may be another view at any time.
    func listen() {
      for view in geometryViews { view.removeFromSuperview() }
      let list = link.view
      let aroundList = list.next is UIViewController ? nil : list.superview
      var views: [UIView] = [list]
      for case let view? in [aroundList, placer.header.superview] where !views.contains(view) {
        views.append(view)
      }
      geometryViews = views.map { GeometryObserverView(of: self, in: $0) }
      keepLooking()
    }

    /// The list has come into a window, or has left one, perhaps.
    func windowDidChange() {
      guard isAttached else { return }
      // What has been scrolled meanwhile.
      if link.view.window != nil { look() }
      attachment?.align(self)
      attachment?.updateVisibility()
    }

    // MARK: Looking

    /// Hears of the end of this turn of the run loop, and of the next for as long as it is needed.
    func watchTurns() {
      if isAttached { turns.start() }
    }

    /// Whether nothing moves the content.
    var isAtRest: Bool { scroll.motion == .resting }

    /// Whether the list may be looked at: one of several that is in no window is left alone. What moves it
    /// there, an inset that has gone with the safe area for example, is nothing that a reader sees.
    private var isWatched: Bool {
      isAttached && !scroll.isWriting
        && (link.view.window != nil || attachment?.hosts.count ?? 0 < 2)
    }

    /// Reports what has happened since the last look.
    func look() {
      if isWatched { report(reportsGeometry: false) }
    }

    /// Reports that, with new geometry.
    func report(reportsGeometry: Bool) {
      guard let snapshot else { return }
      attachment?.observed.update(snapshot, of: scroll, reportsGeometry: reportsGeometry)
      if isAtRest, measured?.safeAreaTop != safeAreaTop, container.window != nil {
        headerContentDidChange()
      }
      keepLooking()
    }

    /// The content's size or the inset has changed.
    func geometryMayHaveChanged() {
      guard isWatched else { return }
      look()
      noticeGeometry()
    }

    /// A turn of the run loop has ended.
    func turnDidEnd() -> TurnWatch.Next {
      guard isAttached, let attachment else { return TurnWatch.Next(goesOn: false) }
      proxy?.takePlace()
      let answers = attachment.observed.presented.answers
      look()
      attachment.observed.turnEnded(of: scroll, at: link.time)
      let isCarried = followCarriedContent()
      let goesOn = attachment.goOnWaiting(for: self) || isCarried || scroll.needsTurns
      return TurnWatch.Next(
        goesOn: goesOn, hasActed: !goesOn || attachment.observed.presented.answers != answers,
        wakeDelay: scroll.wakeTime.map { $0 - link.time })
    }

    func keepLooking() {
      if scroll.needsTurns { watchTurns() }
    }
  }

  /// What a delegate passes on. Everything but the end of a fling is seen without it, a little later.
  extension HeaderHost {
    /// A fling or an animated scroll has ended, as `end` says.
    func hear(_ end: ScrollEvent) {
      guard isWatched else { return }
      look()
      attachment?.observed.didReceive(end, of: scroll, at: link.time)
    }

    /// The finger lifts: asks the technique where the fling is to end.
    func chooseEnd(_ velocity: CGPoint, _ target: UnsafeMutablePointer<CGPoint>) {
      guard isAttached else { return }
      let chosen = scroll.target(
        velocity: Double(velocity.y), target: Double(target.pointee.y) - link.contentShift)
      if let chosen { target.pointee.y = CGFloat(chosen + link.contentShift) }
    }
  }
#endif

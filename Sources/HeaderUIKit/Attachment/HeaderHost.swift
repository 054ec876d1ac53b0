#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderCore
  import HeaderObservation
  import ScrollPhysics
  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  /// One scroll view and one header of UIKit's, and what stands between them and the stage.
  ///
  ///     UIScrollView ──changes──▶ ScrollObserver ──events──▶ HeaderHost ──▶ ScrollForwarder
  ///          ▲                                                 │  ▲             stage, technique
  ///          └── offset, inset ──── ScrollViewLink ◀───────────┤  └──effects───────┘
  ///               header ◀── frame ── HeaderPlacer ◀───────────┘
  ///
  /// It reads and performs, and decides nothing. What it borrows of the app's is in the link and the
  /// placer, which give it back. It never writes to a view while it holds a value of its own open for
  /// writing, for every write may come back as a callback.
  @MainActor
  final class HeaderHost {
    let forwarder: ScrollForwarder
    let link: ScrollViewLink
    let presenter: HeaderPresenter
    let observer: ScrollObserver
    /// The lists under the same header.
    weak var lists: HeaderLists?
    /// Who hears the scroll view's events.
    var scrollDelegate: (any ScrollHostDelegate)?

    /// Watches whether the list is hidden or paged away.
    let sight = ListSight()
    /// Told when the list has come onto the screen, or has left it.
    var visibilityMayHaveChanged: (@MainActor () -> Void)?
    /// The geometry as the technique knows it.
    var geometry: HeaderGeometry?
    /// Where the technique wants a fling to end, while a finger lifts.
    var requestedTarget: Double?
    /// Whether the next layout shows a header that the technique has tucked away, for a refresh control.
    var isRevealedForRefresh = false
    /// Whether the layout on screen does.
    var isShownRevealed = false
    /// What of the travel is a bar's that shrinks with the content.
    var barTravel = BarTravel()
    /// Points by which the content is said to be elsewhere than it is, while the bar's part of a travel
    /// is reported.
    var readingShift = 0.0
    /// The offset that was last reported.
    var offsetTold = 0.0
    /// Whether the header is measured once the content is at rest: its safe area has changed under a
    /// finger.
    var needsMeasure = false
    /// Whether a change of geometry is being handled.
    var isHandlingGeometryChange = false

    /// Stands in the delegate's place, for a technique that chooses where a fling ends, which is asked of
    /// a delegate only, or because the app wants it.
    let proxy: ScrollDelegateProxy?
    /// Over the scroll view.
    private let listGeometry = GeometryObserverView(frame: .zero)
    /// Over the header's container, if that is another view.
    private let containerGeometry = GeometryObserverView(frame: .zero)
    private var delegateObservation: NSKeyValueObservation?
    private(set) var isAttached = false
    /// Whether the list is in no window.
    private var isOffScreen = false

    /// Whether the scroll view's next attachment ends this one; `false` for a table view that stretches
    /// its own header.
    let isExclusive: Bool

    /// Puts the header where a layout has it.
    var placer: any HeaderPlacer { presenter.placer }

    /// A host that stands in the delegate's place if `forwardsDelegate` says so.
    init(
      _ link: ScrollViewLink, under presenter: HeaderPresenter, forwarder: ScrollForwarder,
      forwardsDelegate: Bool, isExclusive: Bool = true
    ) {
      self.isExclusive = isExclusive
      self.forwarder = forwarder
      self.link = link
      self.presenter = presenter
      let traits = forwarder.driver.traits
      observer = ScrollObserver(link, hasDelegate: forwardsDelegate || traits.choosesTarget)
      link.prefersSpacer =
        presenter.placer.mounting == .beside || traits.liesInContent
        || traits.movedBy == .position
      proxy = forwardsDelegate ? ScrollDelegateProxy.proxy(of: link.view) : nil
    }

    /// Begins to watch the list.
    func attach() {
      guard !isAttached else { return }
      isAttached = true
      isOffScreen = link.view.window == nil
      geometry = currentGeometry
      proxy?.host = self
      proxy?.takePlace()
      observer.isPaused = { [weak self] in self?.isInactivePage ?? false }
      link.collapsedCover = { [weak self] in
        guard let self, self.placer.mounting == .overlay else { return 0 }
        return self.forwarder.collapsedMaxY(for: self.reading) - self.safeAreaTop
      }
      observer.onEvent = { [weak self] in self?.report($0) }
      observer.onGeometryChange = { [weak self] in _ = self?.noticeGeometry() }
      observer.onTurnEnd = { [weak self] in
        guard let self else { return false }
        let isCarried = followCarriedContent()
        return lists?.goOnWaiting() ?? false || isCarried
      }
      observer.start()
    }

    /// Ends: takes away everything that was added to the list, and leaves the content where it is
    /// seen.
    func detach() {
      guard isAttached else { return }
      isAttached = false
      observer.stop()
      delegateObservation = nil
      proxy?.givePlaceBack()
      for view in [listGeometry, containerGeometry] { view.removeFromSuperview() }
      scrollDelegate = nil
      sight.stop()
      link.remove()
      if isAtRest { link.move(to: link.range.clamp(link.contentOffset)) }
    }

    /// Reports `event` to the technique, after everything that has happened before it.
    func request(_ event: ScrollEvent) {
      guard isAttached else { return }
      observer.look()
      // Outside a window the technique hears of another safe area than it did.
      if container.window == nil { geometry = currentGeometry }
      report(event)
      observer.waitForLift()
    }

    func report(_ event: ScrollEvent) {
      guard isAttached else { return }
      if case .didScroll(let cause) = event, cause.isUserTravel,
        forwarder.driver.traits.movedBy == .travel
      {
        reportTravel(event)
      } else {
        scrollDelegate?.scrollHost(self, didReport: event)
      }
      offsetTold = contentOffset
      if needsMeasure, isAtRest { headerContentDidChange() }
      if event == .willBeginDragging { lists?.activeMayHaveChanged() }
    }

    /// Begins to hear what happens around the list, once everything has its place.
    func listen() {
      for view in [listGeometry, containerGeometry] {
        view.removeFromSuperview()
        view.host = self
        view.geometryMayHaveChanged = { [weak self] in self?.noticeGeometry() }
        view.traitsDidChange = { [weak self] in self?.headerContentDidChange() }
      }
      listGeometry.windowDidChange = { [weak self] in self?.windowDidChange() }
      listGeometry.cover(link.view)
      let container =
        placer.mounting == .beside ? placer.container : placer.header.superview ?? link.view
      if placer.mounting == .beside
        || container !== link.view && container !== listGeometry.superview
      {
        containerGeometry.fill(container)
      }
      guard let proxy else { return }
      delegateObservation = link.view.observe(\.delegate) { [weak proxy] _, _ in
        MainActor.assumeIsolated { proxy?.takePlace() }
      }
    }

    /// Whether the list is one of several and in no window: what moves it there, an inset that has gone
    /// with the safe area for example, is nothing that a reader sees.
    private var isInactivePage: Bool {
      link.view.window == nil && lists?.hosts.count ?? 0 > 1
    }

    private func windowDidChange() {
      guard isAttached, isOffScreen != (link.view.window == nil) else { return }
      isOffScreen.toggle()
      // What has been scrolled meanwhile.
      if !isOffScreen { observer.look() }
      lists?.align(self)
      visibilityMayHaveChanged?()
    }
  }

  /// What a delegate passes on. Everything but the end of a fling is seen without it, a little later.
  extension HeaderHost {
    /// Something has happened to `scrollView`.
    func scrollViewDidChange(_ scrollView: UIScrollView) {
      guard isAttached, scrollView === link.view else { return }
      observer.look()
    }

    /// A fling has ended.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      guard isAttached, scrollView === link.view else { return }
      observer.decelerationDidEnd()
    }

    /// An animated scroll has ended.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      guard isAttached, scrollView === link.view else { return }
      observer.scrollingAnimationDidEnd()
    }

    /// The finger lifts: asks the technique where the fling is to end.
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      guard isAttached, scrollView === link.view else { return }
      let shift = link.room.contentShift
      requestedTarget = nil
      report(
        .willEndDragging(
          velocity: Double(velocity.y),
          targetContentOffset: Double(targetContentOffset.pointee.y) - shift))
      guard let target = requestedTarget, target.isFinite else { return }
      targetContentOffset.pointee.y =
        link.range.clamp(link.grid.rounded(target)) + link.room.contentShift
    }
  }

  extension HeaderHost {
    /// Goes on with `driver`'s technique, from where the header is seen.
    func replace(with driver: any HeaderDriving) {
      guard isAttached else { return }
      observer.look()
      forwarder.replace(with: driver, in: self)
      presenter.rebind(to: driver.choreography, safeAreaTop: coveredTop)
    }

    /// Goes on beside the list instead of over it, where header and content are seen.
    func moveBeside() {
      let header = placer.header
      let position = observer.offset + presenter.layout.scrollViewMinY
      observer.writing {
        link.remove()
        link.prefersSpacer = true
        presenter.replacePlacer {
          HeaderPlacement.beside().placer(
            of: header, and: link.view, traits: forwarder.driver.traits)
        }
        link.move(to: position)
      }
      placer.prepare()
      forwarder.mount(placer.mounting, in: self)
      listen()
    }

    /// Ends the attachment that moves `header` at this moment, and that of `scrollView`, before
    /// another begins. An app makes its next attachment before it lets go of the last.
    static func endPredecessors(of header: UIView, on scrollView: UIScrollView) {
      for host in hosts(around: header) where host.placer.header === header {
        host.lists?.detach()
      }
      endPredecessors(on: scrollView)
    }

    /// Ends whatever `scrollView` is under, `lists` excepted, before it gets under another header.
    static func endPredecessors(on scrollView: UIScrollView, besides lists: HeaderLists? = nil) {
      for host in hosts(around: scrollView)
      where host.link.view === scrollView && host.isExclusive && host.lists !== lists {
        host.lists?.leave(host)
      }
    }

    /// Those that observe `view` or lies around it.
    private static func hosts(around view: UIView) -> [HeaderHost] {
      var hosts: [HeaderHost] = []
      var container: UIView? = view
      while let current = container {
        hosts += current.subviews.compactMap { ($0 as? GeometryObserverView)?.host }
        container = current.superview
      }
      return hosts
    }
  }
#endif

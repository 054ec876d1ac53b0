#if canImport(UIKit) || canImport(HeadlessUIKit)
  import HeaderCore
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
    var scrollDelegate: (any ScrollContainingDelegate)?

    /// Where it may be hidden, and may be turned away.
    let sight = ListSight()
    /// Told when the list has come onto the screen, or has left it.
    var visibilityMayHaveChanged: (@MainActor () -> Void)?
    /// The geometry as the technique knows it.
    var geometry: HeaderGeometry?
    /// Where the technique wants a fling to end, while a finger lifts.
    var requestedTarget: Double?
    /// Whether a header that the technique has tucked away is in sight, for a refresh control's sake.
    var isRevealedForRefresh = false
    /// The same of the layout that is shown.
    var isShownRevealed = false
    /// Whether a change of geometry is being looked at.
    var isNoticing = false

    /// Stands in the delegate's place, for a technique that chooses where a fling ends, which is asked of
    /// a delegate only, or because the app wants it.
    let proxy: ScrollDelegateProxy?
    /// Over the scroll view, and over the header's container if that is another view.
    private let geometryObservers = [
      GeometryObserverView(frame: .zero), GeometryObserverView(frame: .zero),
    ]
    private var delegateObservation: NSKeyValueObservation?
    private(set) var isAttached = false
    /// Whether the screen is shown no longer.
    private var isAway = false

    /// Whether the scroll view's next attachment ends this one. A table view that stretches its own
    /// header keeps that.
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
      isAway = link.view.window == nil
      geometry = currentGeometry
      proxy?.host = self
      proxy?.takePlace()
      observer.isAway = { [weak self] in self?.isTurnedAway ?? false }
      observer.report = { [weak self] in self?.report($0) }
      observer.noticeGeometry = { [weak self] in _ = self?.noticeGeometry() }
      observer.everyFrame = { [weak self] in
        guard let self else { return false }
        let isCarried = followCarriedContent()
        let isFollowed = lists?.followAnimation() ?? false
        return lists?.goOnWaiting() ?? false || isCarried || isFollowed
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
      for view in geometryObservers { view.removeFromSuperview() }
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
      scrollDelegate?.scrollContained(self, didReport: event)
      if event == .willBeginDragging { lists?.activeMayHaveChanged() }
    }

    /// Begins to hear what happens around the list, once everything has its place.
    func listen() {
      for view in geometryObservers {
        view.removeFromSuperview()
        view.host = self
        view.geometryMayHaveChanged = { [weak self] in self?.noticeGeometry() }
        view.traitsDidChange = { [weak self] in self?.headerContentDidChange() }
      }
      geometryObservers[0].windowDidChange = { [weak self] in self?.windowDidChange() }
      geometryObservers[0].cover(link.view)
      let container =
        placer.mounting == .beside ? placer.container : placer.header.superview ?? link.view
      if placer.mounting == .beside
        || container !== link.view && container !== geometryObservers[0].superview
      {
        geometryObservers[1].fill(container)
      }
      guard let proxy else { return }
      delegateObservation = link.view.observe(\.delegate) { [weak proxy] _, _ in
        MainActor.assumeIsolated { proxy?.takePlace() }
      }
    }

    /// Whether the list is one of several and in no window: what moves it there, an inset that has gone
    /// with the safe area for example, is nothing that a reader sees.
    private var isTurnedAway: Bool {
      link.view.window == nil && lists?.hosts.count ?? 0 > 1
    }

    private func windowDidChange() {
      guard isAttached, isAway != (link.view.window == nil) else { return }
      isAway.toggle()
      // What has been scrolled meanwhile.
      if !isAway { observer.look() }
      lists?.align(self)
      visibilityMayHaveChanged?()
    }
  }
#endif

#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderCore
  import HeaderObservation
  import HeaderRunLoop
  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  /// The lists under one header: one, or the pages of a pager.
  ///
  /// A list that comes into sight is aligned with the header before it is seen, and while it is seen; a
  /// hidden one is left alone. A finger that begins to drag a list makes it the active one, and so does
  /// the end of a swipe that leaves no other in sight.
  @MainActor
  final class HeaderLists {
    let presenter: HeaderPresenter
    /// What is made of what the lists say.
    let observed: ObservedHeader
    private(set) var hosts: [HeaderHost] = []
    /// The list that was the active one when that was last looked at.
    private var followed: WeakView<UIScrollView>
    /// What fingers on the header do.
    let touches = HeaderTouches()
    /// Where refresh controls are seen.
    var refreshPlacement = HeaderRefreshPlacement.automatic
    /// What the app has asked for.
    var placement: HeaderPlacement?
    /// Whose bars have been told which list moves the header.
    weak var toldController: UIViewController?
    /// Told when another list moves the header.
    var activeDidChange: (@MainActor () -> Void)?
    private lazy var frames = FrameWatch { [weak self] _ in self?.followAnimation() ?? false }

    /// A header over one list.
    init(
      driver: any HeaderDriving, link: ScrollViewLink, placer: any HeaderPlacer,
      forwardsDelegate: Bool
    ) {
      presenter = HeaderPresenter(placer)
      observed = ObservedHeader(
        driver: driver, surroundings: HeaderSurroundings(containerHeight: 0),
        mounting: placer.mounting)
      followed = WeakView(link.view)
      hosts = [
        HeaderHost(link, observed.active, of: self, forwardsDelegate: forwardsDelegate)
      ]
    }

    /// Answers every event.
    var driver: any HeaderDriving { observed.forwarder.driver }
    /// The host of the list that moves the header.
    var active: HeaderHost { hosts.first { $0.scroll === observed.active } ?? hosts[0] }

    /// Begins: places the header as on appearing.
    func attach() {
      presenter.placer.prepare()
      active.measure()
      active.attach()
      observed.start(at: active.link.time)
      active.listen()
      tellBars()
      presenter.accessibility = HeaderAccessibility(of: presenter.placer.header, moving: self)
    }

    /// Ends: takes away everything that was added.
    func detach() {
      guard isAttached else { return }
      touches.detach()
      stopTellingBars()
      for host in hosts { host.detach() }
      presenter.restore()
    }

    private var isAttached: Bool { hosts.allSatisfy { $0.isAttached } }

    // MARK: Pages

    /// Puts another list under the header.
    func add(_ link: ScrollViewLink) {
      removeGone()
      guard !hosts.contains(where: { $0.link.view === link.view }) else { return }
      let host = HeaderHost(
        link, observed.makeScroll(), of: self, forwardsDelegate: hosts[0].proxy != nil)
      hosts.append(host)
      host.attach()
      host.makeBarRoom()
      observed.add(host.scroll)
      presenter.placer.beShared()
      host.listen()
      updateVisibility()
    }

    /// Takes `scrollView` from under the header, unless it is the only one.
    func remove(_ scrollView: UIScrollView) {
      guard hosts.count > 1, let index = hosts.firstIndex(where: { $0.link.view === scrollView })
      else { return }
      remove(index)
    }

    /// Lets `scrollView` move the header from now on.
    func activate(_ scrollView: UIScrollView) {
      guard let host = hosts.first(where: { $0.link.view === scrollView }) else { return }
      // The one before may have been taken off the screen.
      presenter.placer.follow(scrollView)
      observed.activate(host.scroll, at: host.link.time)
      activeMayHaveChanged()
    }

    /// Whether the header follows the list of `host`: it has been told of it, if it is another one.
    func isFollowing(_ host: HeaderHost) -> Bool { followed.wrappedValue === host.link.view }

    /// Lets the header and its fingers follow the active list: another one, if a finger began to drag
    /// that.
    func activeMayHaveChanged() {
      let list = active.link.view
      guard list !== followed.wrappedValue else { return }
      followed = WeakView(list)
      presenter.placer.follow(list)
      presenter.edge.follow(list)
      tellBars()
      active.displaceForRefresh(isAnimated: true)
      updateTouches()
      activeDidChange?()
    }

    private func remove(_ index: Int) {
      let host = hosts.remove(at: index)
      observed.remove(host.scroll)
      activeMayHaveChanged()
      host.detach()
      presenter.placer.giveBack(host.link.view)
    }

    /// The list of `host` gets another header; the only one takes this one's end with it.
    func leave(_ host: HeaderHost) {
      if hosts.count > 1 { remove(host.link.view) } else { detach() }
    }

    /// Lists that the app has let go of.
    private func removeGone() {
      for index in hosts.indices.reversed() where hosts.count > 1 && hosts[index].link.isGone {
        remove(index)
      }
    }

    // MARK: What is seen

    /// Aligns the list of `host`, which has come onto the screen or has another size or other insets, and
    /// may be put into sight without a word.
    func align(_ host: HeaderHost) {
      guard isAttached, host.link.view.window != nil else { return }
      observed.align(host.scroll)
    }

    /// Aligns the lists that are seen. Once the one that moves the header is out of sight, another does.
    func updateVisibility() {
      guard isAttached else { return }
      removeGone()
      if hosts.count > 1 {
        for host in hosts {
          host.visibility.watch(host.link.view, under: presenter.placer.header) { [weak self] in
            self?.updateVisibility()
          }
        }
        let visible = hosts.filter { $0.link.view.isInSight }
        // The active one may have been taken off the screen.
        if let first = visible.first, !visible.contains(where: { $0 === active }) {
          presenter.placer.follow(first.link.view)
        }
        if observed.show(visible.map(\.scroll)) {
          activeMayHaveChanged()
          active.displaceForRefresh(isAnimated: true)
        }
        followAnimationIfNeeded()
      }
      updateTouches()
    }

    /// How far the header goes down for the refresh controls of the lists in sight: no gap is seen above
    /// any of them.
    var refreshDisplacement: RefreshDisplacement {
      hosts.filter { host in observed.visible.contains { $0 === host.scroll } }
        .map(\.refreshDisplacement)
        .reduce(active.refreshDisplacement) { $0.distance < $1.distance ? $1 : $0 }
    }

    /// Keeps the lists in sight under a header that is being animated, whatever moves it, frame by
    /// frame.
    func followAnimationIfNeeded() {
      if presenter.run != nil, hosts.count > 1 { frames.start() }
    }

    /// Gives whether there are any.
    private func followAnimation() -> Bool {
      guard presenter.run != nil, observed.visible.count > 1 else { return false }
      presenter.isAhead = true
      observed.alignVisible()
      presenter.isAhead = false
      return true
    }

    // MARK: What the app asks for

    /// Tells the header what the app says, as everything is at this moment.
    private func tell(_ body: (ObservedHeader, Double) -> Void) {
      guard isAttached else { return }
      active.look()
      body(observed, active.link.time)
      active.keepLooking()
    }

    /// The app wants the header at a collapsed fraction.
    func setFraction(_ fraction: Double, animated: Bool) {
      tell { $0.setFraction(fraction, animated: animated, at: $1) }
    }

    /// Holds the header, or takes one hold back.
    func hold(_ holds: Bool) {
      tell { $0.hold(holds, at: $1) }
    }

    /// Goes on with `driver`'s technique, from where the header is seen.
    func replace(with driver: any HeaderDriving) {
      tell { $0.replace(with: driver, at: $1) }
      presenter.rebind(to: driver.choreography, in: active.bound(in: presenter.layout))
    }

    // MARK: Section headers

    /// Sees, once the content of `host` is at rest, whether section headers have come: goes on beside the
    /// list where they would stop half-way down, or leaves room for the header above them. Gives whether
    /// that has to wait.
    private func makeWayForSections(in host: HeaderHost) -> Bool {
      let (list, header) = (host.link.view, presenter.placer.header)
      guard host.link.mayHaveSections, list.window != nil else { return false }
      guard host.isAtRest, presenter.run == nil else { return true }
      host.link.mayHaveSections = false
      if hosts.count == 1, presenter.placer.mounting == .overlay,
        placement?.belongsBeside(header, list, driver.traits) == true
      {
        moveBeside(host)
      } else {
        host.scroll.writing {
          host.link.makeRoomForSections(
            prefersSpacer: host.prefersSpacer, collapsedCover: host.collapsedCover)
        }
      }
      return false
    }

    /// Goes on beside the list instead of over it, where header and content are seen.
    private func moveBeside(_ host: HeaderHost) {
      let (header, link) = (presenter.placer.header, host.link)
      host.scroll.writing {
        let position = host.scroll.contentOffset + presenter.layout.scrollViewMinY
        link.remove()
        presenter.replacePlacer {
          HeaderPlacement.beside().placer(of: header, and: link.view, traits: driver.traits)
        }
        link.move(to: position)
      }
      presenter.placer.prepare()
      observed.mount(presenter.placer.mounting, at: link.time)
      host.listen()
    }

    // MARK: Touches

    /// Has fingers on the header scroll the active list, if the app wants them to.
    func updateTouches() {
      touches.follow(active.link.view, under: presenter.placer.header)
      if touches.isWaiting { active.watchTurns() }
    }

    /// Does what had to wait for a finger to lift, or for the content of `host` to come to rest. Gives
    /// whether anything still waits.
    func goOnWaiting(for host: HeaderHost) -> Bool {
      if touches.isWaiting { updateTouches() }
      let waitsForRest = makeWayForSections(in: host)
      return touches.isWaiting || waitsForRest
    }

    /// Keeps fingers on `view` from scrolling any of the lists.
    func ignoreTouches(on view: UIView) {
      touches.keep(on: view) { [weak self] recognizer in
        self?.hosts.contains { $0.link.view.panGestureRecognizer === recognizer } ?? false
      }
    }
  }
#endif

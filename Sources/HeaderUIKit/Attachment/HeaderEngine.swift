#if canImport(UIKit) || canImport(HeadlessUIKit)
  import HeaderCore
  import ScrollPhysics
  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  /// What stands between one scroll view of UIKit's and one technique: the one engine behind every
  /// way of using a header.
  ///
  ///     UIScrollView ──callbacks──▶ engine ──events──▶ ScrollForwarder ──▶ technique
  ///          ▲                        │ ◀──────────────update───────────────┘
  ///          └── offset, inset ───────┤
  ///     header, container ◀── frames ─┘
  ///
  /// It finds out what UIKit does not say (why the offset changed, that the travel is over, that the
  /// geometry is another), and keeps what it writes apart from what the app has written. It never
  /// writes to a view while it holds a value of its own open for writing, for every write may come
  /// back as a callback.
  @MainActor
  final class HeaderEngine {
    let forwarder: ScrollForwarder
    let link: ScrollViewLink
    let placer: any HeaderPlacer
    /// Who hears the scroll view's events: the forwarder, from attaching on.
    var scrollDelegate: (any ScrollContainingDelegate)?

    /// Where the header belongs: the model, not what an animation shows of it.
    var layout = HeaderLayout.zero
    /// The animation that is under way.
    var run: HeaderAnimationRun?
    /// The header's own height, where it has one.
    var fittingHeight: Double?
    /// The elements of the choreography that somebody plays, in the order of binding.
    var bindings: [BoundElement] = []
    /// Told of every layout as it is placed, inside the animation if there is one.
    var onLayout: (@MainActor (HeaderLayout) -> Void)?

    /// The geometry as the technique knows it.
    var geometry: HeaderGeometry?
    /// The scroll view after the last event.
    var lastReading: ScrollReading
    /// The finger that drags.
    var finger: FingerPosition?
    /// Whether the user's travel has begun, and the technique has not heard of its end.
    var owesStop = false
    /// Whether the last thing that ended the user's travel was a finger that lifted and threw nothing.
    var hasReleasedAtRest = false
    /// Where the technique wants a fling to end, while a finger lifts.
    var requestedTarget: Double?
    /// Whether a header that the technique has tucked away is in sight, for a refresh control's sake.
    var isLetOut = false
    /// The same of the layout that is shown.
    var isShownLetOut = false
    /// How many answers are being applied, one inside the other; what the scroll view reports
    /// meanwhile are echoes.
    var applications = 0
    /// Whether a change of geometry is being looked at.
    var isNoticing = false

    let proxy: ScrollDelegateProxy?
    let probe = ContainerProbe(frame: .zero)
    /// Hears of a scroll view that gives way to something else in the container: a keyboard.
    private let scrollProbe = ContainerProbe(frame: .zero)
    private(set) lazy var watch = FrameWatch { [weak self] in self?.travelGoesOn() ?? false }
    private var observations: [NSKeyValueObservation] = []
    private var lentPan: (recognizer: UIPanGestureRecognizer, to: AppView<UIView>)?
    private(set) var isAttached = false
    private var isTakingDelegate = false
    /// Whether the screen is shown no longer, and the app's delegate hears for itself.
    private var isAway = false

    /// Whether a finger anywhere in the container scrolls.
    var isPanLent: Bool { lentPan != nil }

    /// Whether the delegate is the engine's to forward; otherwise somebody calls it.
    init(
      driver: any HeaderDriving, link: ScrollViewLink, placer: any HeaderPlacer,
      forwardsDelegate: Bool
    ) {
      forwarder = ScrollForwarder(driver: driver)
      self.link = link
      self.placer = placer
      lastReading = link.reading
      proxy = forwardsDelegate ? ScrollDelegateProxy() : nil
    }

    /// Begins: places the header as on appearing, and listens.
    func attach() {
      guard !isAttached else { return }
      isAttached = true
      placer.prepare()
      measure()
      geometry = currentGeometry
      proxy?.engine = self
      takeDelegate()
      forwarder.attach(to: self)
      lastReading = link.reading
      listen()
    }

    /// Ends: takes away everything that was added, and leaves the content where it is seen.
    func detach() {
      guard isAttached else { return }
      isAttached = false
      observations = []
      watch.stop()
      run?.stop()
      run = nil
      returnDelegate()
      proxy?.engine = nil
      returnPan()
      probe.removeFromSuperview()
      scrollProbe.removeFromSuperview()
      scrollDelegate = nil
      for bound in bindings { bound.binding.restore() }
      bindings = []
      link.remove()
      if isAtRest { link.move(to: link.range.clamp(link.contentOffset)) }
      placer.restore()
    }

    private func listen() {
      probe.engine = self
      probe.geometryMayHaveChanged = { [weak self] in self?.noticeGeometry() }
      probe.windowDidChange = { [weak self] in self?.windowDidChange() }
      probe.traitsDidChange = { [weak self] in self?.headerContentDidChange() }
      probe.fill(placer.container)
      scrollProbe.geometryMayHaveChanged = { [weak self] in self?.noticeGeometry() }
      if placer.container !== link.view { scrollProbe.fill(link.view) }
      observations.append(
        link.view.observe(\.contentSize) { [weak self] _, _ in
          MainActor.assumeIsolated { _ = self?.noticeGeometry() }
        })
      observations.append(
        link.view.observe(\.contentInset) { [weak self] _, _ in
          MainActor.assumeIsolated { _ = self?.noticeGeometry() }
        })
      guard proxy != nil else { return }
      observations.append(
        link.view.observe(\.delegate) { [weak self] _, _ in
          MainActor.assumeIsolated { self?.takeDelegate() }
        })
    }

    // MARK: Other people's things

    /// Puts the proxy between the scroll view and its delegate, whoever that is now.
    private func takeDelegate() {
      guard let proxy, !isAway, !isTakingDelegate, link.view.delegate !== proxy,
        !proxy.yields(to: link.view.delegate)
      else { return }
      isTakingDelegate = true
      proxy.target = link.view.delegate
      // A scroll view asks a delegate what it answers to when it is assigned, and only if it is
      // another one.
      link.view.delegate = nil
      link.view.delegate = proxy
      isTakingDelegate = false
    }

    private func returnDelegate() {
      guard let proxy, link.view.delegate === proxy else { return }
      link.view.delegate = proxy.target
    }

    /// Gives the delegate back for as long as the screen is not shown. A controller that goes takes
    /// its scroll view along, which may call until the end what its delegate once answered to: a
    /// proxy could pass that on to nobody.
    private func windowDidChange() {
      guard isAttached, isAway != (placer.container.window == nil) else { return }
      isAway.toggle()
      if isAway { return returnDelegate() }
      takeDelegate()
      // What has been scrolled meanwhile.
      scrollViewDidScroll(link.view)
    }

    /// Lets a finger anywhere in the container scroll, the header included.
    func lendPan() {
      guard lentPan == nil, placer.container !== link.view else { return }
      let recognizer = link.view.panGestureRecognizer
      placer.container.addGestureRecognizer(recognizer)
      lentPan = (recognizer, AppView(placer.container))
    }

    func returnPan() {
      guard let (recognizer, container) = lentPan else { return }
      lentPan = nil
      if recognizer.view === container.wrappedValue { link.view.addGestureRecognizer(recognizer) }
    }
  }
#endif

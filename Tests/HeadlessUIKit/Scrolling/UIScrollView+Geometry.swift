import HeaderCore
import ScrollPhysics
import ScrollSimulator

/// From the app and from layout to the engine.
extension UIScrollView {
  static func makeEngine() -> SimulatedScrollView {
    let screen = HeadlessScreen.current
    var configuration = SimulatorConfiguration()
    configuration.containerHeight = 0
    configuration.contentSize = 0
    configuration.frameRate = screen.frameRate
    // Touches are late already when the screen hands them on.
    configuration.touchLatency = 0
    configuration.scale = Double(screen.scale)
    let engine = SimulatedScrollView(configuration)
    engine.beginFrame(screen.frame)
    return engine
  }

  func connect() {
    engine.scrollDelegate = EngineListener(self)
    screen.scrollViews.append(HeadlessWeak(object: self))
    clipsToBounds = true
    addGestureRecognizer(panGestureRecognizer)
    pushGeometry()
  }

  // MARK: Offset

  /// What assigning ``contentOffset`` means: following the engine, or having it follow the app.
  func moveContent(to offset: CGPoint) {
    guard !isFollowingEngine else {
      isFollowingEngine = false
      follow(offset)
      return
    }
    var offset = offset
    if screen.switches.roundsAssignedOffsets {
      offset.y = CGFloat(PixelGrid(scale: Double(screen.scale)).rounded(Double(offset.y)))
    }
    guard offset.y != contentOffset.y else {
      if offset != contentOffset { follow(offset) }
      return
    }
    // The engine knows one axis; the other goes along, and both are reported once.
    show(CGPoint(x: offset.x, y: contentOffset.y))
    isAssigning = true
    engine.perform(.assignContentOffset(Double(offset.y)))
    isAssigning = false
  }

  /// Has the engine do something, and knows what UIKit would report of it.
  func command(_ command: SimulationCommand, x: CGFloat) {
    engine.configuration.reportsCutDeceleration = screen.switches.reportsCutDeceleration
    if x != contentOffset.x {
      show(CGPoint(x: x, y: contentOffset.y))
      headlessObservers.look()
    }
    engine.perform(command)
  }

  /// The engine has moved the content to `offset`.
  func follow(_ offset: CGPoint) {
    let tellsDelegateFirst = screen.switches.tellsDelegateBeforeObservers
    show(offset)
    let shrinksFirst = screen.switches.shrinksBarsBeforeTelling
    if shrinksFirst { navigationAround?.contentDidMove(self) }
    defer { if !shrinksFirst { navigationAround?.contentDidMove(self) } }
    if !tellsDelegateFirst { headlessObservers.look() }
    if !isSilent { tell(.scrollViewDidScroll) { $0.scrollViewDidScroll(self) } }
    if tellsDelegateFirst { headlessObservers.look() }
  }

  private func show(_ offset: CGPoint) {
    var changed = state
    changed.boundsOrigin = offset
    change(to: changed)
  }

  // MARK: Size, insets and safe area

  /// The size is another, or the app has written to the bounds' origin, which moves the content
  /// without a word.
  func boundsDidChange(from old: VisibleState) {
    if Double(state.boundsOrigin.y) != engine.contentOffset {
      isSilent = true
      engine.perform(.assignContentOffset(Double(state.boundsOrigin.y)))
      isSilent = false
    }
    if state.size != old.size { geometryDidChange() }
  }

  func contentSizeDidChange() {
    headlessObservers.look()
    geometryDidChange()
  }

  func contentInsetDidChange() {
    headlessObservers.look()
    setNeedsLayout()
    geometryDidChange()
  }

  /// Tells the engine what it does not know yet. It brings content at rest back into its range, and
  /// that is reported before this returns.
  func geometryDidChange() {
    pushGeometry()
    if screen.switches.clampsInsetChangesDuringInteraction, !engine.isAtRest, isScrollEnabled {
      engine.perform(.assignContentOffset(engine.contentOffsetRange.clamp(engine.contentOffset)))
    }
    let inset = adjustedContentInset
    guard inset != lastAdjustedInset else { return }
    lastAdjustedInset = inset
    updateSafeArea(isMoved: true)
    adjustedContentInsetDidChange()
  }

  /// Each number is read when its turn comes: what is reported of one may change the next.
  private func pushGeometry() {
    engine.perform(.setContainerHeight(Double(bounds.height)))
    engine.isScrollEnabled = isScrollEnabled && !keepsOffsetOutOfRange
    engine.perform(.setContentSize(Double(contentSize.height)))
    engine.isScrollEnabled = isScrollEnabled
    let inset = adjustedContentInset
    engine.perform(
      .setContentInset(
        ScrollInsets(
          top: Double(inset.top - letInSafeArea.top), bottom: Double(inset.bottom))))
    pushSafeArea(letInSafeArea.top)
  }

  /// A safe area that shrinks around the view takes its content along. One that the view has moved out
  /// of, or lost with its window, does not: unmeasured, a modelling choice.
  private func pushSafeArea(_ top: CGFloat) {
    guard Double(top) != pushedSafeArea.top else { return }
    let minY = superview?.convert(frame.origin, to: nil).y ?? frame.minY
    let staysPut = window != nil && minY == pushedSafeArea.viewMinY
    pushedSafeArea = (Double(top), minY)
    let isAtTop = engine.contentOffset == engine.contentOffsetRange.minimum
    engine.isScrollEnabled = isScrollEnabled && (staysPut || isAtTop)
    engine.perform(.setSafeAreaTop(Double(top)))
    engine.isScrollEnabled = isScrollEnabled
  }

  /// The part of the safe area that the adjustment behaviour adds to the content insets.
  var letInSafeArea: UIEdgeInsets {
    let safeArea = safeAreaInsets
    let vertical = UIEdgeInsets(top: safeArea.top, left: 0, bottom: safeArea.bottom, right: 0)
    let horizontal = UIEdgeInsets(top: 0, left: safeArea.left, bottom: 0, right: safeArea.right)
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return safeArea
    case .automatic, .scrollableAxes:
      let scrollsVertically = contentSize.height > bounds.height || alwaysBounceVertical
      let scrollsHorizontally = contentSize.width > bounds.width
      return (scrollsVertically ? vertical : .zero) + (scrollsHorizontally ? horizontal : .zero)
    }
  }

  private var navigationAround: UINavigationController? {
    var responder: UIResponder? = screen.hasLargeTitles ? next : nil
    while let current = responder {
      if let controller = current as? UIViewController { return controller.navigationController }
      responder = current.next
    }
    return nil
  }

  /// Whether a vertical drag moves anything.
  var canBeDragged: Bool {
    guard isScrollEnabled else { return false }
    let range = engine.contentOffsetRange
    return (bounces && alwaysBounceVertical) || range.maximum > range.minimum
      || !range.contains(engine.contentOffset)
  }
}

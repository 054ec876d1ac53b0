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
    // The screen has already delayed the touches.
    configuration.touchLatency = 0
    configuration.scale = Double(screen.scale)
    let engine = SimulatedScrollView(configuration)
    engine.beginFrame(screen.frame)
    return engine
  }

  func connect() {
    engine.scrollDelegate = EngineListener(self)
    screen.scrollViews.append(HeadlessWeak(object: self))
    addGestureRecognizer(panGestureRecognizer)
    pushGeometry()
  }

  // MARK: Offset

  /// Answers an assignment of ``contentOffset``: follows the engine, or makes the engine follow the app.
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
    // The engine moves along one axis. The other moves with it, and both are reported once.
    show(CGPoint(x: offset.x, y: contentOffset.y))
    isAssigning = true
    engine.perform(.assignContentOffset(Double(offset.y)))
    isAssigning = false
  }

  /// Makes the engine perform `command`.
  func command(_ command: SimulationCommand, x: CGFloat) {
    engine.configuration.reportsCutDeceleration = screen.switches.reportsCutDeceleration
    if x != contentOffset.x {
      show(CGPoint(x: x, y: contentOffset.y))
      headlessObservers.compareValues()
    }
    engine.perform(command)
  }

  /// Shows the content at `offset`, and reports it.
  func follow(_ offset: CGPoint) {
    let tellsDelegateFirst = screen.switches.tellsDelegateBeforeObservers
    let shrinksFirst = screen.switches.shrinksBarsBeforeTelling
    show(offset)
    if shrinksFirst { navigationAround?.contentDidMove(self) }
    if !tellsDelegateFirst { headlessObservers.compareValues() }
    if !isSilent { tell(.scrollViewDidScroll) { $0.scrollViewDidScroll(self) } }
    if tellsDelegateFirst { headlessObservers.compareValues() }
    if !shrinksFirst { navigationAround?.contentDidMove(self) }
  }

  private func show(_ offset: CGPoint) {
    change { $0.boundsOrigin = offset }
  }

  // MARK: Size, insets and safe area

  /// Updates the engine. It moves resting content into its range, and reports that before this method returns.
  func geometryDidChange() {
    pushGeometry()
    if screen.switches.clampsInsetChangesDuringInteraction, !engine.isAtRest {
      engine.perform(.assignContentOffset(engine.contentOffsetRange.clamp(engine.contentOffset)))
    }
    let inset = adjustedContentInset
    guard inset != lastAdjustedInset else { return }
    lastAdjustedInset = inset
    updateSafeArea(isMoved: true)
  }

  /// Each number is read only when it is passed on, because the report of one may change the next.
  private func pushGeometry() {
    engine.perform(.setContainerHeight(Double(bounds.height)))
    engine.perform(.setContentSize(Double(contentSize.height)))
    let inset = adjustedContentInset
    engine.perform(
      .setContentInset(
        ScrollInsets(
          top: Double(inset.top - appliedSafeArea.top), bottom: Double(inset.bottom))))
    pushSafeArea(appliedSafeArea.top)
  }

  /// A safe area that shrinks moves the content. The part that the view has moved out of, or has lost with its
  /// window, does not: that is unmeasured, a modeling choice.
  private func pushSafeArea(_ top: CGFloat) {
    guard Double(top) != pushedSafeArea.top else { return }
    let minY = superview?.convert(frame.origin, to: nil).y ?? frame.minY
    let staysPut = window != nil && minY == pushedSafeArea.viewMinY
    pushedSafeArea = (Double(top), minY)
    engine.isScrollEnabled =
      staysPut || engine.contentOffset == engine.contentOffsetRange.minimum
    engine.perform(.setSafeAreaTop(Double(top)))
    engine.isScrollEnabled = true
  }

  /// The part of the safe area that is added to the content insets.
  var appliedSafeArea: UIEdgeInsets {
    let safeArea = safeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .automatic:
      var applied = UIEdgeInsets.zero
      if contentSize.height > bounds.height || alwaysBounceVertical {
        (applied.top, applied.bottom) = (safeArea.top, safeArea.bottom)
      }
      return applied
    }
  }

  private var navigationAround: UINavigationController? {
    sequence(first: self as UIResponder) { $0.next }.lazy
      .compactMap { $0 as? UIViewController }.first?.navigationController
  }

  /// Whether a vertical drag moves anything.
  var canBeDragged: Bool {
    let range = engine.contentOffsetRange
    return alwaysBounceVertical || range.maximum > range.minimum
  }
}

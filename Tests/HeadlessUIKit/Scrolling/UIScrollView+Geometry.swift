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

  func makePan() -> UIPanGestureRecognizer { ScrollViewPan(self) }

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
    engine.reportsCutDeceleration = screen.switches.reportsCutDeceleration
    if x != contentOffset.x { show(CGPoint(x: x, y: contentOffset.y)) }
    engine.perform(command)
  }

  /// The engine has moved the content to `offset`.
  func follow(_ offset: CGPoint) {
    show(offset)
    if !isSilent { delegate?.scrollViewDidScroll(self) }
  }

  private func show(_ offset: CGPoint) {
    var changed = state
    changed.boundsOrigin = offset
    change(to: changed)
    notifyObservers()
  }

  // MARK: Size, insets and safe area

  /// The size is another, or somebody has written to the bounds' origin, which moves the content
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
    notifyObservers()
    geometryDidChange()
  }

  func contentInsetDidChange() {
    notifyObservers()
    geometryDidChange()
  }

  /// Tells the engine what it does not know yet. It brings content at rest back into its range, and
  /// that is reported before this returns.
  func geometryDidChange() {
    updateBouncing()
    pushGeometry()
    if screen.switches.clampsInsetChangesDuringInteraction, !engine.isAtRest, isScrollEnabled {
      engine.perform(.assignContentOffset(engine.legalRange.clamp(engine.contentOffset)))
    }
    let inset = adjustedContentInset
    guard inset != lastAdjustedInset else { return }
    lastAdjustedInset = inset
    updateSafeArea(isMoved: true)
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Each number is read when its turn comes: what is reported of one may change the next.
  private func pushGeometry() {
    engine.perform(.setContainerHeight(Double(bounds.height)))
    engine.perform(.setContentSize(Double(contentSize.height)))
    let inset = adjustedContentInset
    engine.perform(
      .setContentInset(
        ScrollInsets(
          top: Double(inset.top - letInSafeArea.top), bottom: Double(inset.bottom))))
    engine.perform(.setSafeAreaTop(Double(letInSafeArea.top)))
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
      let scrollsHorizontally = contentSize.width > bounds.width || alwaysBounceHorizontal
      let isVertical =
        scrollsVertically
        || contentInsetAdjustmentBehavior == .automatic && isContentOfNavigatedController
      return (isVertical ? vertical : .zero) + (scrollsHorizontally ? horizontal : .zero)
    }
  }

  /// Whether it is what a controller shows that a navigation controller shows.
  private var isContentOfNavigatedController: Bool {
    var responder: UIResponder? = self
    while let current = responder {
      if let controller = current as? UIViewController, controller.navigationController != nil {
        return controller.contentScrollView(for: .top) === self
      }
      responder = current.next
    }
    return false
  }

  /// Whether a vertical drag moves anything.
  var canBeDragged: Bool {
    guard isScrollEnabled, panGestureRecognizer.isEnabled else { return false }
    let range = engine.legalRange
    return (bounces && alwaysBounceVertical) || range.maximum > range.minimum
      || !range.contains(engine.contentOffset)
  }

  func updateBouncing() {
    engine.bounces = bounces
  }

  func scrollingWasEnabledOrDisabled() {
    if !isScrollEnabled, screen.touched === self { screen.cancelTouch() }
    engine.isScrollEnabled = isScrollEnabled
    if isScrollEnabled { geometryDidChange() }
  }
}

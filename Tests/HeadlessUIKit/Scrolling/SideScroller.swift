import HeaderCore
import ScrollPhysics
import ScrollSimulator

/// What moves a scroll view sideways: an engine of its own, which takes the finger's x for its y. Where
/// the view shows pages it stops at multiples of the view's width, one page away from where the finger
/// found it at most.
@MainActor
final class SideScroller {
  /// How fast a finger turns a page that it has moved less than half-way, in points per millisecond.
  private static let turningVelocity = 0.3

  let engine: SimulatedScrollView
  private weak var view: UIScrollView?
  private var startPage = 0.0
  /// Whether the app is assigning the offset, and the engine is about to report it.
  private var isAssigning = false

  init(_ view: UIScrollView) {
    self.view = view
    engine = UIScrollView.makeEngine()
    engine.scrollDelegate = Listener(self)
    adoptGeometry()
  }

  /// Hears the engine. The engine keeps it alive, and it keeps nothing.
  @MainActor
  private final class Listener: @MainActor ScrollHostDelegate {
    private weak var scroller: SideScroller?

    init(_ scroller: SideScroller) {
      self.scroller = scroller
    }

    func scrollHost(_ host: any ScrollHost, didReport event: ScrollEvent) {
      scroller?.engineDidReport(event)
    }
  }

  /// Whether a finger that goes sideways moves anything.
  var canBeDragged: Bool {
    guard let view, view.isScrollEnabled, view.panGestureRecognizer.isEnabled else { return false }
    return engine.contentOffsetRange.maximum > engine.contentOffsetRange.minimum
  }

  /// Takes over the view's width, its content's, and its insets.
  func adoptGeometry() {
    guard let view else { return }
    engine.bounces = view.bounces
    engine.perform(.setContainerHeight(Double(view.bounds.width)))
    engine.perform(.setContentSize(Double(view.contentSize.width)))
    let inset = view.adjustedContentInset
    engine.perform(
      .setContentInset(ScrollInsets(top: Double(inset.left), bottom: Double(inset.right))))
  }

  /// The app has put the content at `x`.
  func moveContent(to x: CGFloat) {
    isAssigning = true
    engine.perform(.assignContentOffset(Double(x)))
    isAssigning = false
  }

  /// A finger was seen, if it is sideways that counts.
  func receive(_ sample: TouchSample) {
    var turned = sample
    (turned.x, turned.y) = (sample.y, sample.x)
    drive { $0.receive(turned) }
  }

  func drive(_ body: (SimulatedScrollView) -> Void) {
    body(engine)
    guard engine.isTracking || view?.panGestureRecognizer.sideTravel != nil else { return }
    view?.panGestureRecognizer.finishSideEvent(engine.pan)
  }

  private func engineDidReport(_ event: ScrollEvent) {
    guard let view else { return }
    let pan = view.panGestureRecognizer
    if let recognizer = engine.pan { pan.followSideways(recognizer) }
    switch event {
    case .didScroll(let cause):
      if cause == .drag { pan.goOn() }
      guard !isAssigning else { return }
      view.follow(CGPoint(x: CGFloat(engine.contentOffset), y: view.contentOffset.y))
    case .willBeginDragging:
      startPage = page(at: engine.contentOffset).rounded()
      pan.become(.began)
      view.delegate(answering: .scrollViewWillBeginDragging)?.scrollViewWillBeginDragging(view)
    case .willEndDragging(let velocity, _):
      pan.end()
      choosePage(velocity: velocity, answering: event)
    case .didEndDragging(let willDecelerate):
      view.delegate(answering: .scrollViewDidEndDragging)?
        .scrollViewDidEndDragging(view, willDecelerate: willDecelerate)
    case .willBeginDecelerating:
      view.delegate(answering: .scrollViewWillBeginDecelerating)?
        .scrollViewWillBeginDecelerating(view)
    case .didEndDecelerating:
      view.delegate(answering: .scrollViewDidEndDecelerating)?.scrollViewDidEndDecelerating(view)
    case .didEndScrollingAnimation:
      view.delegate(answering: .scrollViewDidEndScrollingAnimation)?
        .scrollViewDidEndScrollingAnimation(view)
    case .didScrollToTop, .didStop, .geometryDidChange, .contentReplaced, .setFraction:
      break
    }
  }

  private func page(at offset: Double) -> Double {
    engine.bounds > 0 ? offset / engine.bounds : 0
  }

  /// A quick finger turns the page that it goes to; a slow one leaves the nearest.
  private func choosePage(velocity: Double, answering event: ScrollEvent) {
    guard let view, view.isPagingEnabled else { return }
    let page = page(at: engine.contentOffset)
    let isQuick = velocity.magnitude > Self.turningVelocity
    let wanted = isQuick ? (velocity > 0 ? page.rounded(.up) : page.rounded(.down)) : page.rounded()
    let chosen = min(max(wanted, startPage - 1), startPage + 1)
    let offset = engine.contentOffsetRange.clamp(chosen * engine.bounds)
    var target = CGPoint(x: CGFloat(offset), y: view.contentOffset.y)
    withUnsafeMutablePointer(to: &target) {
      view.delegate(answering: .scrollViewWillEndDragging)?.scrollViewWillEndDragging(
        view, withVelocity: CGPoint(x: velocity, y: 0), targetContentOffset: $0)
    }
    var effects = HeaderEffects(layout: .zero)
    effects.targetContentOffset = Double(target.x)
    let context = HeaderContext(scroll: engine.metrics, environment: engine.environment)
    engine.perform(effects, answering: event, in: context)
  }
}

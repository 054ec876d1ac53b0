import ScrollPhysics

/// The recognizer that drags a scroll view's content. It may be on another view.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  weak var scrollView: UIScrollView?
  private var travelled: CGFloat = 0
  private var sentTravel: CGFloat = 0

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
  }

  override func wasRemoved() {
    guard let scrollView, scrollView.screen.touched === scrollView else { return }
    scrollView.screen.cancelTouch()
  }

  /// The vertical distance in points that the finger has dragged, without the slop.
  open func translation(in view: UIView?) -> CGPoint {
    CGPoint(x: 0, y: travelled)
  }

  /// A finger has landed, or `input` begins to scroll.
  func touchDown(with input: PanInput) {
    (travelled, sentTravel) = (0, 0)
    numberOfTouches = input == .finger ? 1 : 0
    state = .possible
  }

  /// Copies the translation of the engine's recognizer.
  func follow(_ pan: PanRecognizer) {
    travelled = CGFloat(pan.translation)
  }

  override func become(_ state: State) {
    super.become(state)
    sentTravel = travelled
  }

  /// The finger has lifted, or the touch was cancelled.
  func end() {
    guard state == .began || state == .changed else { return }
    become(.ended)
  }

  /// Ends the event. A finger that moved without moving content, at the content's end, has changed the gesture too.
  func finishEvent(_ pan: PanRecognizer?) {
    if let pan, state == .began || state == .changed {
      follow(pan)
      if travelled != sentTravel { become(.changed) }
    }
    sendActions()
  }
}

import ScrollPhysics

/// Recognises a finger that drags: a scroll view's own, on whichever view it was put.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  weak var scrollView: UIScrollView?
  private var travelled: CGFloat = 0
  private var toldTravel: CGFloat = 0
  /// Whether the system takes the touch away, so that the gesture does not end but is cancelled.
  var isBeingCancelled = false

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init()
  }

  override func stateDidChange() {
    scrollView?.headlessObservers.look()
  }

  override func wasTakenOff() {
    guard let scrollView, scrollView.screen.touched === scrollView else { return }
    scrollView.screen.cancelTouch()
  }

  /// How far the finger has dragged up or down, in points: counted from where its slop ended, or from
  /// where it was when the system let it begin.
  open func translation(in view: UIView?) -> CGPoint {
    CGPoint(x: 0, y: state == .possible || state == .failed ? 0 : travelled)
  }

  /// A finger touched down, or `input` began to scroll.
  func touchDown(with input: PanInput) {
    (travelled, toldTravel) = (0, 0)
    numberOfTouches = input == .finger ? 1 : 0
    isBeingCancelled = false
    state = .possible
  }

  /// The scroll view's own recogniser says this of the finger.
  func follow(_ pan: PanRecognizer) {
    travelled = CGFloat(pan.translation)
  }

  override func become(_ state: State) {
    super.become(state)
    toldTravel = travelled
  }

  /// The drag goes on. The event that it began with is still its beginning.
  func goOn() {
    guard state == .changed || (state == .began && travelled != toldTravel) else { return }
    become(.changed)
  }

  /// The finger has lifted, or was taken away.
  func end() {
    guard state == .began || state == .changed else { return }
    become(isBeingCancelled ? .cancelled : .ended)
  }

  /// The frame is over, in which the scroll view's recogniser came to `pan`. A finger that moved
  /// nothing, for the content is at its end, has moved all the same.
  func finishEvent(_ pan: PanRecognizer?) {
    if let pan, state == .began || state == .changed {
      follow(pan)
      if travelled != toldTravel { become(.changed) }
    }
    sendActions()
  }
}

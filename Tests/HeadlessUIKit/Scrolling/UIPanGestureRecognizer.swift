import ScrollPhysics

/// Recognises a gesture in the touches on a view.
///
/// Targets and actions need selectors, and Linux has none: ``headlessOnChange`` stands in for them.
@MainActor
open class UIGestureRecognizer: NSObject {
  /// How far a gesture has come.
  public enum State: Int, Sendable {
    /// Nothing has been recognised.
    case possible = 0
    /// It has just been recognised.
    case began = 1
    /// It goes on.
    case changed = 2
    /// The finger has lifted.
    case ended = 3
    /// The system took the touch away.
    case cancelled = 4
    /// The touches were something else.
    case failed = 5
  }

  /// How far the gesture has come.
  open internal(set) var state = State.possible
  /// Whether it looks at touches.
  open var isEnabled = true
  /// The view whose touches it sees.
  open internal(set) weak var view: UIView?
  /// Called whenever the state changes, or the finger moves.
  public var headlessOnChange: (@MainActor (UIGestureRecognizer) -> Void)?

  func become(_ state: State) {
    self.state = state
    headlessOnChange?(self)
  }
}

/// Recognises a finger that drags.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  private var touchDown = CGPoint.zero
  private var latest = CGPoint.zero
  private var travelled: CGFloat = 0
  private var zero = CGPoint.zero
  private var velocityPerSecond = CGPoint.zero

  /// How far the finger has dragged, in points: counted from where its slop ended, or from where it
  /// was when the system let it begin.
  open func translation(in view: UIView?) -> CGPoint {
    switch state {
    case .possible, .failed: .zero
    case .began, .changed, .ended, .cancelled:
      CGPoint(x: latest.x - touchDown.x - zero.x, y: travelled - zero.y)
    }
  }

  /// Counts the translation anew, from `translation`.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    zero = CGPoint(
      x: latest.x - touchDown.x - translation.x, y: travelled - translation.y)
  }

  /// How fast the finger goes, in points per second.
  open func velocity(in view: UIView?) -> CGPoint { velocityPerSecond }

  /// A finger touched down at `point` (the window's).
  func touchDown(at point: CGPoint) {
    (touchDown, latest, zero, travelled) = (point, point, .zero, 0)
    velocityPerSecond = .zero
    state = .possible
  }

  /// It was seen at `x`, and the scroll view's own recogniser says this of it.
  func follow(_ pan: PanRecognizer, x: CGFloat) {
    latest.x = x
    travelled = CGFloat(pan.translation)
    velocityPerSecond = CGPoint(x: -pan.velocity.x * 1000, y: -pan.velocity.y * 1000)
  }
}

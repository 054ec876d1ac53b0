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
  private var zero = CGPoint.zero
  private var velocityPerSecond = CGPoint.zero
  private var time = 0.0

  /// How far the finger has come since it touched down, the slop included, in points; nothing until
  /// it drags.
  open func translation(in view: UIView?) -> CGPoint {
    switch state {
    case .possible, .failed: .zero
    case .began, .changed, .ended, .cancelled:
      CGPoint(x: latest.x - zero.x, y: latest.y - zero.y)
    }
  }

  /// Counts the translation anew, from `translation`.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    zero = CGPoint(x: latest.x - translation.x, y: latest.y - translation.y)
  }

  /// How fast the finger goes, in points per second.
  open func velocity(in view: UIView?) -> CGPoint { velocityPerSecond }

  /// A finger touched down at `point` (the window's), `time` milliseconds in.
  func touchDown(at point: CGPoint, time: Double) {
    (touchDown, latest, zero, self.time) = (point, point, point, time)
    velocityPerSecond = .zero
    state = .possible
  }

  /// It was seen at `point`.
  func touchMoved(to point: CGPoint, time: Double) {
    let elapsed = time - self.time
    if elapsed > 0 {
      velocityPerSecond = CGPoint(
        x: (point.x - latest.x) / elapsed * 1000, y: (point.y - latest.y) / elapsed * 1000)
    }
    (latest, self.time) = (point, time)
  }
}

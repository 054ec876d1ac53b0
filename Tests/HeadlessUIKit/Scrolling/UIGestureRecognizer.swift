/// Recognises a gesture in the touches on a view.
///
/// Targets and actions need selectors, and Linux has none: ``headlessAddTarget(_:action:)`` stands in
/// for `addTarget(_:action:)`. A subclass of an app's sees that touches begin and end, not where.
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

  private struct Target {
    weak var object: AnyObject?
    let action: @MainActor (UIGestureRecognizer) -> Void
  }

  /// Who observes its values.
  public let headlessObservers = HeadlessObservers()
  /// A recogniser that no touch has met.
  public override init() {
    super.init()
  }

  private var targets: [Target] = []
  private var hasUntoldState = false

  /// How far the gesture has come. Observers hear of it at once, targets at the end of the event: a
  /// scroll view's own action, and so its delegate, is taken to come before every target that an app
  /// adds. Only a subclass sets it.
  open var state = State.possible {
    didSet {
      headlessObservers.look()
      stateDidChange()
    }
  }
  /// Whether the views under the touches lose them once it has recognised its gesture.
  open var cancelsTouchesInView = true
  /// The view whose touches it sees.
  open internal(set) weak var view: UIView?
  /// How many fingers are down for it: none where a trackpad or a wheel scrolls.
  open internal(set) var numberOfTouches = 0

  /// Calls `action` whenever the state changes or the gesture goes on, for as long as `target` lives.
  public func headlessAddTarget(
    _ target: AnyObject, action: @escaping @MainActor (UIGestureRecognizer) -> Void
  ) {
    targets.append(Target(object: target, action: action))
  }

  /// Calls no action of `target` any more.
  public func headlessRemoveTarget(_ target: AnyObject) {
    targets.removeAll { $0.object === target || $0.object == nil }
  }

  /// Whether this one recognises nothing any more once `preventingGestureRecognizer` has.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another one that has begun leaves it nothing to recognise.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Fingers have landed.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers have lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The system has taken fingers away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// The gesture has come to `state`. What it was in the same event before is told first.
  func become(_ state: State) {
    sendActions()
    hasUntoldState = true
    self.state = state
  }

  /// The event is over: its targets hear of it, and a gesture that has ended may begin anew.
  func sendActions() {
    guard hasUntoldState else { return }
    hasUntoldState = false
    for target in targets where target.object != nil { target.action(self) }
    switch state {
    case .ended, .cancelled, .failed: state = .possible
    case .possible, .began, .changed: break
    }
  }

  func stateDidChange() {}

  /// It was taken off its view, with a finger down perhaps.
  func wasTakenOff() {}
}

extension UIGestureRecognizer: HeadlessObservable {}

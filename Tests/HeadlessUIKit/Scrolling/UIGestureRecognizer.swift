/// Recognizes a gesture in the touches on a view.
///
/// Linux has no selectors, so ``headlessAddTarget(_:action:)`` replaces `addTarget(_:action:)`. A subclass in an app
/// receives the beginning and the end of touches without their positions.
@MainActor
open class UIGestureRecognizer: NSObject {
  /// The progress of a gesture.
  public enum State: Int, Sendable {
    /// Nothing is recognized.
    case possible = 0
    /// The gesture has begun.
    case began = 1
    /// The gesture continues.
    case changed = 2
    /// The finger has lifted.
    case ended = 3
    /// The system has cancelled the touch.
    case cancelled = 4
    /// The touches are another gesture.
    case failed = 5
  }

  private struct Target {
    weak var object: AnyObject?
    let action: @MainActor (UIGestureRecognizer) -> Void
  }

  /// The observers of the recognizer's values.
  public let headlessObservers = HeadlessObservers()

  private var targets: [Target] = []
  private var hasUnsentState = false

  /// The progress of the gesture. Observers are called at once, targets at the end of the event: a scroll view's own
  /// action, and so its delegate, is assumed to come before the targets of the app.
  open var state = State.possible {
    didSet { headlessObservers.compareValues() }
  }
  /// Whether views lose their touches when the gesture is recognized.
  open var cancelsTouchesInView = true
  /// The view whose touches the recognizer receives.
  open internal(set) weak var view: UIView?
  /// The number of fingers; 0 while a trackpad or a wheel scrolls.
  open internal(set) var numberOfTouches = 0

  /// A recognizer, which here always has no target.
  public init(target: Any? = nil, action: Never? = nil) {}

  /// Calls `action` whenever the state changes or the gesture continues, while `target` exists.
  public func headlessAddTarget(
    _ target: AnyObject, action: @escaping @MainActor (UIGestureRecognizer) -> Void
  ) {
    targets.append(Target(object: target, action: action))
  }

  /// Removes the actions of `target`.
  public func headlessRemoveTarget(_ target: AnyObject) {
    targets.removeAll { $0.object === target || $0.object == nil }
  }

  /// Whether this recognizer, once it has begun, prevents `preventedGestureRecognizer`.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether `preventingGestureRecognizer`, once it has begun, can prevent this recognizer.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Fingers have landed.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers have lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The system has cancelled the touches.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Changes the state. An earlier state of the same event is sent first.
  func become(_ state: State) {
    sendActions()
    hasUnsentState = true
    self.state = state
  }

  /// Calls the targets at the end of an event, and resets a gesture that has ended.
  func sendActions() {
    guard hasUnsentState else { return }
    hasUnsentState = false
    for target in targets where target.object != nil { target.action(self) }
    switch state {
    case .ended, .cancelled, .failed: state = .possible
    case .possible, .began, .changed: break
    }
  }

  /// The recognizer was removed from its view, perhaps with a finger down.
  func wasRemoved() {}
}

extension UIGestureRecognizer: HeadlessObservable {}

/// A change of an observed value. The double's says no more than that there is one.
public struct NSKeyValueObservedChange<Value> {}

/// The observation of a value, which lasts as long as this lives.
open class NSKeyValueObservation: NSObject {
  private var check: (@MainActor () -> Void)?

  @MainActor
  init(_ check: @escaping @MainActor () -> Void) {
    self.check = check
  }

  @MainActor
  func look() {
    check?()
  }
}

/// An object whose values can be observed. In Foundation every `NSObject` is one.
@MainActor
public protocol HeadlessObservable: AnyObject {
  /// Who observes its values.
  var headlessObservers: HeadlessObservers { get }
}

/// Who observes an object's values.
@MainActor
public final class HeadlessObservers {
  private var observations: [HeadlessWeak<NSKeyValueObservation>] = []

  func add(_ observation: NSKeyValueObservation) {
    observations.append(HeadlessWeak(object: observation))
  }

  /// Lets every observer look whether its value is another.
  func look() {
    guard !observations.isEmpty else { return }
    observations.removeAll { $0.object == nil }
    for observation in observations { observation.object?.look() }
  }
}

extension UIView: HeadlessObservable {}

extension HeadlessObservable where Self: NSObject {
  /// Calls `changeHandler` after every change of the value at `keyPath`, before the one that changed it
  /// goes on. Works for whether a view is hidden, a scroll view's offset, content size and insets,
  /// its delegate, a table's header view, and the state of a gesture recogniser, a scroll view's own as well.
  ///
  /// Foundation has no key-value observing on Linux. Here the object looks, after each change of one
  /// of these, whether the value is another; assigning an equal one is no change.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>,
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    var previous = self[keyPath: keyPath]
    let observation = NSKeyValueObservation { [weak self] in
      guard let self else { return }
      let current = self[keyPath: keyPath]
      guard !isSame(previous, current) else { return }
      previous = current
      changeHandler(self, NSKeyValueObservedChange())
    }
    headlessObservers.add(observation)
    return observation
  }
}

/// Whether two values of a property are equal, or are the same object, or both are none.
private func isSame<Value>(_ one: Value, _ other: Value) -> Bool {
  func isEqual<Known: Equatable>(_ one: Known) -> Bool { (other as? Known) == one }
  if let one = one as? any Equatable { return isEqual(one) }
  return object(in: one) === object(in: other)
}

private func object<Value>(in value: Value) -> AnyObject? {
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .optional else { return value as AnyObject }
  return mirror.children.first.map { $0.value as AnyObject }
}

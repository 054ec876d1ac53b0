/// A change of an observed value. The double's has no content.
public struct NSKeyValueObservedChange<Value> {}

/// The observation of a value. It ends when this object is deallocated.
open class NSKeyValueObservation: NSObject {
  let check: @MainActor () -> Void

  @MainActor
  init(_ check: @escaping @MainActor () -> Void) {
    self.check = check
  }
}

/// An object with observable values. In Foundation every `NSObject` is one.
@MainActor
public protocol HeadlessObservable: AnyObject {
  /// The observers of the object's values.
  var headlessObservers: HeadlessObservers { get }
}

/// The observers of an object's values.
@MainActor
public final class HeadlessObservers {
  fileprivate var observations: [HeadlessWeak<NSKeyValueObservation>] = []

  /// Makes every observer compare its value.
  func compareValues() {
    observations.removeAll { $0.object == nil }
    for observation in observations { observation.object?.check() }
  }
}

extension UIView: HeadlessObservable {}

extension HeadlessObservable where Self: NSObject {
  /// Calls `changeHandler` synchronously after each change of the value at `keyPath`. Supports `isHidden`, a scroll
  /// view's `contentOffset`, `contentSize`, `contentInset` and `delegate`, and the `state` of a gesture recognizer.
  ///
  /// Foundation has no key-value observing on Linux. After each change of one of these values, all observers of the
  /// object compare theirs. Assigning an equal value is no change.
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
    headlessObservers.observations.append(HeadlessWeak(object: observation))
    return observation
  }
}

/// Whether two values are equal, or are the same object or both `nil`.
private func isSame<Value>(_ one: Value, _ other: Value) -> Bool {
  func isEqual<Known: Equatable>(_ one: Known) -> Bool { (other as? Known) == one }
  if let one = one as? any Equatable { return isEqual(one) }
  return (one as? any NSObjectProtocol) === (other as? any NSObjectProtocol)
}

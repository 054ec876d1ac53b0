/// What a change handler is told of.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// A call at once, before any change.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)

  /// Foundation's bits.
  public let rawValue: UInt

  /// The options whose bits are set.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}

/// A change of an observed value.
public struct NSKeyValueObservedChange<Value> {
  /// The value before, if it was asked for.
  public let oldValue: Value?
  /// The new value, if it was asked for.
  public let newValue: Value?
}

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
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    var previous = self[keyPath: keyPath]
    let observation = NSKeyValueObservation { [weak self] in
      guard let self else { return }
      let current = self[keyPath: keyPath]
      guard !isSame(previous, current) else { return }
      let change = NSKeyValueObservedChange(
        oldValue: options.contains(.old) ? previous : nil,
        newValue: options.contains(.new) ? current : nil)
      previous = current
      changeHandler(self, change)
    }
    headlessObservers.add(observation)
    return observation
  }
}

extension UIScrollView {
  /// Lets every observer look.
  func notifyObservers() {
    headlessObservers.look()
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

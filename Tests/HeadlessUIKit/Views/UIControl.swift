/// A view that the user operates. The double presses none: who gets a finger, UIKit alone can say.
open class UIControl: UIView {
  /// What may happen to a control.
  public struct Event: OptionSet, Sendable {
    /// Its value is another.
    public static let valueChanged = Event(rawValue: 1 << 12)

    /// UIKit's bits.
    public let rawValue: UInt

    /// The events whose bits are set.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  private var actions: [(events: Event, action: UIAction)] = []

  /// Has `action` done whenever one of `controlEvents` happens.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((controlEvents, action))
  }

  /// Does what is to be done when `controlEvents` happen.
  open func sendActions(for controlEvents: Event) {
    for (events, action) in actions where !events.isDisjoint(with: controlEvents) {
      action.handler(action)
    }
  }
}

/// Something to be done when a control is operated.
@MainActor
public final class UIAction: NSObject {
  let handler: @MainActor (UIAction) -> Void

  /// Does what `handler` does.
  public init(handler: @escaping @MainActor (UIAction) -> Void) {
    self.handler = handler
    super.init()
  }
}

/// Segments of which one is chosen.
open class UISegmentedControl: UIControl {
  /// Segments with `items` as their titles.
  public init(items: [Any]?) {
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: 32))
  }

  /// Segments as on being unarchived: none.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The chosen one, -1 for none.
  open var selectedSegmentIndex = -1
}

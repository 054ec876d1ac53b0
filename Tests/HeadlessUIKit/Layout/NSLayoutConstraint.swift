/// A relation between two lengths or edges: `first = second + constant`.
@MainActor
open class NSLayoutConstraint: NSObject {
  /// How the two sides compare.
  public enum Relation: Int, Sendable {
    /// Exactly. The double has no other.
    case equal = 0
  }

  /// An edge or a length.
  public enum Attribute: Int, Sendable {
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The edge where lines begin.
    case leading = 5
    /// The edge where lines end.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// Nothing: the other side is the constant alone.
    case notAnAttribute = 0
  }

  /// What the left side is about.
  open var firstItem: AnyObject? { first }
  /// What the right side is about, if anything.
  open var secondItem: AnyObject? { second }
  /// Which number of the first item.
  open private(set) var firstAttribute: Attribute
  /// Which number of the second.
  open private(set) var secondAttribute: Attribute
  /// How the two sides compare.
  open private(set) var relation = Relation.equal

  private weak var first: AnyObject?
  private weak var second: AnyObject?
  /// The nearest view that both items lie in, while it is active.
  private(set) weak var holder: UIView?

  init(
    _ one: (item: AnyObject, attribute: Attribute),
    _ other: (item: AnyObject, attribute: Attribute)?,
    constant: CGFloat
  ) {
    first = one.item
    firstAttribute = one.attribute
    second = other?.item
    secondAttribute = other?.attribute ?? .notAnAttribute
    self.constant = constant
    super.init()
  }

  /// What is added to the right side, in points. May change at any time.
  open var constant: CGFloat {
    didSet {
      Self.view(of: first)?.headlessCounts.writes += 1
      if constant != oldValue { holder?.constraintsDidChange() }
    }
  }

  /// How much it matters: it must hold, unless set.
  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { holder?.constraintsDidChange() } }
  }

  /// Whether it is followed.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Follows all of `constraints`.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Follows none of `constraints` any more.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The view of an item: itself, or the one that a guide belongs to.
  static func view(of item: AnyObject?) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }

  /// UIKit ends the app where two items have no view in common; here the constraint stays inactive.
  private func activate() {
    guard holder == nil else { return }
    guard let one = Self.view(of: first) else { return }
    let other = second == nil ? one : Self.view(of: second)
    guard let holder = other.flatMap({ one.nearestView(around: $0) }) else { return }
    self.holder = holder
    holder.installedConstraints.append(self)
    holder.screen.hasConstraints = true
    holder.constraintsDidChange()
  }

  private func deactivate() {
    guard let holder else { return }
    holder.installedConstraints.removeAll { $0 === self }
    self.holder = nil
    holder.constraintsDidChange()
  }
}

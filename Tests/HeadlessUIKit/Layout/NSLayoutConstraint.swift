/// A relation between two edges, or of a length to a constant: `first = second + constant`.
@MainActor
open class NSLayoutConstraint: NSObject {
  /// How the two sides compare.
  public enum Relation: Int, Sendable {
    /// The sides are equal. The double has no other relation.
    case equal = 0
  }

  /// An edge or a length.
  public enum Attribute: Int, Sendable {
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The leading edge.
    case leading = 5
    /// The trailing edge.
    case trailing = 6
    /// The height.
    case height = 8
    /// Nothing: the right side is the constant.
    case notAnAttribute = 0
  }

  /// The item on the left side.
  open private(set) weak var firstItem: AnyObject?
  /// The item on the right side, if any.
  open private(set) weak var secondItem: AnyObject?
  /// The attribute of the first item.
  open private(set) var firstAttribute: Attribute
  /// The attribute of the second item.
  open private(set) var secondAttribute: Attribute
  /// How the two sides compare.
  open var relation: Relation { .equal }
  /// The nearest common ancestor of both items, while the constraint is active.
  private(set) weak var holder: UIView?

  init(
    _ one: (item: AnyObject, attribute: Attribute),
    _ other: (item: AnyObject, attribute: Attribute)?,
    constant: CGFloat
  ) {
    (firstItem, firstAttribute) = (one.item, one.attribute)
    (secondItem, secondAttribute) = (other?.item, other?.attribute ?? .notAnAttribute)
    self.constant = constant
  }

  /// The points added to the right side.
  open var constant: CGFloat {
    didSet {
      Self.view(of: firstItem)?.headlessCounts.writes += 1
      if constant != oldValue { holder?.constraintsDidChange() }
    }
  }

  /// The priority; required unless set.
  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { holder?.constraintsDidChange() } }
  }

  /// Whether the constraint takes part in layout.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Activates all of `constraints`.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates all of `constraints`.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The view of an item: the item itself, or the view that owns the guide.
  static func view(of item: AnyObject?) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }

  /// UIKit ends the app if the items have no common ancestor. Here the constraint stays inactive.
  private func activate() {
    guard holder == nil, let one = Self.view(of: firstItem),
      let other = secondItem == nil ? one : Self.view(of: secondItem),
      let holder = one.selfAndAncestors.first(where: { other.isDescendant(of: $0) })
    else { return }
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

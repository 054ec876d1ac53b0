/// What a navigation bar shows for a controller.
@MainActor
open class UINavigationItem: NSObject {
  /// Whether the title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the controller before.
    case automatic = 0
    /// Always.
    case always = 1
    /// Never.
    case never = 2
  }

  /// What the bar says: the controller's title, unless set.
  open var title: String?
  /// A view in place of the title.
  open var titleView: UIView?
  /// Whether the title is large. The double's bars have one height.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  /// An item that says `title`.
  public init(title: String) {
    self.title = title
    super.init()
  }

  override init() {
    super.init()
  }
}

/// What a tab bar shows for a controller.
@MainActor
open class UITabBarItem: NSObject {
  /// What the bar says: the controller's title, unless set.
  open var title: String?
  /// What is written on it, a number of messages for example.
  open var badgeValue: String?

  /// An item that says nothing.
  public override init() {
    super.init()
  }
}

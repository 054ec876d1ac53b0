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

  override init() {
    super.init()
  }
}

/// A button of a bar.
@MainActor
open class UIBarButtonItem: NSObject {
  /// A button that says nothing.
  public override init() {
    super.init()
  }
}

/// What a tab bar shows for a controller.
@MainActor
open class UITabBarItem: NSObject {
  /// What the bar says: the controller's title, unless set.
  open var title: String?

  /// An item that says nothing.
  public override init() {
    super.init()
  }
}

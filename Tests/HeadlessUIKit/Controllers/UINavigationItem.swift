/// What a navigation bar shows for a controller.
@MainActor
open class UINavigationItem: NSObject {
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

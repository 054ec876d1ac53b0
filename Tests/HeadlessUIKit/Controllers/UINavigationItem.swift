/// A controller's part of a navigation bar.
@MainActor
open class UINavigationItem: NSObject {
  /// The title in the bar: the controller's title, unless set.
  open var title: String?

  override init() {
    super.init()
  }
}

/// A button of a bar.
@MainActor
open class UIBarButtonItem: NSObject {
  /// An empty button.
  public override init() {
    super.init()
  }
}

/// A controller's part of a tab bar.
@MainActor
open class UITabBarItem: NSObject {
  /// The title in the bar: the controller's title, unless set.
  open var title: String?

  /// An empty item.
  public override init() {
    super.init()
  }
}

/// A controller's part of a navigation bar.
@MainActor
open class UINavigationItem: NSObject {
  /// The title in the bar: the controller's title, unless set.
  open var title: String?
}

/// A button of a bar.
@MainActor
open class UIBarButtonItem: NSObject {
}

/// A controller's part of a tab bar.
@MainActor
open class UITabBarItem: NSObject {
  /// The title in the bar: the controller's title, unless set.
  open var title: String?
}

/// The scroll view that the system's bars look at for `controller`, which decides whether they are
/// transparent, how large titles shrink, and whether a tab bar minimises. A navigation controller's is
/// that of the controller that it shows.
@MainActor
public func headlessContentScrollView(
  of controller: UIViewController, for edge: NSDirectionalRectEdge = .top
) -> UIScrollView? {
  if let navigation = controller as? UINavigationController {
    return navigation.topViewController.flatMap { headlessContentScrollView(of: $0, for: edge) }
  }
  return controller.contentScrollView(for: edge)
}

/// Shows a controller above a bar of tabs, which takes 49 points of the safe area while it is there.
open class UITabBarController: UIViewController {
  /// How often the bar was asked to go or come.
  public private(set) var headlessChanges = 0
  /// Whether it has gone.
  open private(set) var isTabBarHidden = false
  /// What it shows: the first.
  open var viewControllers: [UIViewController]? {
    didSet {
      for child in viewControllers ?? [] { addChild(child) }
      showFirst()
    }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showFirst()
  }

  /// Lets the bar go or come.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isTabBarHidden else { return }
    isTabBarHidden = hidden
    headlessChanges += 1
    showFirst()
  }

  private func showFirst() {
    guard let child = viewControllers?.first, isViewLoaded else { return }
    child.containerSafeArea.bottom = isTabBarHidden ? 0 : 49
    guard child.view.superview == nil else { return }
    child.view.place(at: view.bounds)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}

extension UIViewController {
  /// The tab bar controller around it.
  public var tabBarController: UITabBarController? {
    parent as? UITabBarController ?? parent?.tabBarController
  }
}

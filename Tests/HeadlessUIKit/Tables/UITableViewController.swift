/// A controller whose view is a table view, and which is its delegate. In UIKit it is the data source too.
///
/// In UIKit it declares all callbacks of a scroll view, so a subclass overrides them.
open class UITableViewController: UIViewController, UITableViewDelegate {
  private let style: UITableView.Style

  /// A controller of a table view in `style`.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// The double has no archives.
  public required init?(coder: NSCoder) { nil }

  /// The table view.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tableView: UITableView! { view as? UITableView }

  /// Makes the table view.
  open override func loadView() {
    let table = UITableView(frame: screen.bounds, style: style)
    table.delegate = self
    view = table
  }

  /// Does nothing.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

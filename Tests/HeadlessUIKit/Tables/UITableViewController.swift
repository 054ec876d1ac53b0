/// A controller whose view is a table view, and which is its delegate and data source.
///
/// In UIKit it declares all callbacks of a scroll view, so a subclass overrides them.
open class UITableViewController: UIViewController, UITableViewDelegate, UITableViewDataSource {
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
    table.dataSource = self
    view = table
  }

  /// Returns 0.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  /// Returns an empty cell.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// Does nothing.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

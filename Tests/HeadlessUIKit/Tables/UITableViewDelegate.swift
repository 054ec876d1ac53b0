/// The delegate of a table view.
///
/// As in ``UIScrollViewDelegate``, UIKit's optional requirements have default implementations here.
@MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// The height of the section's header in points; ``UITableView/automaticDimension`` for none.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  /// The section's header.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
}

extension UITableViewDelegate {
  /// None.
  public func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { UITableView.automaticDimension }
  /// None.
  public func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? { nil }
}

/// The data of a table view.
@MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// The number of rows in the section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The cell of the row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// The number of sections.
  func numberOfSections(in tableView: UITableView) -> Int
}

extension UITableViewDataSource {
  /// 1.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
}

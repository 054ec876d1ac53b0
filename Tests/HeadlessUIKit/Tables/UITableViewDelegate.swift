/// Who hears what happens to a table, and decides how tall its parts are.
///
/// As in ``UIScrollViewDelegate``, what is optional in UIKit has an answer here that changes
/// nothing.
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

/// What a table shows.
@MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// How many rows the section has.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The row's cell, dequeued or made.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// How many sections there are.
  func numberOfSections(in tableView: UITableView) -> Int
}

extension UITableViewDataSource {
  /// One.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
}

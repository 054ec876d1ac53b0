/// Who hears what happens to a table, and decides how tall its parts are.
///
/// As in ``UIScrollViewDelegate``, what is optional in UIKit has an answer here that changes
/// nothing.
@MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// The row's height in points; ``UITableView/automaticDimension`` for the table's own.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// The height of the section's header in points; ``UITableView/automaticDimension`` for none.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  /// The section's header.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  /// The row was tapped.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
  /// The table's own.
  public func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { UITableView.automaticDimension }
  /// None.
  public func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { UITableView.automaticDimension }
  /// None.
  public func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? { nil }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
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

extension IndexPath {
  /// Row `row` of section `section`.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// Item `item` of section `section`.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// The item; 0 in a path that has none.
  public var item: Int { row }
  /// The row; 0 in a path that has none.
  public var row: Int { count > 1 ? self[1] : 0 }
  /// The section; 0 in a path that has none.
  public var section: Int { count > 0 ? self[0] : 0 }
}

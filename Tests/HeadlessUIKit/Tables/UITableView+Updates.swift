/// Rows that came, went or changed between two looks at the data source.
struct TableUpdates {
  /// Where rows have come, counted after everything.
  var inserted: [IndexPath] = []
}

extension UITableView {
}

/// Rows that came, went or changed between two looks at the data source.
struct TableUpdates {
  /// Where rows have come, counted after everything.
  var inserted: [IndexPath] = []
  /// Where rows were that are gone, counted before everything.
  var deleted: [IndexPath] = []
  /// Which rows show something else, counted before everything.
  var reloaded: [IndexPath] = []

  /// Where the row that was at `path` is afterwards, `nil` if it is gone.
  func place(ofRowAt path: IndexPath) -> IndexPath? {
    guard !deleted.contains(path) else { return nil }
    let gone = Set(deleted).filter { $0.section == path.section && $0.row < path.row }.count
    var row = path.row - gone
    for new in Set(inserted).sorted() where new.section == path.section && new.row <= row {
      row += 1
    }
    return IndexPath(row: row, section: path.section)
  }
}

extension UITableView {
  /// Notes what `change` says of the rows: until ``endUpdates()`` if that is still to come, for one
  /// change by itself otherwise.
  func update(_ change: (inout TableUpdates) -> Void) {
    let isAlone = updates == nil
    var noted = updates ?? TableUpdates()
    change(&noted)
    updates = noted
    if isAlone { finishUpdates() }
  }

  /// Asks the data source again, keeping the heights of the rows that have stayed.
  func finishUpdates() {
    let updates = self.updates ?? TableUpdates()
    self.updates = nil
    let anchor = visibleAnchor(surviving: updates)
    var heights: [IndexPath: CGFloat] = [:]
    for (path, height) in measuredHeights where !updates.reloaded.contains(path) {
      if let place = updates.place(ofRowAt: path) { heights[place] = height }
    }
    measuredHeights = heights
    var correction: CGFloat = 0
    if let anchor, screen.switches.keepsVisibleRowsInUpdates, let row = makePlan().row(anchor.path)
    {
      correction = row.minY - anchor.minY
    }
    isReloading = true
    setNeedsLayout()
    reloadIfNeeded(correctingOffsetBy: correction)
    layoutIfNeeded()
  }

  /// The first row that is seen and stays: where it will be, and where it lies now.
  private func visibleAnchor(surviving updates: TableUpdates) -> (path: IndexPath, minY: CGFloat)? {
    for path in seenRows {
      guard let place = updates.place(ofRowAt: path), let span = plan.row(path) else { continue }
      return (place, span.minY)
    }
    return nil
  }
}

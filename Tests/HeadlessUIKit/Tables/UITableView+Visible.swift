extension UITableView {
  /// Gives every row that is seen a cell, and takes the cells of the others away.
  func showRows() {
    if contentSize.width != bounds.width { updateContentSize() }
    placeOuterViews()
    let seen = bounds
    var paths = Set<IndexPath>()
    for (index, section) in plan.sections.enumerated() where section.maxY > seen.minY {
      guard section.header.minY < seen.maxY else { break }
      for (row, span) in section.rows.enumerated()
      where span.maxY > seen.minY && span.minY < seen.maxY {
        paths.insert(IndexPath(row: row, section: index))
      }
    }
    for (path, cell) in shownCells where !paths.contains(path) {
      shownCells[path] = nil
      putAway(cell)
    }
    for path in paths.sorted() { showRow(path) }
    showSectionHeaders()
  }

  private func showRow(_ path: IndexPath) {
    guard let span = plan.row(path) else { return }
    let cell = shownCells[path] ?? dataSource?.tableView(self, cellForRowAt: path)
    guard let cell else { return }
    shownCells[path] = cell
    let frame = rect(span)
    if cell.frame != frame { cell.frame = frame }
    // Behind the section headers, which stay in front of what passes under them.
    if cell.superview !== self {
      insertSubview(cell, at: subviews.count - shownHeaders.count)
    }
  }

  func putAway(_ cell: UITableViewCell) {
    cell.removeFromSuperview()
    if let identifier = cell.reuseIdentifier { spareCells[identifier, default: []].append(cell) }
  }

  private func showSectionHeaders() {
    guard let tableDelegate = delegate as? any UITableViewDelegate else { return }
    for (index, section) in plan.sections.enumerated() where section.header.height > 0 {
      let isSeen = section.maxY > bounds.minY && section.header.minY < bounds.maxY
      guard isSeen else {
        shownHeaders.removeValue(forKey: index)?.removeFromSuperview()
        continue
      }
      let known = shownHeaders[index]
      guard let view = known ?? tableDelegate.tableView(self, viewForHeaderInSection: index) else {
        continue
      }
      if known == nil {
        shownHeaders[index] = view
        addSubview(view)
      }
      view.frame = CGRect(
        x: 0, y: pinnedMinY(ofHeader: index), width: bounds.width, height: section.header.height)
    }
  }

  /// Where the section's header is seen.
  func pinnedMinY(ofHeader index: Int) -> CGFloat {
    guard let section = currentPlan.section(index) else { return 0 }
    guard style == .plain else { return section.header.minY }
    let top = contentOffset.y + adjustedContentInset.top
    return min(max(section.header.minY, top), section.maxY - section.header.height)
  }

  /// What of the top is covered when a row of the section is there.
  func pinnedHeight(above section: Int) -> CGFloat {
    style == .plain ? currentPlan.section(section)?.header.height ?? 0 : 0
  }
}

extension UITableView {
  /// Gives every row that is seen a cell, and takes the cells of the others away.
  func showRows() {
    // A row that measures itself may move the content, and what hears of that may ask for a layout.
    guard !isShowingRows else { return }
    isShowingRows = true
    defer { isShowingRows = false }
    if contentSize.width != bounds.width { widthDidChange() }
    measureSeenRows()
    placeOuterViews()
    let paths = seenRows
    putAwayCells(except: paths)
    for path in paths { showRow(path) }
    showSectionHeaders()
  }

  /// The rows that are seen in part at least, from the top down.
  var seenRows: [IndexPath] { plan.rows(from: bounds.minY, to: bounds.maxY) }

  func putAwayCells(except paths: [IndexPath]) {
    let kept = Set(paths)
    for (path, cell) in shownCells where !kept.contains(path) {
      shownCells[path] = nil
      putAway(cell)
    }
  }

  private func showRow(_ path: IndexPath) {
    guard let span = plan.row(path) else { return }
    guard let cell = cell(forRowAt: path) else { return }
    let frame = rect(span)
    if cell.frame != frame { cell.place(at: frame) }
    // Behind the section headers, which stay in front of what passes under them.
    if cell.superview !== self {
      withoutAskingForLayout {
        insertSubview(cell, at: subviews.count - shownHeaders.count)
      }
    }
  }

  /// The row's cell: the one that it has, or one that the data source gives it.
  func cell(forRowAt path: IndexPath) -> UITableViewCell? {
    if let cell = shownCells[path] { return cell }
    let cell = dataSource?.tableView(self, cellForRowAt: path)
    shownCells[path] = cell
    return cell
  }

  func putAway(_ cell: UITableViewCell) {
    withoutAskingForLayout { cell.removeFromSuperview() }
    if let identifier = cell.reuseIdentifier { spareCells[identifier, default: []].append(cell) }
  }

  private func showSectionHeaders() {
    for (index, section) in plan.sections.enumerated() where section.header.height > 0 {
      let isSeen = section.maxY > bounds.minY && section.header.minY < bounds.maxY
      guard isSeen else {
        let header = shownHeaders.removeValue(forKey: index)
        withoutAskingForLayout { header?.removeFromSuperview() }
        continue
      }
      let known = shownHeaders[index]
      let view =
        known
        ?? tableDelegate(answering: .tableViewViewForHeader)?
        .tableView(self, viewForHeaderInSection: index)
      guard let view else { continue }
      if known == nil {
        shownHeaders[index] = view
        withoutAskingForLayout { addSubview(view) }
      }
      view.place(
        at: CGRect(
          x: 0, y: pinnedMinY(ofHeader: index), width: bounds.width,
          height: section.header.height))
    }
  }

  /// Where the section's header is seen.
  func pinnedMinY(ofHeader index: Int) -> CGFloat {
    guard let section = currentPlan.section(index) else { return 0 }
    guard style == .plain else { return section.header.minY }
    let top = contentOffset.y + adjustedContentInset.top
    return min(max(section.header.minY, top), section.maxY - section.header.height)
  }
}

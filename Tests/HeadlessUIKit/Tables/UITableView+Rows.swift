extension UITableView {
  /// The plan, made again if data is to be reloaded. The content size changes only with the next layout.
  var currentPlan: ListPlan { isReloading ? makePlan() : plan }

  func makePlan() -> ListPlan {
    var plan = ListPlan()
    plan.addSpan(headerHeight)
    guard let dataSource else { return plan }
    for section in 0..<dataSource.numberOfSections(in: self) {
      let headerHeight = tellTable(.tableViewHeightForHeader) {
        $0.tableView(self, heightForHeaderInSection: section)
      }
      let rowHeights = (0..<dataSource.tableView(self, numberOfRowsInSection: section)).map { row in
        isEstimating
          ? measuredHeights[IndexPath(row: row, section: section)] ?? estimatedRowHeight
          : rowHeight >= 0 ? rowHeight : UITableView.defaultRowHeight
      }
      plan.addSection(headerHeight: max(0, headerHeight ?? 0), rowHeights: rowHeights)
    }
    return plan
  }

  private func tellTable<Answer>(
    _ selector: HeadlessSelector, _ call: (any UITableViewDelegate) -> Answer?
  ) -> Answer? {
    tell(selector) { ($0 as? any UITableViewDelegate).flatMap(call) }
  }

  /// Reloads the data if that was requested.
  func reloadIfNeeded() {
    guard isReloading else { return }
    isReloading = false
    plan = makePlan()
    let shown = Array(shownCells.values) + Array(shownHeaders.values)
    withoutAskingForLayout { for view in shown { view.removeFromSuperview() } }
    (shownCells, shownHeaders) = ([:], [:])
    updateContentSize()
  }

  func updateContentSize(correctingOffsetBy correction: CGFloat = 0) {
    adopt(CGSize(width: bounds.width, height: plan.maxY), correctingOffsetBy: correction)
  }

  /// Puts `view` above the sections, with its current height.
  func replaceHeader(with view: UIView?) {
    if placedHeader !== view { placedHeader?.removeFromSuperview() }
    placedHeader = view
    if let view, view.superview !== self { addSubview(view) }
    headerHeight = view?.frame.height ?? 0
    plan = makePlan()
    placeHeader()
    updateContentSize()
    setNeedsLayout()
  }

  /// The header view is as wide as the table.
  private func placeHeader() {
    guard let view = placedHeader else { return }
    let frame = CGRect(x: 0, y: 0, width: bounds.width, height: view.frame.height)
    if view.frame != frame { view.place(at: frame) }
  }

  // MARK: Visible rows

  /// Gives every visible row a cell, and removes the other cells.
  func showRows() {
    while isEstimating, measureVisibleRows() {}
    placeHeader()
    removeCells(except: visibleRows)
    for path in visibleRows { showRow(path) }
    for index in plan.sections.indices { showHeader(index) }
  }

  private var visibleRows: [IndexPath] { plan.rows(from: bounds.minY, to: bounds.maxY) }

  private func removeCells(except paths: [IndexPath]) {
    let kept = Set(paths)
    for (path, cell) in shownCells where !kept.contains(path) {
      shownCells[path] = nil
      withoutAskingForLayout { cell.removeFromSuperview() }
    }
  }

  /// The row's cell, from the data source if it has none yet.
  private func cell(forRowAt path: IndexPath) -> UITableViewCell? {
    let cell = shownCells[path] ?? dataSource?.tableView(self, cellForRowAt: path)
    shownCells[path] = cell
    return cell
  }

  private func showRow(_ path: IndexPath) {
    guard let cell = cell(forRowAt: path) else { return }
    let frame = rectForRow(at: path)
    if cell.frame != frame { cell.place(at: frame) }
    guard cell.superview !== self else { return }
    // Behind the section headers.
    withoutAskingForLayout { insertSubview(cell, at: subviews.count - shownHeaders.count) }
  }

  private func showHeader(_ index: Int) {
    let section = plan.sections[index]
    guard section.header.height > 0, section.maxY > bounds.minY,
      section.header.minY < bounds.maxY
    else {
      let view = shownHeaders.removeValue(forKey: index)
      return withoutAskingForLayout { view?.removeFromSuperview() }
    }
    let view =
      shownHeaders[index]
      ?? tellTable(.tableViewViewForHeader) { $0.tableView(self, viewForHeaderInSection: index) }
    guard let view else { return }
    shownHeaders[index] = view
    if view.superview !== self { withoutAskingForLayout { addSubview(view) } }
    var y = section.header.minY
    if style == .plain {
      let top = contentOffset.y + adjustedContentInset.top
      y = min(max(y, top), section.maxY - section.header.height)
    }
    view.place(at: CGRect(x: 0, y: y, width: bounds.width, height: section.header.height))
  }

  // MARK: Self-sizing rows

  /// Whether rows have the estimated height until they are visible.
  private var isEstimating: Bool { estimatedRowHeight > 0 }

  /// Measures the rows that are visible for the first time. Returns whether a height differs from the estimate:
  /// other rows may then be visible.
  ///
  /// A row that becomes visible above measured ones pushes them down. The table corrects its offset by that height,
  /// also during a drag or a deceleration, which continues from the new offset.
  private func measureVisibleRows() -> Bool {
    let visible = visibleRows
    // The first row that was visible before stays in place.
    let anchor = visible.first { shownCells[$0] != nil && measuredHeights[$0] != nil }
    var (correction, push): (CGFloat, CGFloat) = (0, 0)
    for path in visible where measuredHeights[path] == nil {
      let span = plan.row(path)
      let height = measuredHeight(ofRowAt: path)
      measuredHeights[path] = height
      if let anchor, path < anchor {
        correction += height - span.height
      } else {
        push += height - span.height
      }
    }
    guard correction != 0 || push != 0 else { return false }
    plan = makePlan()
    updateContentSize(correctingOffsetBy: correction)
    return true
  }

  private func measuredHeight(ofRowAt path: IndexPath) -> CGFloat {
    let size = cell(forRowAt: path)?.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return ((size?.height ?? 0) * screen.scale).rounded(.up) / screen.scale
  }
}

extension UIScrollView {
  /// Changes the content size, and corrects the offset for rows that have moved.
  func adopt(_ size: CGSize, correctingOffsetBy correction: CGFloat) {
    let correctsFirst = screen.switches.correctsOffsetBeforeContentSize
    if correctsFirst { correctOffset(by: correction) }
    contentSize = size
    if !correctsFirst { correctOffset(by: correction) }
  }

  private func correctOffset(by correction: CGFloat) {
    guard correction != 0 else { return }
    isSilent = !screen.switches.reportsRowCorrections
    moveContent(to: CGPoint(x: contentOffset.x, y: contentOffset.y + correction))
    isSilent = false
  }
}

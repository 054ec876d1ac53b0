extension UITableView {
  /// The plan, made anew where the data source has to be asked again. The content's size waits for
  /// the next layout all the same.
  var currentPlan: ListPlan { isReloading ? makePlan() : plan }

  func makePlan() -> ListPlan {
    var plan = ListPlan(minY: headerHeight)
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

  /// Asks the data source, if that was asked for.
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

  /// Puts `view` above the sections, the same one again or another. Its height counts from now on.
  func replaceHeader(with view: UIView?) {
    let previous = placedHeader
    placedHeader = view
    if previous !== view { previous?.removeFromSuperview() }
    if let view, view.superview !== self { addSubview(view) }
    headerHeight = view?.frame.height ?? 0
    plan = makePlan()
    isReloading = false
    placeHeader()
    updateContentSize()
    setNeedsLayout()
    headlessObservers.look()
  }

  /// The view above the sections is as wide as the table.
  private func placeHeader() {
    guard let view = placedHeader else { return }
    let frame = CGRect(x: 0, y: 0, width: bounds.width, height: view.frame.height)
    if view.frame != frame { view.place(at: frame) }
  }

  // MARK: What is seen

  /// Gives every row that is seen a cell, and takes the cells of the others away.
  func showRows() {
    // A row that measures itself may move the content, and what hears of that may ask for a layout.
    guard !isShowingRows else { return }
    isShowingRows = true
    defer { isShowingRows = false }
    if contentSize.width != bounds.width {
      // Every row may measure otherwise now.
      measuredHeights = [:]
      plan = makePlan()
      updateContentSize()
    }
    measureSeenRows()
    placeHeader()
    takeAwayCells(except: seenRows)
    for path in seenRows { showRow(path) }
    for index in plan.sections.indices { showHeader(index) }
  }

  /// The rows that are seen in part at least, from the top down.
  private var seenRows: [IndexPath] { plan.rows(from: bounds.minY, to: bounds.maxY) }

  private func takeAwayCells(except paths: [IndexPath]) {
    let kept = Set(paths)
    for (path, cell) in shownCells where !kept.contains(path) {
      shownCells[path] = nil
      withoutAskingForLayout { cell.removeFromSuperview() }
    }
  }

  /// The row's cell: the one that it has, or one that the data source gives it.
  private func cell(forRowAt path: IndexPath) -> UITableViewCell? {
    if let cell = shownCells[path] { return cell }
    let cell = dataSource?.tableView(self, cellForRowAt: path)
    shownCells[path] = cell
    return cell
  }

  private func showRow(_ path: IndexPath) {
    guard let cell = cell(forRowAt: path) else { return }
    let frame = rectForRow(at: path)
    if cell.frame != frame { cell.place(at: frame) }
    guard cell.superview !== self else { return }
    // Behind the section headers, which stay in front of what passes under them.
    withoutAskingForLayout { insertSubview(cell, at: subviews.count - shownHeaders.count) }
  }

  private func showHeader(_ index: Int) {
    let (section, known) = (plan.sections[index], shownHeaders[index])
    guard section.header.height > 0, section.maxY > bounds.minY,
      section.header.minY < bounds.maxY
    else {
      shownHeaders[index] = nil
      withoutAskingForLayout { known?.removeFromSuperview() }
      return
    }
    let view =
      known
      ?? tellTable(.tableViewViewForHeader) { $0.tableView(self, viewForHeaderInSection: index) }
    guard let view else { return }
    if known == nil {
      shownHeaders[index] = view
      withoutAskingForLayout { addSubview(view) }
    }
    let y =
      style == .plain
      ? plan.pinnedHeaderMinY(index, top: contentOffset.y + adjustedContentInset.top)
      : section.header.minY
    view.place(at: CGRect(x: 0, y: y, width: bounds.width, height: section.header.height))
  }

  // MARK: Rows that measure themselves

  /// Whether rows measure themselves as they appear: each has the estimated height until it is seen.
  private var isEstimating: Bool { estimatedRowHeight > 0 }

  /// Measures the rows that are seen for the first time, and others that this brings into sight.
  private func measureSeenRows() {
    guard isEstimating else { return }
    // Rows that measure taller push others out of sight; no more passes than rows can need.
    for _ in 0..<64 {
      guard measureOnce() else { return }
    }
  }

  /// Measures the rows that are seen now; gives whether one was of another height than estimated.
  ///
  /// A row that comes in above the ones that are seen already pushes them down. The table corrects its
  /// offset by as much, in the middle of a drag or a deceleration as well, which then goes on from the
  /// new offset.
  private func measureOnce() -> Bool {
    let seen = seenRows
    takeAwayCells(except: seen)
    // What was seen before stays where it is: the first of it.
    let anchor = seen.first { shownCells[$0] != nil && measuredHeights[$0] != nil }
    var (correction, push): (CGFloat, CGFloat) = (0, 0)
    for path in seen where measuredHeights[path] == nil {
      guard let span = plan.row(path) else { continue }
      // Pushed out of sight by those above it, which have just been measured.
      if span.minY + push >= bounds.maxY { break }
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
    guard rowHeight < 0 else { return rowHeight }
    guard let height = size?.height, height > 0 else { return UITableView.defaultRowHeight }
    return (height * screen.scale).rounded(.up) / screen.scale
  }
}

extension UIScrollView {
  /// Takes the content's new size over, and moves the offset along with what has moved. Neither brings
  /// the content back into its range by itself: what is seen does not change.
  func adopt(_ size: CGSize, correctingOffsetBy correction: CGFloat) {
    guard correction != 0 else {
      contentSize = size
      return
    }
    let correctsFirst = screen.switches.correctsOffsetBeforeContentSize
    if correctsFirst { correctOffset(by: correction) }
    keepsOffsetOutOfRange = true
    contentSize = size
    keepsOffsetOutOfRange = false
    if !correctsFirst { correctOffset(by: correction) }
  }

  private func correctOffset(by correction: CGFloat) {
    isSilent = !screen.switches.reportsRowCorrections
    moveContent(to: CGPoint(x: contentOffset.x, y: contentOffset.y + correction))
    isSilent = false
  }
}

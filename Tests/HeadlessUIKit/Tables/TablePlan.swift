/// Where everything in a table lies, worked out in one pass.
struct TablePlan {
  /// A stretch of the content, in points from its top.
  struct Span {
    var minY: CGFloat
    var height: CGFloat

    var maxY: CGFloat { minY + height }
  }

  struct Section {
    var header: Span
    var rows: [Span]
    var maxY: CGFloat
  }

  var sections: [Section] = []
  /// Where the last section ends.
  var maxY: CGFloat = 0

  func section(_ index: Int) -> Section? {
    sections.indices.contains(index) ? sections[index] : nil
  }

  /// Gives rows other heights, and moves what lies below them along.
  mutating func setHeights(_ heights: [IndexPath: CGFloat]) {
    var shift: CGFloat = 0
    for index in sections.indices {
      sections[index].header.minY += shift
      for row in sections[index].rows.indices {
        sections[index].rows[row].minY += shift
        guard let height = heights[IndexPath(row: row, section: index)] else { continue }
        shift += height - sections[index].rows[row].height
        sections[index].rows[row].height = height
      }
      sections[index].maxY += shift
    }
    maxY += shift
  }

  /// The rows that lie in part between `minY` and `maxY`, from the top down.
  func rows(from minY: CGFloat, to maxY: CGFloat) -> [IndexPath] {
    var paths: [IndexPath] = []
    for (index, section) in sections.enumerated() where section.maxY > minY {
      guard section.header.minY < maxY else { break }
      for (row, span) in section.rows.enumerated() where span.maxY > minY && span.minY < maxY {
        paths.append(IndexPath(row: row, section: index))
      }
    }
    return paths
  }

  func row(_ path: IndexPath) -> Span? {
    guard let section = section(path.section), section.rows.indices.contains(path.row) else {
      return nil
    }
    return section.rows[path.row]
  }
}

extension UITableView {
  /// The plan, made anew where the data source has to be asked again. The content's size waits for
  /// the next layout all the same.
  var currentPlan: TablePlan { isReloading ? makePlan() : plan }

  func rect(_ span: TablePlan.Span) -> CGRect {
    CGRect(x: 0, y: span.minY, width: bounds.width, height: span.height)
  }

  func makePlan() -> TablePlan {
    var plan = TablePlan(maxY: headerHeight)
    guard let dataSource else { return plan }
    for section in 0..<dataSource.numberOfSections(in: self) {
      let given = tableDelegate(answering: .tableViewHeightForHeader)?
        .tableView(self, heightForHeaderInSection: section)
      let height = max(0, given ?? 0)
      plan.maxY += height > 0 ? max(0, sectionHeaderTopPadding) : 0
      let header = TablePlan.Span(minY: plan.maxY, height: height)
      plan.maxY += height
      var rows: [TablePlan.Span] = []
      for row in 0..<dataSource.tableView(self, numberOfRowsInSection: section) {
        let path = IndexPath(row: row, section: section)
        let height =
          isEstimating
          ? measuredHeights[path] ?? estimatedRowHeight
          : fixedHeight(ofRowAt: path) ?? UITableView.defaultRowHeight
        rows.append(TablePlan.Span(minY: plan.maxY, height: height))
        plan.maxY += height
      }
      plan.sections.append(TablePlan.Section(header: header, rows: rows, maxY: plan.maxY))
    }
    return plan
  }

  func tableDelegate(answering selector: HeadlessSelector) -> (any UITableViewDelegate)? {
    delegate(answering: selector) as? any UITableViewDelegate
  }

  /// The row's height as the delegate or the table has it, `nil` for a row that measures itself.
  func fixedHeight(ofRowAt path: IndexPath) -> CGFloat? {
    let given =
      tableDelegate(answering: .tableViewHeightForRow)?.tableView(self, heightForRowAt: path) ?? -1
    return given >= 0 ? given : rowHeight >= 0 ? rowHeight : nil
  }

  /// Asks the data source, if that was asked for.
  func reloadIfNeeded(correctingOffsetBy correction: CGFloat = 0) {
    guard isReloading else { return }
    isReloading = false
    plan = makePlan()
    for cell in shownCells.values { putAway(cell) }
    shownCells = [:]
    for header in shownHeaders.values {
      withoutAskingForLayout { header.removeFromSuperview() }
    }
    shownHeaders = [:]
    adopt(plannedContentSize, correctingOffsetBy: correction)
  }

  var plannedContentSize: CGSize {
    CGSize(width: bounds.width, height: plan.maxY)
  }

  func updateContentSize() {
    contentSize = plannedContentSize
  }

  /// Puts `view` above or below the sections, the same one again or another. Its height counts from
  /// now on.
  func replace(
    _ place: ReferenceWritableKeyPath<UITableView, UIView?>, with view: UIView?,
    height: ReferenceWritableKeyPath<UITableView, CGFloat>
  ) {
    let previous = self[keyPath: place]
    self[keyPath: place] = view
    if previous !== view { previous?.removeFromSuperview() }
    if let view, view.superview !== self { addSubview(view) }
    self[keyPath: height] = view?.frame.height ?? 0
    plan = makePlan()
    isReloading = false
    placeOuterViews()
    updateContentSize()
    setNeedsLayout()
    headlessObservers.look()
  }

  /// The view above the sections is as wide as the table.
  func placeOuterViews() {
    guard let view = placedHeader else { return }
    let frame = CGRect(x: 0, y: 0, width: bounds.width, height: view.frame.height)
    if view.frame != frame { view.place(at: frame) }
  }
}

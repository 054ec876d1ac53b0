import Foundation
import HeadlessUIKit
import Testing

/// Where a table puts its parts, and when it says so.
@MainActor
@Suite final class TableViewTests {
  /// A table keeps its data source no more than UIKit's does.
  private var kept: [Rows] = []

  /// Two sections of rows, with or without headers.
  @MainActor
  final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var counts = [10, 20]
    var headerHeight: CGFloat = 0
    var tallRow: IndexPath?
    var askedFor: [IndexPath] = []

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      askedFor.append(indexPath)
      return tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      indexPath == tallRow ? 100 : UITableView.automaticDimension
    }
    func tableView(
      _ tableView: UITableView, heightForHeaderInSection section: Int
    ) -> CGFloat { headerHeight }
    func tableView(
      _ tableView: UITableView, viewForHeaderInSection section: Int
    ) -> UIView? {
      headerHeight > 0 ? UILabel() : nil
    }
  }

  private func makeTable(
    _ rows: Rows, style: UITableView.Style = .plain
  ) -> (screen: HeadlessScreen, table: UITableView) {
    kept.append(rows)
    let screen = makeScreen()
    let table = UITableView(frame: screen.bounds, style: style)
    table.rowHeight = 50
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.delegate = rows
    table.dataSource = rows
    screen.show(table)
    return (screen, table)
  }

  @Test("Header view, section headers, rows and footer view lie one below the other")
  func plan() {
    let rows = Rows()
    rows.headerHeight = 30
    rows.tallRow = IndexPath(row: 0, section: 1)
    let (_, table) = makeTable(rows)
    table.tableHeaderView = UIView(frame: CGRect(x: 9, y: 9, width: 9, height: 200))
    table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 7))
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 200, width: 393, height: 30))
    #expect(
      table.rectForRow(at: IndexPath(row: 1, section: 0))
        == CGRect(x: 0, y: 280, width: 393, height: 50))
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).height == 100)
    #expect(table.contentSize == CGSize(width: 393, height: 200 + 60 + 1550 + 7))
    #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 393, height: 200))
    #expect(table.tableFooterView?.frame.minY == 1810)
  }

  @Test("A header view's new height counts when the view is assigned again")
  func headerHeight() {
    let (_, table) = makeTable(Rows())
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 80))
    table.tableHeaderView = header
    header.frame.size.height = 120
    table.setNeedsLayout()
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 80)
    table.tableHeaderView = header
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 120)
    #expect(header.superview === table)
    table.tableHeaderView = nil
    #expect(header.superview == nil)
    #expect(table.contentSize.height == 1500)
  }

  @Test(
    "After reloadData the content's size is right at the next layout, or at once: a switch",
    arguments: [false, true])
  func reload(isImmediate: Bool) {
    let rows = Rows()
    let (screen, table) = makeTable(rows)
    screen.switches.readsContentSizeImmediatelyAfterReload = isImmediate
    rows.counts = [1, 1]
    table.reloadData()
    #expect(table.contentSize.height == (isImmediate ? 100 : 1500))
    #expect(table.numberOfRows(inSection: 1) == 1)
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 100)
  }

  @Test("Fewer rows bring the content back into its range, with a didScroll from inside layout")
  func shrinking() {
    let rows = Rows()
    let (_, table) = makeTable(rows)
    let log = DelegateLog()
    table.delegate = log
    table.contentOffset.y = 600
    log.clear()
    rows.counts = [20, 0]
    table.reloadData()
    table.layoutIfNeeded()
    #expect(log.entries.map(\.offset) == [148])
  }

  @Test("Cells exist for the rows that are seen, and are used again")
  func cells() {
    let rows = Rows()
    let (screen, table) = makeTable(rows)
    #expect(table.visibleCells.count == 18)
    #expect(table.visibleCells.first?.frame == CGRect(x: 0, y: 0, width: 393, height: 50))
    let first = table.visibleCells.first
    table.contentOffset.y = 100
    screen.advance()
    #expect(table.visibleCells.count == 18)
    #expect(rows.askedFor.count == 20)
    #expect(table.visibleCells.contains { $0 === first })
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
  }

  @Test("A plain table holds a section's header at the top until the section pushes it out")
  func pinning() {
    let rows = Rows()
    rows.headerHeight = 30
    let (screen, table) = makeTable(rows)
    screen.safeAreaInsets.top = 59
    #expect(table.contentOffset.y == -59)
    #expect(HeadlessTable.pinnedHeaderMinY(0, in: table) == 0)
    table.contentOffset.y = 100
    #expect(HeadlessTable.pinnedHeaderMinY(0, in: table) == 159)
    table.contentOffset.y = 460
    #expect(HeadlessTable.pinnedHeaderMinY(0, in: table) == 500, "530 is where the section ends")
    #expect(HeadlessTable.pinnedHeaderMinY(1, in: table) == 530)
    screen.advance()
    #expect(table.subviews.last?.frame.minY == 530)
    let (_, grouped) = makeTable(rows, style: .grouped)
    grouped.contentOffset.y = 100
    #expect(HeadlessTable.pinnedHeaderMinY(0, in: grouped) == 0)
  }

  @Test("A subclass may call something else its header view, and the table leaves that alone")
  func overriddenHeader() {
    final class Table: UITableView {
      var shown: UIView?
      override var tableHeaderView: UIView? {
        get { shown }
        set { shown = newValue }
      }
      func makeRoom(_ view: UIView) { super.tableHeaderView = view }
    }
    let screen = makeScreen()
    let table = Table(frame: screen.bounds, style: .plain)
    let shown = UIView(frame: CGRect(x: 0, y: -30, width: 100, height: 200))
    table.tableHeaderView = shown
    table.addSubview(shown)
    let room = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 150))
    table.makeRoom(room)
    screen.show(table)
    #expect(shown.frame == CGRect(x: 0, y: -30, width: 100, height: 200))
    #expect(room.frame == CGRect(x: 0, y: 0, width: 393, height: 150))
    #expect(table.contentSize.height == 150)
  }

  @Test("Scrolling to a row ends where it was asked for, as far as the content allows")
  func scrollToRow() {
    let (_, table) = makeTable(Rows())
    let row = IndexPath(row: 5, section: 0)
    table.scrollToRow(at: row, at: .top, animated: false)
    #expect(table.contentOffset.y == 250)
    table.scrollToRow(at: IndexPath(row: 19, section: 1), at: .top, animated: false)
    #expect(table.contentOffset.y == 648)
    table.scrollToRow(at: row, at: .none, animated: false)
    #expect(table.contentOffset.y == 250)
    table.scrollToRow(at: row, at: .bottom, animated: false)
    #expect(table.contentOffset.y == 0)
  }

  @Test("A table controller is its table's delegate, and a subclass overrides what it hears")
  func controller() throws {
    final class List: UITableViewController {
      var offsets: [Double] = []
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        100
      }
      override func scrollViewDidScroll(_ scrollView: UIScrollView) {
        super.scrollViewDidScroll(scrollView)
        offsets.append(Double(scrollView.contentOffset.y))
      }
    }
    let screen = makeScreen()
    let list = List(style: .plain)
    screen.show(list)
    #expect(list.tableView === list.view)
    try screen.play(script: "drag -60 over 200; hold 200; lift")
    #expect(list.offsets.last == 50)
  }
}

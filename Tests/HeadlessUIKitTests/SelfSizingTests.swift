import Foundation
import HeadlessUIKit
import Testing

/// Rows that are estimated until they are seen, and what their real heights do to the offset.
@MainActor
@Suite struct SelfSizingTests {
  /// Rows estimated at 44 points that are 80 tall, kept alive by the test.
  @MainActor
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    final class Cell: UITableViewCell {
      override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
      ) -> CGSize {
        CGSize(width: targetSize.width, height: 80)
      }
    }

    var count = 200
    var offsets: [Double] = []
    var sizes: [Double] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      offsets.append(Double(scrollView.contentOffset.y))
      sizes.append(Double(scrollView.contentSize.height))
    }
  }

  private func makeTable(_ rows: Rows) -> (screen: HeadlessScreen, table: UITableView) {
    let screen = makeScreen()
    let table = UITableView(frame: screen.bounds, style: .plain)
    table.register(Rows.Cell.self, forCellReuseIdentifier: "row")
    table.estimatedRowHeight = 44
    table.delegate = rows
    table.dataSource = rows
    screen.show(table)
    return (screen, table)
  }

  /// Where the first row that is seen in full lies on the screen, by its number.
  private func place(ofRow row: Int, in table: UITableView) -> CGFloat {
    table.rectForRow(at: IndexPath(row: row, section: 0)).minY - table.contentOffset.y
  }

  @Test("Rows are as tall as estimated until they are seen; the content grows as they are measured")
  func contentSize() {
    let rows = Rows()
    let (screen, table) = makeTable(rows)
    // 852 points show eleven rows of 80.
    #expect(table.visibleCells.count == 11)
    #expect(table.contentSize.height == 9196, "189 of 44 below them")
    table.contentOffset.y = 100
    screen.advance()
    #expect(table.contentSize.height == 9232)
    #expect(table.contentOffset.y == 100, "what is measured below moves nothing")
  }

  @Test("The delegate's height, and the constraints of a cell, measure a row as well")
  func otherHeights() {
    final class Given: NSObject, UITableViewDataSource, UITableViewDelegate {
      var asked: [Int] = []
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(bar)
        NSLayoutConstraint.activate([
          bar.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
          bar.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
          bar.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
          bar.heightAnchor.constraint(equalToConstant: 50),
        ])
        return cell
      }
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        asked.append(indexPath.row)
        return indexPath.row == 0 ? 30 : UITableView.automaticDimension
      }
    }
    let given = Given()
    let screen = makeScreen()
    let table = UITableView(frame: screen.bounds, style: .plain)
    table.estimatedRowHeight = 44
    table.delegate = given
    table.dataSource = given
    screen.show(table)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 30)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 70)
    #expect(given.asked.allSatisfy { $0 < 20 }, "rows that are not seen are not asked for")
  }

  @Test(
    "A row above that measures 36 points taller moves the offset, and what is seen stays",
    arguments: [false, true], [false, true])
  func correction(isReported: Bool, isOffsetFirst: Bool) {
    let rows = Rows()
    let (screen, table) = makeTable(rows)
    screen.switches.reportsRowCorrections = isReported
    screen.switches.correctsOffsetBeforeContentSize = isOffsetFirst
    table.scrollToRow(at: IndexPath(row: 100, section: 0), at: .top, animated: false)
    screen.advance()
    let observed = Observed(table)
    let seen = place(ofRow: 100, in: table)
    let height = table.contentSize.height
    rows.offsets = []
    table.contentOffset.y -= 10
    screen.advance()
    #expect(place(ofRow: 100, in: table) == seen + 10)
    #expect(rows.offsets.count == (isReported ? 2 : 1))
    #expect(table.contentSize.height == height + 36)
    #expect(
      observed.names
        == (isOffsetFirst ? ["offset", "offset", "size"] : ["offset", "size", "offset"]))
    #expect(table.headlessCounts.contentOffset == 1, "only the test's own")
  }

  @Test("A fling towards the top is corrected for each row that comes in, and goes on from there")
  func fling() throws {
    let rows = Rows()
    let (screen, table) = makeTable(rows)
    table.scrollToRow(at: IndexPath(row: 100, section: 0), at: .top, animated: false)
    screen.advance()
    rows.offsets = []
    try screen.play(script: "drag 150 over 100; lift")
    var corrections = 0
    for (before, after) in zip(rows.offsets, rows.offsets.dropFirst()) where after > before {
      #expect(after - before == 36)
      corrections += 1
    }
    #expect(corrections >= 3)
    #expect(!table.isDecelerating)
    // Each row that came in is measured, and the content has travelled on past it.
    let first = try #require(table.visibleCells.first)
    #expect(first.frame.height == 80)
  }

  @Test("A drag goes on from a corrected offset: the rows stay with the finger")
  func drag() throws {
    let rows = Rows()
    let (screen, table) = makeTable(rows)
    table.scrollToRow(at: IndexPath(row: 100, section: 0), at: .top, animated: false)
    screen.advance()
    let seen = place(ofRow: 100, in: table)
    try screen.play(script: "drag 210 over 600; hold 200; lift")
    #expect(place(ofRow: 100, in: table) == seen + 200)
    #expect(rows.offsets.contains { $0 > 4400 }, "the offset went up while the finger went down")
  }

  @Test("Reloading forgets what was measured; the offset stays, and the rows under it are others")
  func reload() throws {
    let rows = Rows()
    let (screen, table) = makeTable(rows)
    try screen.play(script: "drag -600 over 400; hold 200; lift")
    let offset = table.contentOffset.y
    #expect(table.rectForRow(at: IndexPath(row: 5, section: 0)).minY == 400)
    table.reloadData()
    screen.advance()
    #expect(table.contentOffset.y == offset)
    #expect(table.rectForRow(at: IndexPath(row: 5, section: 0)).minY == 220)
  }

  @Test(
    "Rows inserted and deleted above keep the offset, or the rows that are seen: a switch",
    arguments: [false, true])
  func updates(keepsRows: Bool) {
    let rows = Rows()
    let (screen, table) = makeTable(rows)
    screen.switches.keepsVisibleRowsInUpdates = keepsRows
    table.contentOffset.y = 400
    screen.advance()
    let seen = place(ofRow: 5, in: table)
    rows.count += 2
    table.performBatchUpdates {
      table.insertRows(
        at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)], with: .none)
    }
    #expect(place(ofRow: 7, in: table) == (keepsRows ? seen : seen + 88), "estimated, unseen")
    #expect(table.contentOffset.y == (keepsRows ? 488 : 400))
    rows.count -= 2
    table.deleteRows(
      at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)], with: .none)
    #expect(place(ofRow: 5, in: table) == seen)
    #expect(table.contentOffset.y == 400)
  }

  /// Writes down in which order the values of a table change.
  @MainActor
  private final class Observed {
    var names: [String] = []
    private var observations: [NSKeyValueObservation] = []

    init(_ table: UITableView) {
      observations = [
        table.observe(\.contentOffset) { [weak self] _, _ in
          MainActor.assumeIsolated { self?.names.append("offset") }
        },
        table.observe(\.contentSize) { [weak self] _, _ in
          MainActor.assumeIsolated { self?.names.append("size") }
        },
      ]
    }
  }
}

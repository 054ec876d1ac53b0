import HeadlessUIKit
import Testing

/// What a scroll view counts: writes from outside, and layouts by their cause.
@MainActor
@Suite struct CountingTests {
  /// Fifty rows, kept alive by the test.
  @MainActor
  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
  }

  private func makeTable(_ rows: Rows) -> (screen: HeadlessScreen, table: UITableView) {
    let screen = makeScreen()
    let table = UITableView(frame: screen.bounds, style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.rowHeight = 50
    table.dataSource = rows
    screen.show(table)
    table.headlessCounts = HeadlessCounts()
    return (screen, table)
  }

  @Test("Every kind of write from outside is counted by itself, one of an equal value as well")
  func writes() {
    let rows = Rows()
    let (_, table) = makeTable(rows)
    table.contentOffset.y = 10
    table.contentOffset.y = 10
    table.setContentOffset(.zero, animated: false)
    table.contentInset.top = 20
    table.verticalScrollIndicatorInsets.top = 20
    table.scrollIndicatorInsets.bottom = 5
    table.frame.size.height = 700
    table.center = table.center
    table.bounds.size.height = 600
    table.transform = .identity
    table.tableHeaderView = nil
    table.delegate = nil
    var expected = HeadlessCounts()
    (expected.contentOffset, expected.setContentOffset, expected.contentInset) = (2, 1, 1)
    (expected.verticalScrollIndicatorInsets, expected.frame, expected.bounds) = (2, 2, 1)
    (expected.transform, expected.tableHeaderView, expected.delegate) = (1, 1, 1)
    #expect(table.headlessCounts == expected)
    #expect(table.headlessCounts.writes == 12)
  }

  @Test("A drag, a fling, an animated scroll and a tap on the status bar write nothing")
  func ownMotion() throws {
    let rows = Rows()
    let (screen, table) = makeTable(rows)
    try screen.play(script: "drag -300 over 250; lift")
    #expect(screen.tapStatusBar())
    screen.settle()
    #expect(table.headlessCounts.writes == 0)
    #expect(table.contentOffset.y == 0)
    #expect(table.visibleCells.allSatisfy { $0.headlessCounts.writes == 0 })
  }

  @Test("Content that moves lays out once for every offset, and for no other reason")
  func scrollLayouts() throws {
    let rows = Rows()
    let (screen, table) = makeTable(rows)
    let log = DelegateLog()
    table.delegate = log
    screen.settle()
    table.headlessCounts = HeadlessCounts()
    try screen.play(script: "drag -300 over 250; lift")
    #expect(table.headlessCounts.layouts == 0)
    #expect(table.headlessCounts.scrollLayouts > 10)
    #expect(table.headlessCounts.scrollLayouts <= log.count("didScroll"))
  }

  @Test("A new size, a new inset, new data and a request each cost one layout")
  func layouts() {
    let rows = Rows()
    let (screen, table) = makeTable(rows)
    let causes: [() -> Void] = [
      { table.frame.size.height -= 10 }, { table.contentInset.top = 30 }, { table.reloadData() },
      { table.setNeedsLayout() },
    ]
    for cause in causes {
      table.headlessCounts = HeadlessCounts()
      cause()
      screen.advance()
      #expect(table.headlessCounts.layouts == 1)
      screen.advance()
      #expect(table.headlessCounts.layouts == 1)
    }
    table.headlessCounts = HeadlessCounts()
    table.contentInset.top = 30
    screen.advance()
    #expect(table.headlessCounts.layouts == 0, "equal, so no layout")
  }

  @Test("A layout inside an animation is noted, one in performWithoutAnimation is not")
  func animatedLayouts() {
    let rows = Rows()
    let (_, table) = makeTable(rows)
    UIView.animate(withDuration: 0.2) {
      table.frame.size.height = 700
      UIView.performWithoutAnimation { table.layoutIfNeeded() }
    }
    #expect(table.headlessCounts.layouts == 1)
    #expect(table.headlessCounts.animatedLayouts == 0)
    UIView.animate(withDuration: 0.2) {
      table.frame.size.height = 600
      table.layoutIfNeeded()
    }
    #expect(table.headlessCounts.animatedLayouts == 1)
    let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear) {
      table.contentOffset.y = 80
      table.layoutIfNeeded()
    }
    animator.startAnimation()
    #expect(table.headlessCounts.animatedLayouts == 2)
    #expect(table.headlessCounts.scrollLayouts == 1)
  }

  @Test("A frame that a constraint decides is no write; the constraint's constant is one")
  func constraints() {
    let screen = makeScreen()
    let root = UIView(frame: screen.bounds)
    let header = UIView()
    header.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(header)
    let height = header.heightAnchor.constraint(equalToConstant: 80)
    NSLayoutConstraint.activate([
      height, header.topAnchor.constraint(equalTo: root.topAnchor),
      header.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      header.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    screen.show(root)
    header.headlessCounts = HeadlessCounts()
    height.constant = 60
    screen.advance()
    #expect(header.frame.height == 60)
    #expect(header.headlessCounts.constraintConstant == 1)
    #expect(header.headlessCounts.writes == 1)
  }
}

#if canImport(UIKit) || canImport(HeadlessUIKit)
  @testable import HeaderUIKit

  /// A table view that is used like any other, and whose header stretches.
  @Suite(.ownScreen) @MainActor final class ElasticHeaderTableViewTests {
    private let stage = Stage(safeAreaTop: 47)
    private let rows = Rows(30)
    private lazy var table = {
      let table = ElasticHeaderTableView(
        frame: CGRect(x: 0, y: 0, width: 393, height: 852), style: .plain)
      let controller = UIViewController()
      rows.fill(table)
      controller.view.addSubview(table)
      stage.show(controller)
      return table
    }()

    /// A header whose height is its label's, between its margins.
    private func labelled(_ text: String) -> (header: UIView, label: UILabel) {
      let header = UIView(frame: .zero)
      header.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 8, leading: 16, bottom: 8, trailing: 16)
      let label = UILabel(frame: .zero)
      label.numberOfLines = 0
      label.text = text
      header.addSubview(label)
      label.fill(header.layoutMarginsGuide)
      return (header, label)
    }

    @Test("The header view can be read, replaced and removed")
    func property() {
      let table = table
      let header = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 240))
      let margins = header.directionalLayoutMargins
      table.tableHeaderView = header
      stage.settle()
      #expect(table.tableHeaderView === header)
      #expect(header.frameOnScreen == CGRect(x: 0, y: 0, width: 393, height: 240))
      #expect(table.rowsTop == 240)
      let other = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 100))
      table.tableHeaderView = other
      stage.settle()
      #expect(header.superview == nil)
      #expect(other.frameOnScreen.height == 100 && table.rowsTop == 100)
      #expect(header.insetsLayoutMarginsFromSafeArea && header.directionalLayoutMargins == margins)
      table.tableHeaderView = nil
      stage.settle()
      #expect(other.superview == nil)
      #expect(table.rowsTop == table.safeAreaInsets.top)
    }

    @Test(
      "A pull stretches the header down to the first row; scrolling moves it with the rows")
    func stretches() {
      let table = table
      let header = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 240))
      table.tableHeaderView = header
      stage.settle()
      let top = table.contentOffset.y
      table.contentOffset.y = top - 60
      stage.layOut()
      #expect(header.frameOnScreen == CGRect(x: 0, y: 0, width: 393, height: 300))
      #expect(table.rowsTop == 300)
      table.contentOffset.y = top + 90
      stage.layOut()
      #expect(header.frameOnScreen == CGRect(x: 0, y: -90, width: 393, height: 240))
      #expect(table.rowsTop == 150)
    }

    @Test("The header has the height of its constraints, with the safe area in its margins")
    func measured() {
      let table = table
      let (header, label) = labelled("One line")
      table.tableHeaderView = header
      stage.settle()
      let safeTop = table.safeAreaInsets.top
      #expect(header.frame.height > safeTop + 16)
      #expect(label.frameOnScreen.minY == safeTop + 8)
      #expect(label.frameOnScreen.minX == 16)
      let oneLine = header.frame.height
      label.text = String(repeating: "Several lines. ", count: 12)
      table.headerContentDidChange()
      stage.settle()
      #expect(header.frame.height > oneLine)
      #expect(table.rowsTop == header.frame.height)
    }

    #if canImport(HeadlessUIKit)
      @Test("Assigning a header to a scrolled table moves no row; it lies behind the rows")
      func assignedLater() throws {
        let table = table
        table.contentOffset.y = 200
        stage.settle()
        let path = IndexPath(row: 10, section: 0)
        let top = table.rectForRow(at: path).minY - table.contentOffset.y
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 200))
        table.tableHeaderView = header
        stage.settle()
        #expect(table.rectForRow(at: path).minY - table.contentOffset.y == top)
        let cell = try #require(table.visibleCells.first)
        let order = table.subviews
        #expect(
          try #require(order.firstIndex { $0 === header })
            < #require(order.firstIndex { $0 === cell }))
      }
    #endif

    @Test("In a right-to-left interface, leading margins are on the right")
    func rightToLeft() {
      let table = table
      #if !canImport(UIKit)
        stage.screen.layoutDirection = .rightToLeft
        stage.screen.safeAreaInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 50)
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 100))
        header.directionalLayoutMargins = NSDirectionalEdgeInsets(
          top: 1, leading: 2, bottom: 3, trailing: 4)
        table.tableHeaderView = header
        stage.settle()
        #expect(header.directionalLayoutMargins.leading == 2 + table.safeAreaInsets.right)
        #expect(header.directionalLayoutMargins.trailing == 4 + table.safeAreaInsets.left)
        #expect(table.safeAreaInsets.right == 50)
      #endif
    }

    @Test("A header view from a storyboard is used")
    func storyboard() throws {
      _ = table
      let archived = ElasticHeaderTableView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      let header = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 180))
      // As an archive does it, past the property that the class overrides.
      archived.plainTableHeaderView = header
      archived.awakeFromNib()
      #expect(archived.tableHeaderView === header)
      stage.show(archived)
      #expect(header.convert(header.bounds, to: nil).height == 180)
    }
  }
#endif

#if canImport(UIKit) || canImport(HeadlessUIKit)
  @testable import HeaderUIKit

  /// A table view that is used like any other, and whose header stretches.
  @Suite(.ownScreen) @MainActor final class ElasticHeaderTableViewTests {
    private let stage = Stage(safeAreaTop: 47)
    private let rows = Rows(30)
    private lazy var table = {
      let table = ElasticHeaderTableView(
        frame: CGRect(x: 0, y: 0, width: 393, height: 852), style: .plain)
      rows.fill(table)
      stage.show(table)
      return table
    }()

    /// Assigns a header that is `height` high.
    @discardableResult
    private func assign(_ height: CGFloat) -> UIView {
      let header = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: height))
      table.tableHeaderView = header
      stage.settle()
      return header
    }

    @Test("The header view can be read, replaced and removed")
    func property() {
      let margins = UIView(frame: .zero).directionalLayoutMargins
      let header = assign(240)
      #expect(table.tableHeaderView === header)
      #expect(header.frameOnScreen == CGRect(x: 0, y: 0, width: 393, height: 240))
      #expect(table.rowsTop == 240)
      let other = assign(100)
      #expect(header.superview == nil)
      #expect(other.frameOnScreen.height == 100 && table.rowsTop == 100)
      #expect(header.insetsLayoutMarginsFromSafeArea && header.directionalLayoutMargins == margins)
      table.tableHeaderView = nil
      stage.settle()
      #expect(other.superview == nil)
      #expect(table.rowsTop == table.safeAreaInsets.top)
    }

    @Test("A pull stretches the header down to the first row; scrolling moves it with the rows")
    func stretches() {
      let header = assign(240)
      let top = table.contentOffset.y
      var told: [Double] = []
      table.onHeaderLayout = { layout, _ in told = [layout.headerMinY, layout.headerHeight] }
      for (pull, minY, height) in [(60, 0, 300), (-90, -90, 240)] as [(CGFloat, CGFloat, CGFloat)] {
        table.contentOffset.y = top - pull
        stage.layOut()
        #expect(header.frameOnScreen == CGRect(x: 0, y: minY, width: 393, height: height))
        #expect(table.rowsTop == minY + height)
        #expect(told == [Double(minY), Double(height)])
      }
    }

    @Test("The header has the height of its constraints, with the safe area in its margins")
    func measured() {
      let (header, label) = (UIView(frame: .zero), UILabel(frame: .zero))
      header.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 8, leading: 16, bottom: 8, trailing: 16)
      label.numberOfLines = 0
      label.text = "One line"
      header.addSubview(label)
      label.fill(header.layoutMarginsGuide)
      table.tableHeaderView = header
      stage.settle()
      let safeTop = table.safeAreaInsets.top
      let oneLine = header.frame.height
      #expect(oneLine > safeTop + 16)
      #expect(label.frameOnScreen.minY == safeTop + 8 && label.frameOnScreen.minX == 16)
      label.text = String(repeating: "Several lines. ", count: 12)
      table.headerContentDidChange()
      stage.settle()
      #expect(header.frame.height > oneLine && table.rowsTop == header.frame.height)
      header.directionalLayoutMargins.top = 30
      table.headerContentDidChange()
      stage.settle()
      #expect(label.frameOnScreen.minY == safeTop + 30, "the margin that the app has set since")
      table.tableHeaderView = nil
      #expect(header.directionalLayoutMargins.top == 30)
    }

    @Test("The header lies in front of a background view, and behind a refresh control")
    func background() {
      let (back, control) = (UIView(frame: .zero), UIRefreshControl())
      table.backgroundView = back
      let header = assign(200)
      var order: [UIView] { table.subviews.filter { [header, back, control].contains($0) } }
      #expect(order == [back, header])
      table.backgroundView = nil
      table.refreshControl = control
      table.backgroundView = back
      table.contentOffset.y -= 50
      #expect(order == [back, header, control])
    }

    @Test("A header that is sized and assigned again during a pull goes on stretching")
    func assignedAgain() {
      let (labelled, framed) = (UIView(frame: .zero), assign(100))
      labelled.addLabel("One line")
      for header in [labelled, framed] {
        table.tableHeaderView = header
        stage.settle()
        let (height, attachment) = (header.frame.height, table.attachment)
        table.contentOffset.y -= 60
        header.frame.size.height = height
        table.tableHeaderView = header
        #expect(header.frame.height == height + 60 && table.attachment === attachment)
        table.contentOffset.y += 60
      }
      framed.frame.size.height = 150
      table.tableHeaderView = framed
      stage.settle()
      #expect(framed.frame.height == 150 && table.rowsTop == 150)
    }

    #if canImport(HeadlessUIKit)
      @Test("Assigning a header to a scrolled table moves no row; it lies behind the rows")
      func assignedLater() throws {
        table.contentOffset.y = 200
        stage.settle()
        let path = IndexPath(row: 10, section: 0)
        let top = table.rectForRow(at: path).minY - table.contentOffset.y
        let header = assign(200)
        #expect(table.rectForRow(at: path).minY - table.contentOffset.y == top)
        let cell = try #require(table.visibleCells.first)
        #expect(table.subviews.first { $0 === header || $0 === cell } === header)
      }

      @Test("In a right-to-left interface, leading margins are on the right")
      func rightToLeft() {
        stage.screen.layoutDirection = .rightToLeft
        stage.screen.safeAreaInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 50)
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 100))
        header.directionalLayoutMargins = NSDirectionalEdgeInsets(
          top: 1, leading: 2, bottom: 3, trailing: 4)
        table.tableHeaderView = header
        stage.settle()
        #expect(header.directionalLayoutMargins.leading == 52)
        #expect(header.directionalLayoutMargins.trailing == 14)
      }
    #endif

    @Test("A header view from a storyboard is used")
    func storyboard() throws {
      let archived = ElasticHeaderTableView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      let header = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 180))
      // As an archive does it, past the property that the class overrides.
      archived.plainTableHeaderView = header
      archived.awakeFromNib()
      #expect(archived.tableHeaderView === header)
      stage.show(archived)
      #expect(header.frameOnScreen.height == 180)
    }
  }
#endif

#if canImport(UIKit) || canImport(HeadlessUIKit)
  /// Replacing an attachment: the new one is made before the old one is deallocated.
  @Suite(.ownScreen) @MainActor final class ReplacementTests {
    private let stage = Stage(safeAreaTop: 47)
    private let spy = DelegateSpy()
    private lazy var feed = stage.showFeed(delegate: spy)
    private var header: HeaderAttachment?

    private func attach(
      _ name: String, header: UIView? = nil, placement: HeaderPlacement = .beside()
    ) throws {
      self.header = HeaderAttachment(
        driver: try makeDriver(name), header: header ?? feed.headerView,
        scrollView: feed.tableView, placement: placement)
      stage.settle()
    }

    @Test(
      "An attachment with another technique replaces any other",
      arguments: HeaderCatalog.standard.names, [true, false])
    func anotherTechnique(name: String, inContent: Bool) throws {
      let (frame, inset) = (feed.tableView.frame, feed.tableView.contentInset)
      try attach(name, placement: inContent ? .content : .beside())
      header?.setCollapsed(true, animated: false)
      try attach("facebook-hide")
      #expect(feed.headerView.superview === feed.view)
      #expect(feed.headerView.frame == CGRect(x: 0, y: 0, width: 393, height: 47 + 88))
      #expect(feed.tableView.frame.minY == 47 + 88 && feed.tableView.contentInset == inset)
      spy.forget()
      feed.tableView.contentOffset.y += 10
      #expect(spy.heard == ["scrollViewDidScroll"])
      header = nil
      #expect(feed.tableView.frame == frame && feed.tableView.contentInset == inset)
      #expect(feed.tableView.delegate === spy)
    }

    @Test("An attachment of another header replaces the first, and removes its room")
    func anotherHeader() throws {
      try attach("offscreen-container")
      let other = UIView(frame: .zero)
      try attach("twitter-condense", header: other)
      #expect(feed.headerView.superview == nil && feed.tableView.tableHeaderView == nil)
      #expect(other.frame.maxY == feed.tableView.frame.minY)
      header = nil
      #expect(feed.tableView.delegate === spy && feed.tableView.frame == feed.view.bounds)
    }

    @Test("An attachment of a table's header view can be replaced too")
    func tableHeader() throws {
      let searchBar = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 60))
      feed.tableView.tableHeaderView = searchBar
      for _ in 1...2 {
        header = HeaderAttachment(StickyPullRevealHeader(), tableHeaderOf: feed.tableView)
        stage.settle()
        #expect(feed.tableView.contentInset.top == -60)
      }
      header = nil
      #expect(feed.tableView.contentInset.top == 0 && feed.tableView.delegate === spy)
    }
  }
#endif

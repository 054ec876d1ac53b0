#if canImport(UIKit) || canImport(HeadlessUIKit)
  /// A header in the content of a list that has a background view.
  @Suite(.ownScreen) @MainActor final class BackgroundTests {
    private let stage = Stage(safeAreaTop: 47)

    @Test("The header lies in front of a background view, also behind a refresh control")
    func order() throws {
      let feed = stage.showFeed()
      let (table, header, background) = (feed.tableView, feed.headerView, UIView(frame: .zero))
      func place(_ view: UIView) throws -> Int { try #require(table.subviews.firstIndex(of: view)) }
      table.backgroundView = background
      feed.attach(ElasticStretchHeader(), placement: .content)
      stage.settle()
      #expect(try place(background) < place(header))
      table.backgroundView = nil
      let control = UIRefreshControl()
      table.refreshControl = control
      table.backgroundView = background
      table.contentOffset.y -= 50
      #expect(try place(background) < place(header))
      #expect(try place(header) < place(control))
    }
  }
#endif

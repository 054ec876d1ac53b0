#if canImport(UIKit) || canImport(HeadlessUIKit)
  /// Complaints of other libraries' users about scrolling: loops, and indicators in the wrong place.
  @Suite(.ownScreen) @MainActor final class ScrollComplaintTests {
    private let stage = Stage(safeAreaTop: 47)

    @Test(
      "An app can write the offset in its callback without a loop or a shaking header",
      .enabled(if: Stage.hasFingers), arguments: HeaderCatalog.standard.names)
    func writesFromCallback(name: String) throws {
      let spy = DelegateSpy()
      let feed = stage.showFeed(delegate: spy)
      let header = feed.attach(driver: try makeDriver(name), placement: .beside())
      var (depth, deepest) = (0, 0)
      spy.onScroll = {
        depth += 1
        deepest = max(deepest, depth)
        // Half a pixel to and fro, as rounding of the app's own would have it.
        if depth < 50 {
          feed.tableView.contentOffset.y = (feed.tableView.contentOffset.y * 2).rounded() / 2
        }
        depth -= 1
      }
      try stage.play("drag -150.3 over 300; hold 200; lift; drag -80.7 over 250")
      #expect(deepest < 4)
      if name == "twitter-condense" { #expect([0, 1].contains(header.layout.collapsedFraction)) }
    }

    @Test("The indicator begins at the header's lower edge")
    func indicator() {
      let feed = stage.showFeed()
      feed.tableView.verticalScrollIndicatorInsets.top = 3
      stage.attach(OffscreenContainerHeader(), to: feed, placement: .beside())
      for (distance, inset) in [(0, 403), (150, 253), (750, 3)] as [(CGFloat, CGFloat)] {
        feed.tableView.contentOffset.y += distance
        #expect(feed.tableView.verticalScrollIndicatorInsets.top == inset)
      }
    }

    @Test("The indicator stays clear when the app copies the content insets to it")
    func keyboardInsets() {
      let (feed, header) = stage.showFeed(
        under: OffscreenContainerHeader(), style: .grouped, placement: .beside())
      let table = feed.tableView
      let top = table.contentOffset.y
      for (bottom, scrolled) in [(300, 150), (0, 250)] as [(CGFloat, CGFloat)] {
        table.contentOffset.y = top + scrolled
        var insets = table.contentInset
        insets.bottom = bottom
        table.contentInset = insets
        table.verticalScrollIndicatorInsets = insets
        table.contentOffset.y += 50
        let covered = header.layout.headerMaxY - header.layout.scrollViewMinY
        #expect(covered == Double(400 - scrolled - 50))
        #expect(Double(table.verticalScrollIndicatorInsets.top) == covered)
        #expect(table.verticalScrollIndicatorInsets.bottom == bottom)
      }
      header.detach()
      #expect(table.verticalScrollIndicatorInsets.top == 0)
    }

    @Test(
      "The indicator is not inset twice for bars or for a header beside the list",
      arguments: [
        ("elastic-stretch", true, 153), ("elastic-stretch", false, 153),
        ("twitter-condense", false, 0),
      ] as [(String, Bool, CGFloat)])
    func indicatorBelow(name: String, inContent: Bool, inset: CGFloat) throws {
      let feed = stage.showFeed()
      feed.attach(driver: try makeDriver(name), placement: inContent ? .content : .beside())
      stage.settle()
      #expect(feed.tableView.verticalScrollIndicatorInsets.top == inset)
    }
  }
#endif

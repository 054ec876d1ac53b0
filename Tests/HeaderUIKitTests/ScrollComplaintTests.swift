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

    /// The insets at rest, after 150 points and after 900.
    @Test(
      "The indicator begins at the header's lower edge, not inset twice for bars or for a header beside the list",
      arguments: [
        ("offscreen-container", .beside(), [400, 250, 0]),
        ("elastic-stretch", .content, [153, 3, 0]), ("elastic-stretch", .beside(), [153, 3, 0]),
        ("twitter-condense", .beside(), [0, 0, 0]),
      ] as [(String, HeaderPlacement, [CGFloat])])
    func indicator(name: String, placement: HeaderPlacement, insets: [CGFloat]) throws {
      let feed = stage.showFeed()
      feed.tableView.verticalScrollIndicatorInsets.top = 3
      feed.attach(driver: try makeDriver(name), placement: placement)
      stage.settle()
      for (distance, inset) in zip([0, 150, 750] as [CGFloat], insets) {
        feed.tableView.contentOffset.y += distance
        #expect(feed.tableView.verticalScrollIndicatorInsets.top == 3 + inset)
      }
    }
  }
#endif

#if canImport(UIKit) || canImport(HeadlessUIKit)
  /// A header that is held while something in it is used.
  @Suite(.ownScreen) @MainActor final class HoldTests {
    private let stage = Stage(safeAreaTop: 47)

    @Test(
      "A held header stays during a drag, moves for the app, and moves again when released",
      .enabled(if: Stage.hasFingers), arguments: [HeaderPlacement.automatic, .beside()])
    func held(placement: HeaderPlacement) throws {
      let (feed, header) = stage.showFeed(under: TwitterCondenseHeader(), placement: placement)
      header.hold()
      header.hold()
      header.release()
      try stage.play("drag -300 over 300; lift")
      #expect(feed.headerView.frame.maxY == 135 && feed.tableView.contentOffset.y > 100)
      header.setCollapsed(true, animated: false)
      #expect(header.layout.headerHeight == 91)
      header.setCollapsed(false, animated: false)
      header.release()
      stage.settle()
      #expect(feed.headerView.frame.maxY == 135, "nothing is owed")
      try stage.play("drag -100 over 300; lift")
      #expect(feed.headerView.frame.maxY == 91)
    }
  }
#endif

#if canImport(UIKit) || canImport(HeadlessUIKit)
  /// The way of a header to its rest.
  @Suite(.ownScreen) @MainActor final class SnapTests {
    private let stage = Stage()
    private let screen: FeedController
    private let header: HeaderAttachment

    init() {
      (screen, header) = stage.showFeed(under: TwitterCondenseHeader(), placement: .beside())
      header.scrollsFromHeader = true
    }

    @Test("`onLayout` is called for each `placedLayout`, and when it is set")
    func onLayout() throws {
      var fractions: [Double] = []
      header.onLayout = { layout, _ in fractions.append(layout.collapsedFraction) }
      #expect(fractions == [0])
      header.setCollapsed(true, animated: true)
      #expect(fractions.last == 1)
      #expect(header.placedLayout.collapsedFraction == 1 && header.placedLayout == header.layout)
      header.onLayout = nil
    }

    #if !canImport(UIKit)
      @Test("`onLayout` is called once for a layout with its overlap")
      func onLayoutOnce() throws {
        let header = stage.showFeed(under: TwitterCondenseHeader()).header
        try stage.play("drag -600 over 300; lift")
        var calls: [(layout: HeaderLayout, overlap: Double)] = []
        header.onLayout = { calls.append(($0, $1)) }
        try stage.play("drag 60 over 300; lift")
        #expect(calls.count > 5 && zip(calls, calls.dropFirst()).allSatisfy { $0 != $1 })
      }

      @Test("Attaching during a drag does not move the content")
      func attachedUnderAFinger() throws {
        let feed = stage.showFeed()
        try stage.begin("drag 100 over 100; hold 100")
        let offset = feed.tableView.contentOffset.y
        #expect(offset < 0)
        feed.attach(TwitterCondenseHeader(), placement: .beside())
        #expect(feed.tableView.contentOffset.y == offset)
      }

      @Test("With reduced motion a snap is not animated")
      func reducedMotion() throws {
        stage.screen.isReduceMotionEnabled = true
        try stage.begin("drag -42 over 300; hold 200; lift")
        #expect(screen.headerView.animatedFrame.height == 44)
      }

      @Test(
        "A fling the app stops leaves no header half-way", arguments: [true, false], [true, false])
      func cutShort(reports: Bool, moves: Bool) throws {
        stage.screen.switches.reportsCutDeceleration = reports
        try stage.play("drag -300 over 150; lift; wait 3000")
        #expect(screen.headerView.frame.height == 44)
        // The header opens during a fling down, frame by frame, and is stopped in the middle.
        try stage.begin("drag 25 over 60; lift")
        for _ in 0..<30 where screen.headerView.frame.height < 60 { stage.screen.advance() }
        try #require(44 < screen.headerView.frame.height && screen.headerView.frame.height < 88)
        var offset = screen.tableView.contentOffset
        if moves { offset.y += 30 }
        screen.tableView.setContentOffset(offset, animated: false)
        stage.settle()
        #expect([44, 88].contains(screen.headerView.frame.height))
      }
    #endif
  }
#endif

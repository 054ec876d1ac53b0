#if canImport(UIKit) || canImport(HeadlessUIKit)
  /// The app's delegate stays the app's: complaint 21.
  @Suite(.ownScreen) @MainActor final class DelegateTests {
    private let stage = Stage()
    private let spy = DelegateSpy()
    private lazy var feed = stage.showFeed(delegate: spy)

    @discardableResult
    private func attach() -> HeaderAttachment {
      feed.attach(TwitterCondenseHeader(), placement: .beside(), forwardsDelegate: true)
    }

    @Test("An app that sets no delegate gets a header that moves", .enabled(if: Stage.hasFingers))
    func noDelegate() throws {
      feed.tableView.delegate = nil
      let header = attach()
      try stage.play("drag -150 over 300; hold 200; lift")
      #expect(header.layout.headerHeight == 44)
      feed.tableView.delegate = nil
      try stage.play("drag 150 over 300; hold 200; lift")
      #expect(header.layout.headerHeight == 88)
      header.detach()
      #expect(feed.tableView.delegate == nil)
    }

    @Test("The app hears of a scroll when the header has answered it")
    func hearsAfterwards() throws {
      #if !canImport(UIKit)
        let header = attach()
        var seen: [CGFloat] = []
        spy.onScroll = { [feed] in seen.append(feed.tableView.contentOffset.y) }
        try stage.begin("drag -40 over 300; hold 100")
        #expect(abs(header.layout.headerHeight - 58) < 1e-9)
        #expect(!seen.isEmpty && seen.allSatisfy { $0 == 0 }, "the header has taken all of it")
      #endif
    }

    @Test("The app has the last word on where a fling ends", .enabled(if: Stage.hasFingers))
    func lastWord() throws {
      attach()
      spy.target = 400
      try stage.play("drag -300 over 200; lift")
      #expect(spy.announcedTarget != 400)
      #expect(feed.tableView.contentOffset.y == 400)
    }

    @Test("A question to the app's delegate whether to scroll to the top gets its answer")
    func answers() {
      attach()
      #if canImport(UIKit)
        #expect(feed.tableView.delegate?.scrollViewShouldScrollToTop?(feed.tableView) == false)
      #else
        #expect(!stage.screen.tapStatusBar() && spy.heard.last == "scrollViewShouldScrollToTop")
      #endif
    }

    @Test("Detaching gives the delegate back, and so does letting go of the attachment")
    func givenBack() {
      let header = attach()
      #expect(feed.tableView.delegate !== spy)
      header.detach()
      #expect(feed.tableView.delegate === spy)
      #expect(attach().layout.headerHeight == 88)
      let later = DelegateSpy()
      feed.tableView.delegate = later
      feed.header = nil
      #expect(feed.tableView.delegate === later)
    }

    @Test("phone fault 16: A screen that comes and goes leaves its delegate as it is")
    func notShown() {
      let header = attach()
      #if !canImport(UIKit)
        feed.tableView.headlessCounts = HeadlessCounts()
      #endif
      stage.show(UIViewController(nibName: nil, bundle: nil))
      stage.show(feed)
      #if !canImport(UIKit)
        #expect(feed.tableView.headlessCounts.delegate == 0)
      #endif
      spy.forget()
      feed.tableView.contentOffset.y += 10
      #expect(spy.heard == ["scrollViewDidScroll"])
      header.detach()
      #expect(feed.tableView.delegate === spy)
    }

    @Test("What an app scrolls while the screen is not shown, the header knows when it returns")
    func scrolledMeanwhile() {
      feed.attach(OffscreenContainerHeader(), placement: .beside(), forwardsDelegate: true)
      stage.settle()
      let top = feed.tableView.contentOffset.y
      stage.show(UIViewController(nibName: nil, bundle: nil))
      feed.tableView.contentOffset.y = top + 150
      stage.show(feed)
      #expect(feed.headerView.frame.minY == -150)
    }
  }
#endif

#if canImport(UIKit) || canImport(HeadlessUIKit)
  /// The app's delegate stays the app's.
  @Suite(.ownScreen) @MainActor final class DelegateTests {
    private let stage = Stage()
    private let spy = DelegateSpy()
    private lazy var feed = stage.showFeed(delegate: spy)

    @discardableResult
    private func attach() -> HeaderAttachment {
      feed.attach(TwitterCondenseHeader(), placement: .beside(), forwardsDelegate: true)
    }

    @Test("The header moves while the app's delegate is `nil`", .enabled(if: Stage.hasFingers))
    func noDelegate() throws {
      feed.tableView.delegate = nil
      let header = attach()
      for (distance, height) in [(-150, 44.0), (150, 88), (-150, 44)] {
        try stage.play("drag \(distance) over 300; hold 200; lift")
        #expect(header.layout.headerHeight == height)
        feed.tableView.delegate = nil
      }
      header.detach()
      #expect(feed.tableView.delegate == nil)
    }

    @Test("The app's delegate can change where a fling ends", .enabled(if: Stage.hasFingers))
    func lastWord() throws {
      attach()
      spy.target = 400
      try stage.play("drag -300 over 200; lift")
      #expect(spy.announcedTarget != 400)
      #expect(feed.tableView.contentOffset.y == 400)
    }

    @Test("The app's delegate is asked whether to scroll to the top")
    func answers() {
      attach()
      #if canImport(UIKit)
        #expect(feed.tableView.delegate?.scrollViewShouldScrollToTop?(feed.tableView) == false)
      #else
        #expect(!stage.screen.tapStatusBar() && spy.heard.last == "scrollViewShouldScrollToTop")
      #endif
    }

    @Test("Detaching or releasing the attachment restores the delegate")
    func givenBack() {
      let header = attach()
      #expect(feed.tableView.delegate !== spy)
      header.detach()
      #expect(feed.tableView.delegate === spy)
      #expect(attach().layout.headerHeight == 88)
      let later = DelegateSpy()
      feed.tableView.delegate = later
      stage.settle()
      #expect(feed.tableView.delegate !== later)
      feed.header = nil
      #expect(feed.tableView.delegate === later)
    }

    @Test(
      "phone fault 16: Hiding and showing the screen does not write the delegate, and the header follows an offset set meanwhile"
    )
    func notShown() {
      let header = feed.attach(
        OffscreenContainerHeader(), placement: .beside(), forwardsDelegate: true)
      stage.settle()
      let top = feed.tableView.contentOffset.y
      #if !canImport(UIKit)
        feed.tableView.headlessCounts = HeadlessCounts()
      #endif
      stage.show(UIViewController())
      feed.tableView.contentOffset.y = top + 150
      stage.show(feed)
      #expect(feed.headerView.frame.minY == -150)
      #if !canImport(UIKit)
        #expect(feed.tableView.headlessCounts.delegate == 0)
      #endif
      spy.forget()
      feed.tableView.contentOffset.y += 10
      #expect(spy.heard == ["scrollViewDidScroll"])
      header.detach()
      #expect(feed.tableView.delegate === spy)
    }
  }

  /// An app's delegate that writes down what it hears, and does what a test tells it to.
  final class DelegateSpy: NSObject, UITableViewDelegate {
    /// The methods that were called, by name, in order.
    private(set) var heard: [String] = []
    /// Where flings should end, if the app has a wish.
    var target: CGFloat?
    /// What was announced to the app before it said so.
    private(set) var announcedTarget: CGFloat?
    var onScroll: (() -> Void)?

    func forget() { heard = [] }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      heard.append("scrollViewDidScroll")
      onScroll?()
    }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      heard.append("scrollViewWillEndDragging")
      announcedTarget = targetContentOffset.pointee.y
      if let target { targetContentOffset.pointee.y = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      heard.append("scrollViewDidEndDragging")
    }
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
      heard.append("scrollViewShouldScrollToTop")
      return false
    }
  }
#endif

/// The room above the first row.
@Suite(.ownScreen) @MainActor final class RoomTests {
  private let stage = Stage()

  @Test("An empty header view without touches makes the room in a plain table, an inset elsewhere")
  func carrier() {
    for (style, isSpacer) in [(UITableView.Style.plain, true), (.grouped, false)] {
      let (feed, _) = stage.showFeed(
        under: OffscreenContainerHeader(), style: style, placement: .beside())
      #expect((feed.tableView.tableHeaderView != nil) == isSpacer)
      #expect(feed.tableView.tableHeaderView?.isUserInteractionEnabled != true)
      #expect(feed.tableView.contentInset.top == (isSpacer ? 0 : 400))
      #expect(feed.tableView.rowsTop == 500)
    }
  }

  @Test("A plain table's own header view stays, whether it is set before or later")
  func ownHeaderView() {
    for isLater in [false, true] {
      let feed = stage.showFeed()
      let own = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 80))
      if !isLater { feed.tableView.tableHeaderView = own }
      let header = stage.attach(OffscreenContainerHeader(), to: feed, placement: .beside())
      if isLater { feed.tableView.tableHeaderView = own }
      stage.settle()
      #expect(feed.tableView.tableHeaderView === own)
      #expect(feed.tableView.contentInset.top == 400)
      feed.tableView.contentOffset.y = -400
      stage.settle()
      #expect(feed.tableView.rowsTop == 580)
      header.detach()
      #expect(feed.tableView.tableHeaderView === own && feed.tableView.contentInset.top == 0)
    }
  }

  @Test("An inset that the app sets in a scrolled list moves the list only into its range")
  func overwrittenWhileScrolled() {
    let (feed, _) = stage.showFeed(
      under: OffscreenContainerHeader(), style: .grouped, placement: .beside())
    feed.tableView.contentOffset.y = -300
    stage.settle()
    feed.tableView.contentInset.top = 20
    stage.settle()
    #expect(feed.tableView.contentInset.top == 420 && feed.tableView.contentOffset.y == -300)
    feed.tableView.contentInset.top = -150
    #expect(feed.tableView.contentInset.top == 250 && feed.tableView.contentOffset.y == -250)
  }

  @Test("The room leaves out the safe area while UIKit adds it, also if the app changes that")
  func safeAreaAdded() {
    stage.screen.safeAreaInsets.top = 47
    let table = stage.showFeed(under: TwitterCondenseHeader()).0.tableView
    for behavior in [.never, .automatic] as [UIScrollView.ContentInsetAdjustmentBehavior] {
      (table.contentOffset.y, table.contentInsetAdjustmentBehavior) = (600, behavior)
      stage.settle()
      #expect(table.adjustedContentInset.top == 135)
    }
  }

  private let severalLines = String(repeating: "Several lines. ", count: 12)

  /// A feed below a header that is as high as its label.
  private func shown(
    _ text: String, _ placement: HeaderPlacement = .content
  ) -> (FeedController, HeaderAttachment, UILabel) {
    let feed = stage.showFeed()
    let label = feed.headerView.addLabel(text)
    let header = stage.attach(ElasticStretchHeader(), to: feed, placement: placement)
    return (feed, header, label)
  }

  @Test("A header that grows during a drag does not move the rows")
  func growsUnderAFinger() throws {
    let (feed, header, label) = shown("One line")
    let resting = feed.tableView.rowsTop
    try stage.begin("drag -60 over 100; hold 100")
    #expect(feed.tableView.rowsTop == resting - 50)
    label.text = severalLines
    header.headerContentDidChange()
    stage.layOut()
    #expect(header.layout.headerHeight > Double(resting))
    // Shifted by a third of a point and back.
    #expect(abs(feed.tableView.rowsTop - (resting - 50)) < 1e-9)
  }

  @Test("A header lower than the bar above it lets the rows start under the bar")
  func lowerThanTheBar() {
    stage.screen.safeAreaInsets.top = 47
    let (feed, header, label) = shown(severalLines)
    #expect(header.layout.contentInsetTop > 0 && feed.tableView.tableHeaderView != nil)
    label.text = "One line"
    header.headerContentDidChange()
    stage.settle()
    #expect(header.layout.contentInsetTop < 0 && feed.tableView.tableHeaderView == nil)
    #expect(abs(Double(feed.tableView.rowsTop) - header.layout.headerHeight) < 1e-9)
  }

  @Test("A header's height is rounded up to pixels")
  func wholePixels() {
    let feed = stage.showFeed()
    feed.headerView.frame.size.height = 100.1
    let header = stage.attach(ElasticStretchHeader(), to: feed, placement: .content)
    // A third is not a binary number.
    #expect(abs(header.layout.headerHeight - (100 + 1.0 / 3)) < 1e-9)
  }

  @Test("A self-sizing header is measured again when the width changes")
  func anotherWidth() {
    let (feed, header, _) = shown(severalLines, .beside())
    let narrow = header.layout.headerHeight
    stage.rotate()
    #expect(header.layout.headerHeight < narrow)
    #expect(feed.tableView.rowsTop == feed.headerView.frame.maxY)
  }
}

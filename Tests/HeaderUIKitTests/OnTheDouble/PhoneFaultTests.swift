@testable import HeaderUIKit

/// What phones do, according to public sources, while content moves.
@Suite(.ownScreen) @MainActor final class PhoneFaultTests {
  private let stage = Stage(safeAreaTop: 47)
  private let rows = SelfSizingRows()

  /// A header at `fraction` over rows that are taller than estimated, of which those above the screen were never measured.
  private func amidRows(
    _ technique: some HeaderBehavior, at fraction: Double
  ) -> (table: UITableView, header: HeaderAttachment) {
    let table = rows.makeTable()
    table.frame = stage.window.bounds
    stage.show(table)
    let header = HeaderAttachment(technique, header: UIView(frame: .zero), scrollView: table)
    stage.settle()
    table.contentOffset.y = 3000
    stage.settle()
    header.setFraction(fraction, animated: false)
    stage.settle()
    return (table, header)
  }

  // MARK: 1

  @Test(
    "phone fault 1: An open header stays open in a fling down over rows that are taller than estimated",
    arguments: [true, false], [true, false])
  func correctedFling(reported: Bool, offsetFirst: Bool) throws {
    stage.screen.switches.reportsRowCorrections = reported
    stage.screen.switches.correctsOffsetBeforeContentSize = offsetFirst
    let (table, header) = amidRows(TwitterCondenseHeader(), at: 0)
    var heights: Set<Double> = []
    header.onLayout = { layout, _ in heights.insert(layout.headerHeight) }
    let size = table.contentSize.height
    try stage.play("drag 200 over 150; lift")
    #expect(table.contentSize.height >= size + 3 * 36, "three rows at least were corrected")
    #expect(heights == [135])
  }

  @Test(
    "phone fault 1: A header follows a finger over rows of any height", arguments: [true, false])
  func correctedDrag(offsetFirst: Bool) throws {
    stage.screen.switches.correctsOffsetBeforeContentSize = offsetFirst
    let (_, header) = amidRows(FacebookHideHeader(), at: 1)
    let before = header.layout.headerMaxY
    try stage.begin("drag 60 over 300; hold 50")
    // Ten points are the slop.
    #expect((header.layout.headerMaxY - before - 50).magnitude < 1)
  }

  // MARK: 3 to 6

  @Test(
    "phone fault 3: A delegate can be deallocated on a visible screen", arguments: [true, false])
  func dyingDelegate(forwards: Bool) throws {
    var spy: DelegateSpy? = DelegateSpy()
    let (_, header) = stage.showFeed(
      under: TwitterCondenseHeader(), delegate: spy, forwardsDelegate: forwards)
    weak let weakly = spy
    spy = nil
    #expect(weakly == nil)
    try stage.play("drag -300 over 200; lift")
    #expect(header.layout.collapsedFraction == 1)
  }

  @Test(
    "phone fault 5: A trackpad, or a finger outside the list, moves the header, which then snaps",
    arguments: [true, false])
  func indirect(isTracking: Bool) throws {
    stage.screen.switches.tracksIndirectScrolling = isTracking
    stage.screen.switches.tracksFingersBesideScrollView = isTracking
    let (_, header) = stage.showFeed(under: TwitterCondenseHeader())
    header.scrollsFromHeader = true
    var fractions: [Double] = []
    header.onLayout = { layout, _ in fractions.append(layout.collapsedFraction) }
    try stage.play("wheel -34 over 200")
    #expect(fractions.contains { 0 < $0 && $0 < 1 })
    #expect(header.layout.collapsedFraction == 1)
    // The finger begins on the header.
    stage.finger(from: CGPoint(x: 196, y: 70), down: 60, over: 200)
    #expect(header.layout.collapsedFraction == 0)
  }

  @Test(
    "phone fault 6: Attaching before the screen is visible lays out no list and leaves no strip under a notch",
    arguments: [true, false])
  func offWindow(withConstraints: Bool) {
    let screen = ConstrainedScreen()
    screen.loadViewIfNeeded()
    if !withConstraints { screen.tableTop.constant = 0 }
    let placement = withConstraints ? .beside(screen.constraints) : HeaderPlacement.automatic
    let header = screen.attach(TwitterCondenseHeader(), placement: placement)
    #expect(stage.screen.tableLayoutsOutsideWindows == 0)
    stage.show(screen)
    #expect(header.layout.headerHeight == 135)
    #expect(screen.headerView.frame == CGRect(x: 0, y: 0, width: 393, height: 135))
    #expect(screen.tableView.rowsTop == 135)
  }
}

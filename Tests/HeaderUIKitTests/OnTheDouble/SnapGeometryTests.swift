/// What is around a header changes while it snaps: a rotation, a call bar.
@Suite(.ownScreen) @MainActor struct SnapGeometryTests {
  /// A screen whose header is on its way from 102 points to 91, and seen in between.
  @MainActor
  private final class Snapping {
    let stage = Stage(safeAreaTop: 47)
    let headerView: UIView
    let tableView: UITableView
    let header: HeaderAttachment

    init(withConstraints: Bool) throws {
      if withConstraints {
        let screen = ConstrainedScreen()
        stage.show(screen)
        (headerView, tableView) = (screen.headerView, screen.tableView)
        header = screen.attach(
          TwitterCondenseHeader(), placement: .beside(screen.constraints))
      } else {
        let (screen, attached) = stage.showFeed(
          under: TwitterCondenseHeader(), placement: .beside())
        (headerView, tableView, header) = (screen.headerView, screen.tableView, attached)
      }
      stage.settle()
      try stage.begin("drag -42 over 300; hold 200; lift")
      stage.screen.advance(frames: 4)
      try #require(91 < height && height < 102)
    }

    /// The header's height as it is drawn.
    var height: Double { Double(headerView.layer.presentation()?.frame.height ?? -1) }
    /// Where the rows begin as they are drawn.
    var rowsTop: Double { Double(tableView.layer.presentation()?.frame.minY ?? -1) }

    /// Heights from now on until nothing moves.
    func heightsToTheEnd() -> [Double] {
      var heights = [height]
      while !stage.screen.isAtRest, heights.count < 100 {
        stage.screen.advance(frames: 1)
        heights.append(height)
        #expect((rowsTop - height).magnitude < 1e-6, "no gap, and no row behind the header")
      }
      return heights
    }
  }

  @Test(
    "9: A snap during which the safe area changes, or the screen turns, goes on from what is seen, in time",
    arguments: [true, false], [0.0, 20, 59])
  func safeArea(withConstraints: Bool, safeAreaTop: Double) throws {
    let undisturbed = try Snapping(withConstraints: withConstraints).heightsToTheEnd()
    let snapping = try Snapping(withConstraints: withConstraints)
    let before = snapping.height
    let turns = safeAreaTop == 0
    if turns { snapping.stage.window.frame = CGRect(x: 0, y: 0, width: 852, height: 393) }
    snapping.stage.screen.safeAreaInsets.top = CGFloat(safeAreaTop)
    snapping.stage.layOut()
    #expect((snapping.height - before).magnitude < 1e-6)
    let heights = snapping.heightsToTheEnd()
    let end = safeAreaTop + 44
    #expect(heights == (end < before ? heights.sorted(by: >) : heights.sorted()))
    #expect(heights.last == end)
    // Rounding may make the last frame the next one.
    #expect(undisturbed.count...undisturbed.count + 1 ~= heights.count)
    let largest = zip(heights, heights.dropFirst()).map { ($0 - $1).magnitude }.max() ?? 0
    #expect(largest < (end - before).magnitude / 2, "it is a way and not a jump")
    #expect(Double(snapping.headerView.frame.height) == end)
    #expect(snapping.headerView.frame.width == (turns ? 852 : 393))
    #expect(snapping.header.layout.collapsedFraction == 1)
  }

  @Test("9: A snap during which the system animates a new safe area goes along with that")
  func animatedSafeArea() throws {
    let snapping = try Snapping(withConstraints: false)
    let before = snapping.height
    UIView.animate(withDuration: 0.4) {
      snapping.stage.screen.safeAreaInsets.top = 0
      snapping.stage.layOut()
    }
    #expect((snapping.height - before).magnitude < 1e-6)
    let heights = snapping.heightsToTheEnd()
    #expect(heights == heights.sorted(by: >) && heights.last == 44)
    #expect(24...26 ~= heights.count, "0.4 seconds, as all else on the screen")
  }

  @Test("An app that asks for no animation gets none, and ends one that runs")
  func atOnce() throws {
    let snapping = try Snapping(withConstraints: false)
    snapping.header.setCollapsed(false, animated: false)
    #expect(snapping.height == 47 + 88)
  }
}

/// Geometry that changes during a snap: a rotation, a call bar.
@Suite(.ownScreen) @MainActor struct SnapGeometryTests {
  /// A screen during a snap of its header from 102 points to 91.
  @MainActor private final class Snapping {
    let screen: HeaderedList
    var stage: Stage { screen.stage }

    init(_ way: WayIn) throws {
      screen = try HeaderedList(
        HeaderCase(name: "twitter-condense", placing: way), refreshes: false)
      try stage.begin("drag -42 over 300; hold 200; lift")
      stage.screen.advance(frames: 4)
      try #require(91 < height && height < 102)
    }

    /// The header's height on the screen.
    var height: Double { Double(screen.headerView.animatedFrame.height) }
    /// The upper edge of the rows on the screen.
    var rowsTop: Double { Double(screen.table.animatedFrame.minY) }

    /// The heights of all frames until nothing moves.
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
    "A snap continues from the visible height, on time, when the safe area changes or the screen rotates",
    arguments: [WayIn.frames, .constraints], [0.0, 20, 59])
  func safeArea(way: WayIn, safeAreaTop: Double) throws {
    let undisturbed = try Snapping(way).heightsToTheEnd()
    let snapping = try Snapping(way)
    let before = snapping.height
    let rotates = safeAreaTop == 0
    if rotates { snapping.stage.window.frame = CGRect(x: 0, y: 0, width: 852, height: 393) }
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
    #expect(largest < (end - before).magnitude / 2, "it moves without a jump")
    #expect(Double(snapping.screen.headerView.frame.height) == end)
    #expect(snapping.screen.headerView.frame.width == (rotates ? 852 : 393))
    #expect(snapping.screen.header?.layout.collapsedFraction == 1)
  }

  @Test("A snap follows the system's animation of a new safe area")
  func animatedSafeArea() throws {
    let snapping = try Snapping(.frames)
    let before = snapping.height
    UIView.animate(withDuration: 0.4) {
      snapping.stage.screen.safeAreaInsets.top = 0
      snapping.stage.layOut()
    }
    #expect((snapping.height - before).magnitude < 1e-6)
    let heights = snapping.heightsToTheEnd()
    #expect(heights == heights.sorted(by: >) && heights.last == 44)
    #expect(24...26 ~= heights.count, "0.4 seconds, like the system's animation")
  }

  @Test("A request without animation ends a running one")
  func atOnce() throws {
    let snapping = try Snapping(.frames)
    snapping.screen.header?.setCollapsed(false, animated: false)
    #expect(snapping.height == 47 + 88)
  }
}

/// A fling at the refresh rates of phones: the header is told the same travel.
///
/// The double steps by frames of 240 a second, of which a step of 60 Hz takes four. No display link is
/// running in a fling, so there is none whose rate could count.
@Suite(.ownScreen) @MainActor struct FrameRateTests {
  /// The lengths in frames of the steps in a frame.
  nonisolated static let displays: [(name: String, steps: @MainActor (Int) -> [Int])] = [
    ("120", { $0 % 2 == 0 ? [2] : [] }), ("60", { $0 % 4 == 0 ? [4] : [] }),
    ("80", { $0 % 3 == 0 ? [3] : [] }),
    ("120 falling to 60", { $0 % ($0 < 240 ? 2 : 4) == 0 ? [$0 < 240 ? 2 : 4] : [] }),
    ("hitches", { $0 % 40 < 12 ? ($0 % 40 == 11 ? [2] : []) : $0 % 2 == 0 ? [2] : [] }),
    ("two steps in a turn", { $0 % 8 == 0 ? [4, 4] : [] }),
  ]

  @Test(
    "phone fault 17: At any rate all of a fling is user travel, without a display link",
    arguments: displays.indices, [false, true])
  func travel(display: Int, otherOrder: Bool) throws {
    let steps = Self.displays[display].steps
    let bare = try fling(over: steps, otherOrder, in: blankList(6000, in: .zero))
    #expect((bare.travel - 447).magnitude < 2)
    #expect((bare.told - bare.travel).magnitude < 1.0 / 3)
    let rows = SelfSizingRows()
    let taller = try fling(over: steps, otherOrder, in: rows.makeTable())
    #expect(taller.growth > 100, "rows were corrected")
    #expect((taller.told - taller.travel).magnitude < 0.01 * taller.travel.magnitude)
    #expect(!bare.askedForLink && !taller.askedForLink)
  }

  /// A fling, and what the header was told of it.
  private struct Fling {
    /// Points; `travel` excludes the growth of rows above.
    var (travel, growth, told) = (0.0, 0.0, 0.0)
    var askedForLink = false
  }

  private func fling(
    over steps: @escaping @MainActor (Int) -> [Int], _ otherOrder: Bool,
    in makeView: @autoclosure () -> UIScrollView
  ) throws -> Fling {
    let stage = Stage(frameRate: 240)
    stage.screen.switches.tellsDelegateBeforeObservers = otherOrder
    stage.screen.switches.correctsOffsetBeforeContentSize = otherOrder
    let view = makeView()
    view.frame = stage.window.bounds
    stage.show(view)
    let recorder = RowKeepingDriver(HeaderDriver(NoHeader()))
    let header = HeaderAttachment(
      driver: recorder, header: UIView(frame: .zero), scrollView: view, placement: .overlay())
    view.setContentOffset(CGPoint(x: 0, y: 3000), animated: false)
    stage.settle()
    try stage.begin("drag 227 over 250; lift")
    while !view.isDecelerating { stage.screen.advance() }
    stage.screen.steps = steps
    let (offset, height) = (Double(view.contentOffset.y), Double(view.contentSize.height))
    var fling = Fling()
    let start = recorder.rows.count
    while view.isDecelerating {
      stage.screen.advance()
      if stage.screen.hasLinks { fling.askedForLink = true }
    }
    fling.growth = Double(view.contentSize.height) - height
    fling.travel = offset - Double(view.contentOffset.y) + fling.growth
    var previous = offset
    for row in recorder.rows[start...] {
      if row.cause == .deceleration { fling.told += previous - row.scroll.contentOffset }
      previous = row.scroll.contentOffset
    }
    header.detach()
    return fling
  }
}

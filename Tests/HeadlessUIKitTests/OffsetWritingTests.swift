import HeadlessUIKit
import Testing

/// What assigning an offset does, at rest and while something moves.
@MainActor
@Suite final class OffsetWritingTests {
  private lazy var stage = ScrollStage()
  private var screen: HeadlessScreen { stage.screen }
  private var view: UIScrollView { stage.view }
  private var log: DelegateLog { stage.log }

  @Test("contentOffset calls didScroll before it returns, within another didScroll as well")
  func synchronous() {
    var depth = 0
    var deepest = 0
    log.answer = { _, view in
      depth += 1
      deepest = max(deepest, depth)
      if view.contentOffset.y < 30 { view.contentOffset.y += 10 }
      depth -= 1
    }
    view.contentOffset.y = 10
    #expect(log.entries.map(\.offset) == [10, 20, 30])
    #expect(deepest == 3)
  }

  @Test("An equal offset calls nothing, and one outside the range stays")
  func equalAndIllegal() {
    view.contentOffset.y = -300
    view.contentOffset.y = -300
    #expect(log.entries.map(\.offset) == [-300])
    screen.settle()
    #expect(view.contentOffset.y == -300)
  }

  @Test("Sideways it moves as well, and is told once")
  func sideways() {
    view.contentOffset = CGPoint(x: 12, y: 0)
    view.contentOffset = CGPoint(x: 24, y: 50)
    #expect(log.entries.map(\.offset) == [0, 50])
    #expect(view.contentOffset == CGPoint(x: 24, y: 50))
  }

  @Test("A drag goes on from an offset that was assigned")
  func duringDrag() throws {
    var isFirst = true
    log.answer = { name, view in
      guard name == "didScroll", isFirst else { return }
      isFirst = false
      view.contentOffset.y = 1000
    }
    try screen.play(script: "drag -60 over 200; hold 200; lift")
    let first = try #require(log.entries.first { $0.name == "didScroll" })
    #expect(Double(view.contentOffset.y) == 1000 + 50 - first.offset)
    #expect(log.count("didEndDragging(false)") == 1)
  }

  @Test("A deceleration goes on from an offset that was assigned; the app's scroll ends it")
  func duringDeceleration() throws {
    try screen.play(script: "drag -300 over 250; lift")
    let alone = view.contentOffset.y
    view.contentOffset.y = 0
    log.clear()
    var wasMoved = false
    log.answer = { name, view in
      guard name == "didScroll", view.isDecelerating, !wasMoved else { return }
      wasMoved = true
      view.contentOffset.y += 100
    }
    try screen.play(script: "drag -300 over 250; lift")
    // The resting offset is rounded to a pixel of a third of a point.
    #expect(abs(view.contentOffset.y - alone - 100) < 0.34)
    #expect(log.count("didEndDecelerating") == 1)
  }

  @Test(
    "setContentOffset cuts a deceleration short; whether its end is told is a switch",
    arguments: [false, true])
  func cut(isReported: Bool) throws {
    screen.switches.reportsCutDeceleration = isReported
    log.answer = { name, view in
      guard name == "didScroll", view.isDecelerating, view.contentOffset.y > 400 else { return }
      view.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
    }
    try screen.play(script: "drag -300 over 250; lift")
    #expect(view.contentOffset.y == 100)
    #expect(log.count("didEndDecelerating") == (isReported ? 1 : 0))
  }

  @Test("Writing the bounds' origin moves the content without a word")
  func boundsOrigin() {
    view.bounds.origin.y = 40
    #expect(view.contentOffset.y == 40)
    #expect(log.entries.isEmpty)
  }

  @Test("An offset assigned in an animation is told once, at its end")
  func animated() {
    UIView.animate(withDuration: 0.2) { self.view.contentOffset.y = 90 }
    #expect(log.entries.map(\.offset) == [90])
    screen.settle()
    #expect(log.entries.count == 1)
  }

  @Test("Whether an assigned offset is rounded to pixels is a switch", arguments: [false, true])
  func rounding(isRounded: Bool) {
    screen.switches.roundsAssignedOffsets = isRounded
    view.contentOffset.y = 10.4
    let expected: CGFloat = isRounded ? 10 + 1.0 / 3 : 10.4
    #expect(view.contentOffset.y == expected)
  }

  @Test(
    "A catch is told when the finger lands, or a frame after it lifts without dragging",
    arguments: [true, false])
  func catching(isToldAtOnce: Bool) throws {
    screen.switches.delegateSeesDidEndDeceleratingOnCatch = isToldAtOnce
    var wasTracking: [Bool] = []
    log.answer = { name, view in
      if name == "didEndDecelerating" { wasTracking.append(view.isTracking) }
    }
    try screen.play(script: "drag -300 over 250; lift; wait 200; hold 200; lift")
    #expect(wasTracking == [isToldAtOnce])
  }
}

import SimulationTestSupport
import Testing

/// Contexts of readings, and effects of answers.
@Suite("Header stage: overlay")
struct HeaderStageTests: OverlayStage {
  // MARK: What a technique is told

  @Test("A technique is told where the content would be beside the header")
  func told() {
    var stage = stage(88, at: -88)
    let context = stage.context(for: Self.reading(-58, .tracking))
    #expect(context.scroll.contentOffset == 30 && context.scroll.position == 30)
    #expect(context.scroll.bounds == 764)
    #expect(context.scroll.adjustedContentInset == .zero, "the edges are those of beside")
    #expect(context.environment.mounting == .overlay)
  }

  @Test("The room of a refresh control is part of the header's inset")
  func toldRefreshing() {
    var reading = Self.reading(-148)
    (reading.refreshInset, reading.appInset.top) = (60, 10)
    var stage = stage(88, at: -88)
    let scroll = stage.context(for: reading).scroll
    #expect(scroll.adjustedContentInset.top == 70)
    #expect(scroll.headerInset == 60 && scroll.foreignInsetTop == 10)
  }

  // MARK: Room

  @Test(
    "The room is that of the header at its largest, less the safe area, and does not change",
    arguments: [0.0, 59])
  func room(safeArea: Double) {
    var stage = HeaderStage(mounting: .overlay, traits: HeaderTraits(movedBy: .travel))
    var reading = Self.reading(0)
    reading.safeAreaTop = safeArea
    var expanded = Self.layout(88 + safeArea)
    expanded.restMinY = 88 + safeArea
    let start = stage.start(with: expanded, reading: reading)
    #expect(start.room == 88 && start.scrollViewMinY == 0)
    #expect(start.move == .put(offset: -88 - safeArea, position: -88 - safeArea))
    reading.offset = 300
    var collapsed = Self.layout(44 + safeArea)
    collapsed.restMinY = 88 + safeArea
    let moved = effects(&stage, HeaderUpdate(layout: collapsed), .didScroll(.drag), reading)
    #expect(moved.room == 88)
  }

  @Test("Near the top a new room waits for rest, unless the header moves by itself")
  func roomWaits() {
    var larger = Self.layout(88)
    larger.restMinY = 120
    func room(
      _ stage: inout HeaderStage, at offset: Double, _ event: ScrollEvent, _ motion: HostMotion
    ) -> Double {
      effects(&stage, HeaderUpdate(layout: larger), event, Self.reading(offset, motion)).room
    }
    var stage = self.stage(88, at: -88)
    var clear = self.stage(88, at: 300)
    #expect(room(&stage, at: -88, .geometryDidChange, .decelerating) == 88)
    #expect(room(&stage, at: -88, .didStop, .resting) == 120)
    #expect(room(&clear, at: 300, .geometryDidChange, .decelerating) == 120)
    larger.restMinY = 140
    #expect(room(&stage, at: -120, .willBeginDecelerating, .decelerating) == 140)
  }

  @Test("A control that resting content hides is shown whole when the safe area shrinks")
  func hiddenControl() {
    func update(_ inset: Double) -> HeaderUpdate {
      let layout = HeaderLayout(
        headerMinY: 0, headerHeight: 100, scrollViewMinY: 0, contentInsetTop: inset)
      return HeaderUpdate(layout: layout)
    }
    var stage = HeaderStage(mounting: .overlay, traits: HeaderTraits(movedBy: .position))
    var reading = Self.reading(-100)
    reading.safeAreaTop = 80
    _ = stage.start(with: update(20).layout, reading: reading)
    reading.refreshInset = 60
    #expect(effects(&stage, update(20), .geometryDidChange, reading).move == nil)
    reading.safeAreaTop = 0
    let shrunk = effects(&stage, update(100), .geometryDidChange, reading)
    #expect(shrunk.move == .put(offset: -160, position: -160))
  }

  // MARK: Travel

  @Test("The overlap is the content under the header")
  func overlap() {
    var stage = stage(88, at: -88)
    #expect(effects(&stage, 88, .didScroll(.drag), Self.reading(-88, .tracking)).overlap == 0)
    #expect(effects(&stage, 44, .didScroll(.drag), Self.reading(-14, .tracking)).overlap == 30)
    #expect(effects(&stage, 44, .didScroll(.drag), Self.reading(500, .tracking)).overlap == 44)
  }

  @Test("The overlap is measured after the move")
  func overlapAfterMove() {
    var stage = stage(44, at: -44)
    let opened = effects(&stage, 88, .didStop, Self.reading(-44))
    #expect(opened.move == .put(offset: -88, position: -88) && opened.overlap == 0)
  }

  @Test("The technique is told the offset that a request under a finger results in")
  func requestBeyondAnEdge() {
    // Beside, the header changes the dimension of the rubber band.
    var beside = HeaderStage(mounting: .beside, traits: HeaderTraits(movedBy: .travel))
    _ = beside.start(with: Self.layout(88), reading: Self.reading(0))
    var reading = Self.reading(-20, .tracking)
    reading.position = -40
    let request = ScrollEvent.setCollapsed(true, animated: false)
    #expect(effects(&beside, 44, request, reading, position: -60).isUnexpected)
    let far = Self.reading(300, .tracking)
    #expect(!effects(&beside, 44, request, far, position: 310).isUnexpected, "inside the edges")
    #expect(!effects(&beside, 88, .didScroll(.drag), reading, position: -60).isUnexpected)
  }

  @Test(
    "A request that is fulfilled already ends the scroll of the last one",
    arguments: [(120, .stop(at: 120)), (-30, .scroll(to: 0, .scrolling))]
      as [(Double, HeaderEffects.ContentMove)])
  func requestWhileScrolling(offset: Double, move: HeaderEffects.ContentMove) {
    var beside = HeaderStage(mounting: .beside, traits: HeaderTraits(movedBy: .position))
    _ = beside.start(with: Self.layout(88), reading: Self.reading(0))
    let request = ScrollEvent.setCollapsed(true, animated: true)
    let begun = effects(&beside, 88, request, Self.reading(0), position: 200, animated: true)
    #expect(begun.move == .scroll(to: 200, HeaderAnimation(duration: 0.2)))
    #expect(effects(&beside, 88, request, Self.reading(offset, .scrolling)).move == move)
  }

  @Test("A request moves no content past its end")
  func requestPastTheEnd() {
    var beside = HeaderStage(mounting: .beside, traits: HeaderTraits(movedBy: .position))
    _ = beside.start(with: Self.layout(88), reading: Self.reading(300))
    let request = ScrollEvent.setCollapsed(true, animated: false)
    let effects = effects(&beside, 88, request, Self.reading(300), position: 3000)
    #expect(effects.move == .stop(at: 2000 + 88 - 852))
  }

  // MARK: A header that moves by itself

  @Test("Content that rests on the header moves along in the same animation")
  func goesAlong() {
    var stage = stage(66, at: -66)
    let effects = effects(&stage, 88, .didStop, Self.reading(-66), animated: true)
    #expect(effects.move == .scroll(to: -88, HeaderAnimation(duration: 0.2)))
    #expect(effects.position == -66 + 88, "the current position, not the end")
  }

  @Test("A header slides over other content, and leaves no gap above it")
  func slidesOver() {
    var opening = stage(44, at: 300)
    #expect(effects(&opening, 88, .didStop, Self.reading(300), animated: true).move == nil)
    var closing = stage(88, at: -60)
    #expect(
      effects(&closing, 44, .didStop, Self.reading(-60), animated: true).move
        == .scroll(to: -44, HeaderAnimation(duration: 0.2)))
  }

  @Test(
    "Nothing moves under a finger; in a fling, a request moves content that rests on the header")
  func notUnderAFinger() {
    let collapse = ScrollEvent.setCollapsed(true, animated: false)
    var held = stage(88, at: -88)
    #expect(effects(&held, 44, collapse, Self.reading(-88, .tracking)).move == nil)
    var flung = stage(88, at: -88)
    #expect(effects(&flung, 44, collapse, Self.reading(-88, .decelerating)).move == .stop(at: -44))
    var geometry = stage(88, at: -88)
    #expect(
      effects(&geometry, 44, .geometryDidChange, Self.reading(-88, .decelerating)).move == nil)
  }

  @Test("A move of half a pixel is not written")
  func halfAPixel() {
    var stage = stage(44, at: -44.1)
    #expect(effects(&stage, 44.05, .didStop, Self.reading(-44.1)).move == nil)
  }

  // MARK: No gap

  @Test("Half a pixel below a small header is not a gap", arguments: [0.5, 1, 2, 3])
  func halfAPixelOfGap(scale: Double) {
    for (pixels, isGap) in [(0.4, false), (0.6, true)] {
      var stage = stage(44, at: 300)
      var reading = Self.reading(-44 - pixels / max(scale, 1), .scrolling)
      reading.scale = scale
      let effects = effects(&stage, 44, .didScroll(.programmatic), reading)
      #expect((effects.followUp != nil) == isGap)
    }
  }

  @Test("An opening that follows its content goes on alone when the content turns or stops")
  func outrunAndTurned() throws {
    let animation = HeaderAnimation(duration: 0.2)
    for (offset, motion, move) in [
      (-60.0, HostMotion.scrolling, nil), (-80, .resting, .scroll(to: -88, animation)),
    ] as [(Double, HostMotion, HeaderEffects.ContentMove?)] {
      var stage = outrunStage()
      let next = effects(&stage, 88, .didScroll(.programmatic), Self.reading(offset, motion))
      let (transition, begun) = try #require(next.begun)
      #expect(begun == animation)
      #expect(transition.start.headerHeight == 80 && transition.end == Self.layout(88))
      #expect(next.move == move)
    }
  }

  @Test("A finger stops an opening that follows its content, and a lift continues it")
  func outrunAndCaught() {
    var stage = outrunStage()
    let caught = effects(&stage, 88, .didEndScrollingAnimation, Self.reading(-80, .tracking))
    #expect(caught.appearance == .held(stage.visibleLayout(for: Self.reading(-80, .tracking))))
    let lifted = effects(&stage, 88, .didStop, Self.reading(-80))
    #expect(lifted.move == .scroll(to: -88, HeaderAnimation(duration: 0.2)))
  }

  /// Returns a stage whose header opens from 44 to 88 points, and is at 80 with its content.
  private func outrunStage() -> HeaderStage {
    var stage = stage(44, at: 300)
    let opening = effects(
      &stage, 88, .setCollapsed(false, animated: true), Self.reading(-80, .scrolling),
      animated: true)
    #expect(opening.appearance == .held(stage.visibleLayout(for: Self.reading(-80, .scrolling))))
    return stage
  }

  @Test("A pull at an open header is not a gap")
  func rubberBand() {
    var stage = stage(88, at: -88)
    let pulled = effects(&stage, 88, .didScroll(.deceleration), Self.reading(-120, .decelerating))
    #expect(pulled.followUp == nil && pulled.move == nil)
  }
}

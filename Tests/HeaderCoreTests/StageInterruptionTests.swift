import HeaderCore
import Testing

/// Animations that a finger, a replacement or new geometry interrupts.
@Suite("Header stage: interruptions")
struct StageInterruptionTests: OverlayStage {
  // MARK: A caught animation

  @Test(
    "A finger that stops moving content stops the header with it, and a lift continues both")
  func caught() throws {
    var stage = stage(66, at: -66)
    _ = effects(&stage, 88, .didStop, Self.reading(-66), animated: true)
    let under = effects(
      &stage, 88, .didEndScrollingAnimation, Self.reading(-77, .tracking, progress: 0.6))
    let held = try #require(under.heldLayout)
    #expect(abs(held.headerHeight - 77) < 1e-9, "at its content")
    #expect(stage.context(for: Self.reading(-77, .tracking)).visibleLayout == held)
    let lifted = effects(&stage, 88, .didStop, Self.reading(-77))
    #expect(lifted.move == .scroll(to: -88, HeaderAnimation(duration: 0.2)))
  }

  // MARK: Replacing

  @Test("A replacement starts at what was visible, and moves with the header")
  func replacement() throws {
    var stage = stage(88, at: 300)
    let reading = Self.reading(300, .decelerating)
    stage.replace(
      with: Self.layout(60), traits: HeaderTraits(movedBy: .travel), reading: reading)
    let begun = effects(&stage, 60, .geometryDidChange, reading)
    let (transition, animation) = try #require(begun.begun)
    #expect(transition.layout(at: 0) == Self.layout(88) && animation.duration == 0.25)
    #expect(begun.move == nil, "content that does not rest on the header stays")
    _ = effects(
      &stage, 50, .didScroll(.deceleration), Self.reading(310, .decelerating, progress: 0.5))
    let seen = stage.visibleLayout(for: Self.reading(310, .decelerating, progress: 0.5))
    #expect(seen.headerHeight == 50 + 28 * 0.5)
    #expect(stage.context(for: reading).visibleLayout == nil, "a finger does not interrupt it")
  }

  @Test("A header that replaces one that is scrolled away opens from the top of the screen")
  func replacementOfAnUnseenHeader() throws {
    var stage = stage(88, at: 300)
    var unseen = Self.layout(200)
    (unseen.headerMinY, unseen.scrollViewMinY, unseen.contentInsetTop) = (-500, 0, 200)
    _ = stage.start(with: unseen, reading: Self.reading(300))
    stage.replace(
      with: Self.layout(44), traits: HeaderTraits(movedBy: .travel), reading: Self.reading(300))
    let begun = effects(&stage, 44, .geometryDidChange, Self.reading(300)).begun
    #expect(try #require(begun).transition.start.contentInsetTop == 0)
  }

  @Test("Content that rests on a replaced header moves along with it")
  func replacementAtRest() {
    var stage = stage(88, at: -88)
    let reading = Self.reading(-88)
    stage.replace(
      with: Self.layout(60), traits: HeaderTraits(movedBy: .travel), reading: reading)
    let effects = effects(&stage, 60, .geometryDidChange, reading)
    #expect(effects.move == .scroll(to: -60, HeaderAnimation(duration: 0.25)))
  }

  @Test("A header that is caught on its way to smaller parameters moves on with the content")
  func caughtReplacement() throws {
    var stage = stage(88, at: -88)
    let reading = Self.reading(-88)
    let traits = HeaderTraits(movedBy: .travel)
    stage.replace(with: Self.layout(60), traits: traits, reading: reading)
    _ = effects(&stage, 60, .geometryDidChange, reading)
    var seen: [Double] = []
    for offset in [-80.0, -80, -75, -65, -60, -50] {
      let event = seen.isEmpty ? ScrollEvent.didScroll(.layout) : .didScroll(.drag)
      let shown = effects(&stage, 60, event, Self.reading(offset, .tracking, progress: 0.3))
      seen.append(try #require(shown.heldLayout).headerMaxY)
    }
    #expect(seen == [80, 80, 75, 65, 60, 60])
  }

  @Test("Content at the top stays there when its room shrinks, also between two pixels")
  func topBetweenPixels() {
    var stage = stage(88, at: -88)
    var smaller = Self.layout(50.5)
    smaller.restMinY = 50.5
    let reading = Self.reading(-88)
    let shrunk = effects(
      &stage, HeaderUpdate(layout: smaller), .didScroll(.programmatic), reading)
    let top = -(50 + 2.0 / 3)
    #expect(shrunk.room == -top && shrunk.move == .put(offset: top, position: top))
  }

  @Test("After new geometry on the way to a rest, the technique chooses again on arrival")
  func divertedSnap() {
    var stage = HeaderStage(
      mounting: .beside, traits: HeaderTraits(movedBy: .position, rests: HeaderSnap.ends))
    _ = stage.start(with: Self.layout(88), reading: Self.reading(0))
    _ = effects(&stage, 66, .didStop, Self.reading(20), position: 44, animated: true)
    let changed = effects(&stage, 60, .geometryDidChange, Self.reading(28, .scrolling))
    #expect(changed.followUp == nil, "not while it scrolls")
    let arrived = effects(&stage, 66, .didEndScrollingAnimation, Self.reading(20))
    #expect(arrived.followUp == .didStop)
    let atRest = effects(&stage, 66, .geometryDidChange, Self.reading(20))
    #expect(atRest.followUp == nil, "not when it rests")
  }

  @Test("In a rotation, the system's animation replaces a running one")
  func systemAnimation() {
    var stage = stage(44, at: 300)
    _ = effects(&stage, 88, .didStop, Self.reading(300), animated: true)
    var turning = Self.reading(300, progress: 0.5)
    turning.isInSystemAnimation = true
    #expect(effects(&stage, 80, .geometryDidChange, turning).appearance == .layout)
  }

  @Test("Content that the system moves with a bar returns under a header that stays")
  func strayContent() {
    var stage = HeaderStage(mounting: .overlay, traits: HeaderTraits(movedBy: .travel))
    var reading = Self.reading(300)
    reading.safeAreaTop = 59
    _ = stage.start(with: Self.layout(88), reading: reading)
    (reading.offset, reading.safeAreaTop) = (359, 0)
    let effects = effects(&stage, 88, .geometryDidChange, reading)
    #expect(effects.move == .put(offset: 300, position: 300))
  }

  @Test("Room that waits for a lift then moves content that is beyond its new edge")
  func lateRoom() {
    var stage = stage(88, at: -88)
    var smaller = Self.layout(50)
    smaller.restMinY = 50
    func effects(_ event: ScrollEvent, _ offset: Double, _ motion: HostMotion) -> HeaderEffects {
      self.effects(
        &stage, HeaderUpdate(layout: smaller), event, Self.reading(offset, motion))
    }
    #expect(effects(.geometryDidChange, -88, .tracking).room == 88)
    #expect(effects(.willBeginDragging, -88, .tracking).room == 88)
    #expect(effects(.didScroll(.drag), -70, .tracking).room == 88, "it does not change in a drag")
    let lifted = effects(.didStop, -70, .resting)
    #expect(lifted.room == 50 && lifted.move == .scroll(to: -50, .scrolling))
  }
}

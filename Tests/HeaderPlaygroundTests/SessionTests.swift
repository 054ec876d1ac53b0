import HeaderBehaviors
import HeaderPlayground
import ScrollSimulator
import SimulationTestSupport
import Testing

@Suite("A session")
struct SessionTests {
  @Test("A session at rest needs no frames, and its time stands still")
  func idle() throws {
    let host = try SessionHost("tiki-condense")
    #expect(!host.session.needsFrames)
    host.drag(by: -60, over: 200)
    host.settle()
    let rest = host.number("time")
    host.wait(5000)
    host.session.perform(.setCollapsed(false, animated: true))
    host.frame()
    #expect(host.number("time") - rest < 40)
  }

  @Test(
    "A changed parameter keeps the place in the list and the state of the header",
    arguments: HeaderMounting.allCases)
  func keepsPlace(mounting: HeaderMounting) throws {
    let host = try SessionHost("twitter-condense", mounting: mounting)
    host.drag(by: -400, over: 600)
    host.settle()
    let (offset, top) = (host.number("contentOffset"), host.number("contentMinY"))
    #expect(offset > 100)
    #expect(host.session.setParameter(host.parameter("minimum-height"), code: 30) == .done)
    host.settle()
    // Beside the header, the content moves with the scroll view's edge; in an overlay it stays.
    if mounting == .beside { #expect(host.number("contentOffset") == offset) }
    if mounting == .overlay { #expect(host.number("contentMinY") == top) }
    #expect(host.number("headerHeight") == 59 + 30)
    #expect(host.number("collapsedFraction") == 1)
  }

  @Test(
    "A header with a changed parameter continues from its visible height",
    arguments: HeaderMounting.allCases)
  func goesOn(mounting: HeaderMounting) throws {
    let host = try SessionHost("twitter-condense", mounting: mounting)
    let maximum = host.parameter("maximum-height")
    var last = host.number("headerHeight")
    #expect(host.session.setParameter(maximum, code: 140) == .done)
    #expect(host.number("headerHeight") == last)
    for _ in 0..<60 {
      // A second change during the animation of the first.
      if host.number("headerHeight") > 59 + 120 { host.session.setParameter(maximum, code: 60) }
      host.frame()
      #expect(abs(host.number("headerHeight") - last) < 10)
      last = host.number("headerHeight")
    }
    host.settle()
    #expect(host.number("headerHeight") == 59 + 60)
    #expect(host.number("contentMinY") == 59 + 60, "the content has moved along")
  }

  @Test(
    "A change of the mounting moves neither the content nor a collapsed header",
    arguments: techniqueNames)
  func mountedOtherwise(name: String) throws {
    let host = try SessionHost(name)
    host.drag(by: -400, over: 600)
    host.settle()
    func places() -> [Double] {
      ["contentMinY", "contentOffset", "headerMinY", "headerHeight", "minimumOffset"]
        .map { host.number($0) }
    }
    for code in [1.0, 0] {
      let before = places()
      #expect(host.session.setSetting(host.setting("mounting"), code: code) == .done)
      host.settle()
      let after = places()
      for (old, new) in zip(before, after) { #expect(abs(old - new) < 0.4) }
      #expect(host.number("listMinY") == (code == 1 ? 0 : host.number("scrollViewMinY")))
    }
  }

  @Test(
    "A setting that is changed far down the list changes neither the header's kind nor its Swift",
    arguments: techniqueNames)
  func tunedFarDown(name: String) throws {
    let host = try SessionHost(name)
    let share = host.number("headerShareOfContent")
    #expect(share == (name == "sticky-pull-reveal" ? 60 : 0))
    let swift = host.session.swift
    host.drag(by: -400, over: 200)
    host.settle()
    #expect(host.session.setSetting(host.setting("frame-rate"), code: 1) == .done)
    #expect(host.number("headerShareOfContent") == share)
    #expect(host.session.swift == swift)
  }

  @Test("A header in the content is not visible behind the status bar")
  func inSight() throws {
    let host = try SessionHost("sticky-pull-reveal")
    #expect(host.number("headerMinY") == -1 && host.number("safeAreaTop") == 59)
    #expect(host.number("heightInSight") == 0)
    host.session.perform(.setCollapsed(false, animated: false))
    #expect(host.number("heightInSight") == 60)
    #expect(try SessionHost("twitter-condense").number("heightInSight") == 59 + 88)
  }

  @Test("A change during a recorded touch ends it with a lift, and the recording can be replayed")
  func changeWhileRecording() throws {
    let host = try SessionHost("twitter-condense")
    host.session.record()
    host.session.touch(.down, x: 196, y: 400, at: host.now)
    host.wait(100)
    host.session.touch(.move, x: 196, y: 360, at: host.now)
    host.wait(50)
    host.session.setParameter(0, code: 120)
    #expect(host.session.mode == .live)
    #expect(host.session.recording.touches.last?.phase == .up)
    host.session.replay()
    #expect(host.session.mode == .replaying)
    host.settle()
    #expect(host.session.mode == .live)
  }

  @Test(
    "A finger is followed at once when it ends a replay, and after a restart",
    arguments: [true, false])
  func touchAfterRecording(isReplaying: Bool) throws {
    let host = try SessionHost("twitter-condense")
    host.session.record()
    host.wait(500)
    host.drag(by: -100, over: 2000)
    host.settle()
    if isReplaying {
      host.session.replay()
    } else {
      host.session.stop()
      host.session.restart()
    }
    host.frame()
    host.drag(by: -60, over: 100)
    #expect(host.session.mode == .live)
    #expect(host.number("collapsedFraction") > 0.9)
  }
}

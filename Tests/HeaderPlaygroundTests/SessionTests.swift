import HeaderBehaviors
import HeaderPlayground
import ScrollSimulator
import SimulationTestSupport
import Testing

/// What a user does to a session, and what comes of it.
@Suite("A session")
struct SessionTests {
  @Test("A drag condenses the header by exactly the finger's travel beyond the slop")
  func drag() throws {
    let host = try SessionHost("twitter-condense")
    host.session.touch(.down, x: 196, y: 426, at: host.now)
    host.wait(50)
    // A finger that moves at all opens the system's gate; what it travels from then on counts.
    host.session.touch(.move, x: 196, y: 425, at: host.now)
    host.wait(50)
    host.session.touch(.move, x: 196, y: 426 - 10 - 21, at: host.now)
    host.wait(50)
    #expect(host.number("headerHeight") == 59 + 88 - 21)
    #expect(host.number("contentOffset") == 0)
  }

  @Test("Slow motion slows what moves by itself, and not the finger")
  func slowMotion() throws {
    var frames: [Int] = []
    for speed in [1, 0.25] {
      let host = try SessionHost("twitter-condense")
      host.session.speed = speed
      host.drag(by: -300, over: 200)
      #expect(host.number("headerHeight") < 59 + 88)
      var count = 0
      while host.session.needsFrames {
        host.frame()
        count += 1
      }
      frames.append(count)
    }
    #expect(frames[1] > frames[0] * 3 && frames[1] < frames[0] * 5)
  }

  @Test("Paused, nothing moves but by steps of one frame")
  func steps() throws {
    let host = try SessionHost("elastic-stretch")
    host.drag(by: -300, over: 150)
    host.wait(100)
    host.session.setPaused(true)
    let before = host.number("time")
    host.wait(500)
    #expect(host.number("time") == before)
    host.session.step()
    #expect(abs(host.number("time") - before - 1000 / 60) < 1e-6)
    host.session.setPaused(false)
    host.settle()
    #expect(host.session.isIdle)
  }

  @Test("A session at rest asks for no frames, and time does not pass meanwhile")
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

  /// A phone with `name` on it, mounted as `mounting` says.
  private func host(_ name: String, _ mounting: HeaderMounting) throws -> SessionHost {
    let host = try SessionHost(name)
    host.session.setSetting(6, code: mounting == .overlay ? 1 : 0)
    return host
  }

  @Test(
    "A tuned parameter keeps the place in the list and the state of the header",
    arguments: HeaderMounting.allCases)
  func keepsPlace(mounting: HeaderMounting) throws {
    let host = try host("twitter-condense", mounting)
    host.drag(by: -400, over: 600)
    host.settle()
    let (offset, top) = (host.number("contentOffset"), host.number("contentMinY"))
    #expect(offset > 100)
    #expect(host.session.setParameter(host.parameter("minimum-height"), code: 30) == .done)
    host.settle()
    // Beside, the content goes along with the scroll view's edge; in an overlay it stays.
    if mounting == .beside { #expect(host.number("contentOffset") == offset) }
    if mounting == .overlay { #expect(host.number("contentMinY") == top) }
    #expect(host.number("headerHeight") == 59 + 30)
    #expect(host.number("collapsedFraction") == 1)
  }

  @Test("A tuned header goes on from where it is seen", arguments: HeaderMounting.allCases)
  func goesOn(mounting: HeaderMounting) throws {
    let host = try host("twitter-condense", mounting)
    let maximum = host.parameter("maximum-height")
    var last = host.number("headerHeight")
    #expect(host.session.setParameter(maximum, code: 140) == .done)
    #expect(host.number("headerHeight") == last)
    for _ in 0..<60 {
      // In the middle of the way there, another way begins.
      if host.number("headerHeight") > 59 + 120 { host.session.setParameter(maximum, code: 60) }
      host.frame()
      #expect(abs(host.number("headerHeight") - last) < 10)
      last = host.number("headerHeight")
    }
    host.settle()
    #expect(host.number("headerHeight") == 59 + 60)
    #expect(host.number("contentMinY") == 59 + 60, "the content has gone along")
  }

  @Test("A parameter pulls its partner along")
  func partner() throws {
    let session = try SessionHost("twitter-condense").session
    let (maximum, minimum) = (0, 1)
    #expect(session.setParameter(maximum, code: 30) == .done)
    #expect(session.parameterCode(minimum) == 30)
    #expect(session.setParameter(minimum, code: 90) == .done)
    #expect(session.parameterCode(maximum) == 90)
  }

  @Test(
    "Mounted otherwise, the content and a collapsed header stay where they are",
    arguments: techniqueNames)
  func mountedOtherwise(name: String) throws {
    let host = try SessionHost(name)
    host.drag(by: -400, over: 600)
    host.settle()
    for code in [1.0, 0] {
      let before = ["contentMinY", "contentOffset", "headerMinY", "headerHeight", "minimumOffset"]
        .map { host.number($0) }
      #expect(host.session.setSetting(6, code: code) == .done)
      host.settle()
      let after = ["contentMinY", "contentOffset", "headerMinY", "headerHeight", "minimumOffset"]
        .map { host.number($0) }
      for (old, new) in zip(before, after) { #expect(abs(old - new) < 0.4) }
      #expect(host.number("listMinY") == (code == 1 ? 0 : host.number("scrollViewMinY")))
    }
  }

  @Test(
    "Tuned far down the list, a header is attached and drawn as before", arguments: techniqueNames)
  func tunedFarDown(name: String) throws {
    let host = try SessionHost(name)
    let share = host.number("headerShareOfContent")
    #expect(share == (name == "sticky-pull-reveal" ? 60 : 0))
    let swift = host.session.swift
    host.drag(by: -400, over: 200)
    host.settle()
    #expect(host.session.setSetting(3, code: 1) == .done)
    #expect(host.number("headerShareOfContent") == share)
    #expect(host.session.swift == swift)
  }

  @Test("A header that is part of the content is not in sight behind the status bar")
  func inSight() throws {
    let host = try SessionHost("sticky-pull-reveal")
    #expect(host.number("headerMinY") == -1 && host.number("safeAreaTop") == 59)
    #expect(host.number("heightInSight") == 0)
    host.session.perform(.setCollapsed(false, animated: false))
    #expect(host.number("heightInSight") == 60)
    #expect(try SessionHost("twitter-condense").number("heightInSight") == 59 + 88)
  }

  @Test("A value that is refused changes nothing and is explained")
  func refusals() throws {
    let host = try SessionHost("twitter-condense")
    let minimum = host.parameter("minimum-height")
    #expect(host.session.setParameter(minimum, code: -1) == .outOfRange)
    #expect(host.session.refusal == "Takes 0 to 1000")
    #expect(host.session.setParameter(minimum, code: .nan) == .outOfRange)
    #expect(host.session.setParameter(99, code: 1) == .unknown)
    #expect(host.session.parameterCode(minimum) == 44)
    #expect(host.session.setParameter(minimum, code: 40) == .done)
    #expect(host.session.refusal.isEmpty)
  }

  @Test("Every setting reaches the screen it describes")
  func settings() throws {
    let host = try SessionHost("facebook-hide")
    for (index, code) in [3000.0, 700, 20, 1, 1, 1, 1, 1].enumerated() {
      #expect(host.session.setSetting(index, code: code) == .done)
      #expect(host.session.settingCode(index) == code)
    }
    #expect(host.session.setSetting(8, code: 0) == .unknown)
    let screen = host.session.configuration
    #expect(screen.contentSize == 3000 && screen.containerHeight == 700)
    #expect(screen.safeAreaTop == 20 && screen.frameRate == 120 && screen.scale == 2)
    #expect(screen.prefersReducedMotion && screen.mounting == .overlay)
    #expect(screen.pages == [3000, 300, 0])
    #expect(host.number("headerHeight") == 108)
  }

  @Test("A change during a recording ends it, and the touches so far can be replayed")
  func changeWhileRecording() throws {
    let host = try SessionHost("twitter-condense")
    host.session.record()
    host.drag(by: -100, over: 100)
    host.wait(50)
    host.session.setParameter(0, code: 120)
    #expect(host.session.mode == .live)
    #expect(host.session.recording.touches.last?.phase == .up)
    host.session.replay()
    #expect(host.session.mode == .replaying)
    host.settle()
    #expect(host.session.mode == .live)
  }

  @Test("Touches that no trace could have are refused")
  func badTouches() throws {
    let host = try SessionHost("twitter-condense")
    func load(_ phase: TouchSample.Phase, _ time: Double, y: Double = 1) -> TouchRefusal? {
      do {
        try host.session.load(TouchSample(time: time, phase: phase, x: 1, y: y))
        return nil
      } catch {
        return error
      }
    }
    #expect(load(.move, 0) == .wrongOrder)
    #expect(load(.down, .nan) == .impossibleNumber)
    #expect(load(.down, 5) == nil)
    #expect(load(.down, 6) == .wrongOrder)
    #expect(load(.move, 4) == .timeWentBackwards)
    #expect(load(.move, 7, y: .infinity) == .impossibleNumber)
    #expect(load(.up, 7) == nil)
  }

  @Test("The demonstration runs to its end with every technique", arguments: techniqueNames)
  func demonstration(name: String) throws {
    let host = try SessionHost(name)
    host.session.demonstrate()
    var fractions: Set<Double> = []
    while host.session.needsFrames {
      host.frame()
      fractions.insert(host.number("collapsedFraction") + host.number("stretch"))
    }
    #expect(fractions.count > 2, "the header moved")
    #expect(host.session.recording.touches.isEmpty)
  }
}

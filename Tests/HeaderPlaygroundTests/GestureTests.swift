import HeaderBehaviors
import HeaderFormats
import HeaderPlayground
import ScrollSimulator
import SimulationTestSupport
import Testing

/// Gestures that are kept, thinned and shared, and what a pause does to a finger.
@Suite("A gesture")
struct GestureTests {
  /// A finger that swings up and down `count` times 8 milliseconds.
  private func swing(_ count: Int) throws -> TouchRecording {
    var recording = TouchRecording()
    func y(_ n: Int) -> Double { 500 - 200 * abs(Double(n % 120) / 60 - 1) }
    try recording.append(TouchSample(time: 0, phase: .down, x: 196, y: y(0)))
    for n in 1..<count {
      try recording.append(TouchSample(time: Double(n) * 8, phase: .move, x: 196, y: y(n)))
    }
    try recording.append(
      TouchSample(time: Double(count) * 8, phase: .up, x: 196, y: y(count - 1)))
    return recording
  }

  /// Where the finger of `recording` is at `time`, on a straight line from touch to touch.
  private func position(of recording: TouchRecording, at time: Double) -> Double {
    let touches = recording.touches
    guard let after = touches.firstIndex(where: { $0.time >= time }), after > 0 else {
      return touches[0].y
    }
    let (a, b) = (touches[after - 1], touches[after])
    return b.time > a.time ? a.y + (b.y - a.y) * (time - a.time) / (b.time - a.time) : b.y
  }

  @Test("Thinned, the finger is nowhere further off than is said", arguments: [700, 2000, 9000])
  func thinning(count: Int) throws {
    let whole = try swing(count)
    let (thin, loss) = try #require(whole.thinned(to: 600))
    #expect(thin.touches.count <= 600 && loss > 0)
    #expect(thin.touches.first == whole.touches.first && thin.touches.last == whole.touches.last)
    for touch in whole.touches {
      #expect(abs(position(of: thin, at: touch.time) - touch.y) <= loss + 1e-9)
    }
  }

  @Test("What fits is left as it is, and what can never fit is not cut")
  func thinningAtTheEnds() throws {
    let short = try swing(100)
    let (same, loss) = try #require(short.thinned(to: 600))
    #expect(same == short && loss == 0)
    var taps = TouchRecording()
    for n in 0..<400 {
      let time = Double(n) * 100
      try taps.append(TouchSample(time: time, phase: .down, x: 1, y: 1))
      try taps.append(TouchSample(time: time + 50, phase: .up, x: 1, y: 1))
    }
    #expect(taps.thinned(to: 600) == nil)
  }

  @Test("The speed of a fling stays when its gesture is thinned")
  func flingStays() throws {
    let whole = try swing(1500)
    let (thin, _) = try #require(whole.thinned(to: 600))
    let end = try #require(whole.touches.last).time - 100
    #expect(thin.touches.filter { $0.time > end } == whole.touches.filter { $0.time > end })
  }

  @Test("A finger, a wheel and a command end a pause")
  func endsPause() throws {
    let acts: [(SessionHost) -> Void] = [
      { $0.session.touch(.down, x: 196, y: 400, at: $0.now) },
      { $0.session.travel(by: 40, gradually: true, at: $0.now) },
      { $0.session.perform(.setCollapsed(true, animated: true)) },
    ]
    for act in acts {
      let host = try SessionHost("twitter-condense")
      host.session.setPaused(true)
      act(host)
      #expect(!host.session.isPaused)
      #expect(host.session.needsFrames)
    }
  }

  @Test("A finger that lifts in a pause has lifted when time goes on")
  func liftsInPause() throws {
    let host = try SessionHost("twitter-condense")
    host.session.touch(.down, x: 196, y: 500, at: host.now)
    host.wait(50)
    host.session.touch(.move, x: 196, y: 440, at: host.now)
    host.wait(50)
    host.session.setPaused(true)
    let height = host.number("headerHeight")
    host.session.touch(.up, x: 196, y: 440, at: host.now)
    host.wait(300)
    #expect(host.number("headerHeight") == height && host.session.isPaused)
    host.session.setPaused(false)
    host.settle()
    #expect(host.session.isIdle)
  }

  @Test("A recording stays when another technique takes it over, and replays there")
  func takesOver() throws {
    let one = try SessionHost("twitter-condense")
    one.session.record()
    one.drag(by: -200, over: 300)
    one.settle(limit: 60)
    one.session.stop()
    let other = try SessionHost("tiki-condense")
    other.session.takeRecording(of: one.session)
    #expect(other.session.recording == one.session.recording)
    let rows = SimulationTestSupport.rows(
      of: try makeDriver("tiki-condense"), touches: one.session.recording.touches,
      configuration: other.session.configuration)
    let start = other.recorder.rows.count
    other.session.replay()
    other.settle()
    #expect(Array(other.recorder.rows.dropFirst(start)) == rows)
  }

  @Test("Two phones that are kept awake stay together, touch for touch")
  func together() throws {
    let hosts = try ["twitter-condense", "detents"].map { try SessionHost($0) }
    func each(_ body: (SessionHost) -> Void) { for host in hosts { body(host) } }
    each { $0.session.record() }
    for round in 0..<3 {
      for (phase, y, wait) in [
        (TouchSample.Phase.down, 500.0, 3), (.move, 460, 4), (.move, 380, 2),
      ] {
        each { $0.session.touch(phase, x: 196, y: y, at: $0.now + 3) }
        each { $0.session.isKeptAwake = true }
        for _ in 0..<wait { each { $0.frame() } }
      }
      each { $0.session.touch(.up, x: 196, y: 380, at: $0.now + 3) }
      var count = 0
      while hosts.contains(where: { $0.session.needsFrames }), count < 300 - round * 100 {
        each { $0.frame() }
        count += 1
      }
    }
    each { $0.session.stop() }
    #expect(hosts[0].session.recording == hosts[1].session.recording)
    #expect(hosts[0].number("time") == hosts[1].number("time"))
  }

  @Test("A link has no finger that has not lifted, and a replay lifts one that a link has")
  func lifts() throws {
    let host = try SessionHost("twitter-condense")
    host.session.record()
    host.drag(by: -90, over: 200)
    host.wait(60)
    func link() throws -> String {
      let pointer = try #require(
        playgroundLink(Unmanaged.passUnretained(host.session).toOpaque(), 600))
      defer { playgroundFree(pointer) }
      return String(cString: UnsafeRawPointer(pointer).assumingMemoryBound(to: CChar.self))
    }
    let one = try link()
    host.session.touch(.down, x: 196, y: 300, at: host.now)
    host.wait(40)
    host.session.touch(.move, x: 196, y: 350, at: host.now)
    host.wait(40)
    #expect(try link() == one && one.contains("u196,"))
    host.session.stop()
    #expect(try link() != one)
    let held = try SessionHost("twitter-condense")
    for (time, phase, y) in [
      (0.0, TouchSample.Phase.down, 500.0), (30, .move, 480), (90, .move, 400),
    ] {
      try held.session.load(TouchSample(time: time, phase: phase, x: 196, y: y))
    }
    held.session.replay()
    held.settle(limit: 600)
    #expect(held.session.isIdle)
  }

  @Test("The example is the technique's own, on the session's screen", arguments: techniqueNames)
  func example(name: String) throws {
    let host = try SessionHost(name)
    let script = try #require(HeaderCatalog.standard[name]?.descriptor.exampleGesture)
    let start = host.recorder.rows.count
    host.session.demonstrate()
    host.settle()
    let rows = try Simulation.rows(
      of: try makeDriver(name), gesture: script, configuration: host.session.configuration)
    #expect(Array(host.recorder.rows.dropFirst(start)) == rows)
  }

  @Test("The overlap is what of the content lies under the header")
  func overlap() throws {
    let host = try SessionHost("twitter-condense")
    #expect(host.number("overlap") == 0)
    host.drag(by: -300, over: 300)
    host.settle()
    let bottom = host.number("headerMinY") + host.number("headerHeight")
    #expect(host.number("overlap") == min(bottom - host.number("contentMinY"), bottom))
    #expect(host.number("overlap") > 50)
    #expect(try SessionHost("sticky-pull-reveal").number("overlap") == 0)
  }
}

import HeaderPlayground
import ScrollSimulator
import SimulationTestSupport
import Testing

/// Gestures that are recorded, thinned and played.
@Suite("A gesture")
struct GestureTests {
  /// Returns a finger that moves up and down for `count` times 8 milliseconds.
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

  /// Returns the finger's y in `recording` at `time`, interpolated between touches.
  private func position(of recording: TouchRecording, at time: Double) -> Double {
    let touches = recording.touches
    guard let after = touches.firstIndex(where: { $0.time >= time }), after > 0 else {
      return touches[0].y
    }
    let (a, b) = (touches[after - 1], touches[after])
    return b.time > a.time ? a.y + (b.y - a.y) * (time - a.time) / (b.time - a.time) : b.y
  }

  @Test(
    "A thinned finger has at most the returned error, and the same fling",
    arguments: [700, 2000, 9000])
  func thinning(count: Int) throws {
    let whole = try swing(count)
    let (thin, loss) = try #require(whole.thinned(to: 600))
    #expect(thin.touches.count <= 600 && loss > 0)
    #expect(thin.touches.first == whole.touches.first && thin.touches.last == whole.touches.last)
    for touch in whole.touches {
      #expect(abs(position(of: thin, at: touch.time) - touch.y) <= loss + 1e-9)
    }
    let end = try #require(whole.touches.last).time - 100
    #expect(thin.touches.filter { $0.time > end } == whole.touches.filter { $0.time > end })
  }

  @Test("A short gesture is not thinned, and one that cannot be made short enough is refused")
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

  @Test("The overlap is the content under the header, in points")
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

import SimulationTestSupport
import Testing

/// What a pan reports on each display frame of 10 ms, and how far it has come.
///
///     down at 0 ms and y = 500; one row a frame: the finger's y (nil: no sample) > what is reported
@Suite("Pan recogniser")
struct PanRecognizerTests {
  private static let frame = 10.0

  /// One frame of a time line.
  struct Report: Equatable, CustomStringConvertible {
    var callback: PanRecognizer.Callback?
    var translation: Double

    init(_ callback: PanRecognizer.Callback?, _ translation: Double) {
      (self.callback, self.translation) = (callback, translation)
    }

    var description: String {
      "\(callback.map { "\($0)" } ?? "-") \(translation)"
    }
  }

  /// What `pan` reports of `line`: a frame for each y, which is sampled `early` before the frame.
  private func reports(
    _ line: [Double?], input: PanInput = .finger, hasCaught: Bool = false, early: Double = 5
  ) -> [Report] {
    var pan = pan(input, hasCaught: hasCaught)
    return line.enumerated().map { index, y in
      step(&pan, to: y, frame: index + 1, early: early)
    }
  }

  private func pan(_ input: PanInput = .finger, hasCaught: Bool = false) -> PanRecognizer {
    PanRecognizer(input, down: PanSample(time: 0, x: 0, y: 500), hasCaught: hasCaught)
  }

  private func step(
    _ pan: inout PanRecognizer, to y: Double?, frame: Int, early: Double = 5
  ) -> Report {
    let time = Double(frame) * PanRecognizerTests.frame
    let sample = y.map { PanSample(time: time - early, x: 0, y: $0) }
    return Report(pan.frame(at: time, delivering: sample), pan.translation)
  }

  private let none = Report(nil, 0)

  // MARK: Slop and gate

  @Test("With the gate open, 10 points are taken off and the excess counts at once")
  func openGate() {
    // The first move is at 5 ms, so the gate opens at 30, the frame that crosses the slop.
    #expect(
      reports([499, 499, 487, 480]) == [none, none, Report(.began, -3), Report(.changed, -10)])
    #expect(
      reports([501, 501, 513, 520]) == [none, none, Report(.began, 3), Report(.changed, 10)])
  }

  @Test("10 points exactly are enough, and nothing of them counts")
  func exactSlop() {
    #expect(reports([499, 499, 490.1]) == [none, none, none])
    #expect(reports([499, 499, 490]) == [none, none, Report(.began, 0)])
    #expect(reports([501, 501, 510]) == [none, none, Report(.began, 0)])
  }

  @Test("With the gate shut nothing is reported, and what was travelled until it opens is lost")
  func shutGate() {
    #expect(
      reports([480, 440, 400, 380]) == [none, none, Report(.began, 0), Report(.changed, -20)])
    #expect(
      reports([520, 560, 600, 620]) == [none, none, Report(.began, 0), Report(.changed, 20)])
  }

  @Test("The gate opens on a frame without a sample as well, from the newest one delivered")
  func openingWithoutSample() {
    #expect(
      reports([480, nil, nil, 470]) == [none, none, Report(.began, 0), Report(.changed, -10)])
  }

  @Test("The frame at 25 ms after the first move is the one, a moment before is not")
  func opening() {
    #expect(reports([480, nil, nil], early: 5).last == Report(.began, 0), "5 + 25 = 30")
    #expect(reports([480, nil, nil], early: 4.9).last == none, "5.1 + 25 > 30")
  }

  @Test("Samples where the finger landed are no move: the gate waits for the first that differs")
  func jitterFree() {
    #expect(
      reports([500, 500, 500, 480, 470, 460, 455])
        == [
          none, none, none, none, none, Report(.began, 0), Report(.changed, -5),
        ])
    var pan = pan()
    _ = pan.frame(at: 10, delivering: PanSample(time: 5, x: 3, y: 500))
    _ = pan.frame(at: 30, delivering: PanSample(time: 25, x: 3, y: 480))
    #expect(pan.translation == -10, "a move across opens it too")
  }

  @Test("A finger that comes back after it was recognised drags all the same")
  func comesBack() {
    #expect(
      reports([480, 495, 498, 490])
        == [none, none, Report(.began, 0), Report(.changed, -8)])
  }

  @Test("A frame without a sample reports nothing once the pan has begun")
  func noSampleNoCallback() {
    #expect(
      reports([499, 499, 487, nil, 480]).map(\.callback) == [nil, nil, .began, nil, .changed])
  }

  @Test("Travel below the slop never begins, however long it takes", arguments: seeds)
  func belowSlop(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<100 {
      let line = (0..<20).map { _ in Optional(500 + random.number(in: -9.99...9.99)) }
      #expect(reports(line).allSatisfy { $0 == none }, "seed \(seed)")
    }
  }

  @Test("A recognised pan begins once, and translations add up to the finger's", arguments: seeds)
  func addsUp(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    for hasCaught in [false, true] {
      for _ in 0..<100 {
        var line: [Double?] = (0..<15).map { _ in
          Bool.random(using: &random) ? random.number(in: 300...700) : nil
        }
        line += [380, 360]
        let played = reports(line, hasCaught: hasCaught)
        let begin = try #require(played.firstIndex { $0.callback == .began })
        #expect(played.filter { $0.callback == .began }.count == 1, "seed \(seed)")
        #expect(played[..<begin].allSatisfy { $0 == none }, "seed \(seed)")
        #expect(abs(played[16].translation - played[15].translation + 20) < 1e-9, "seed \(seed)")
      }
    }
  }

  // MARK: Catches

  @Test("On content that it stopped, a quick finger begins at the opening without its excess")
  func quickCatch() {
    #expect(
      reports([480, 440, 400, 380], hasCaught: true)
        == [none, none, Report(.began, 0), Report(.changed, -20)])
    #expect(
      reports([499, 499, 487, 480], hasCaught: true)
        == [none, none, Report(.began, 0), Report(.changed, -7)],
      "the slop and the opening in one frame, as recorded")
  }

  @Test("On content that it stopped, a slow finger begins at the opening, its slop from there")
  func slowCatch() {
    #expect(
      reports([499, 498, 495, 486, 484, 480], hasCaught: true)
        == [
          none, none, Report(.began, 0), Report(.changed, 0), Report(.changed, 0),
          Report(.changed, -4),
        ])
  }

  @Test("A finger that is put down and rests does not begin")
  func putDown() {
    #expect(reports([nil, nil, nil, nil, 500, 500], hasCaught: true).allSatisfy { $0 == none })
  }

  @Test("Only a finger on content that it stopped waits for the gate before the slop is crossed")
  func waiting() {
    for hasCaught in [false, true] {
      var pan = pan(hasCaught: hasCaught)
      #expect(!pan.isWaitingForGate)
      _ = step(&pan, to: 499, frame: 1)
      #expect(pan.isWaitingForGate == hasCaught)
      for frame in 2...4 { _ = step(&pan, to: nil, frame: frame) }
      #expect(!pan.isWaitingForGate && pan.hasBegun == hasCaught)
    }
  }

  // MARK: Trackpad and wheel

  @Test("A trackpad has no gate: its excess counts as soon as the slop is crossed")
  func trackpad() {
    // A recorded trackpad: 29.41 points in its first event.
    let played = reports([470.58846, 393.27763], input: .trackpad)
    #expect(played.map(\.callback) == [.began, .changed])
    #expect(abs(played[0].translation + 19.41154) < 1e-9)
    #expect(abs(played[1].translation + 96.72237) < 1e-9)
    #expect(reports([495, 485], input: .trackpad) == [none, Report(.began, -5)])
  }

  @Test("A trackpad that reports the same place calls back, at the velocity it had")
  func unchangedTrackpad() {
    var pan = pan(.trackpad)
    _ = step(&pan, to: 470, frame: 1)
    let velocity = pan.velocity
    #expect(step(&pan, to: 470, frame: 2).callback == .changed)
    #expect(pan.velocity == velocity)
  }

  @Test("A wheel's first notch counts whole but for a thousandth of a point")
  func wheel() {
    let played = reports([490], input: .wheel)
    #expect(played.map(\.callback) == [.began])
    #expect(abs(played[0].translation + 9.999) < 1e-9)
  }

  // MARK: Lift

  /// The velocity of a lift right after `line`, within the edges unless said otherwise.
  private func thrown(
    _ line: [Double?], after hold: Double = 10, input: PanInput = .finger,
    isBeyondEdge: Bool = false
  ) -> (callback: PanRecognizer.Callback?, velocity: Double, translation: Double) {
    var pan = pan(input)
    for (index, y) in line.enumerated() { _ = step(&pan, to: y, frame: index + 1) }
    let lift = pan.lift()
    let time = Double(line.count) * PanRecognizerTests.frame - 5 + hold
    return (lift, pan.releaseVelocity(at: time, isBeyondEdge: isBeyondEdge), pan.translation)
  }

  @Test("Lifted while the gate is shut, begin and end come together, and the velocity is thrown")
  func liftedWhileShut() {
    let (callback, velocity, translation) = thrown([480, 440])
    #expect(callback == .began && translation == 0)
    // 20 points in 5 ms, and then 40 in 10.
    #expect(abs(velocity - (0.2 * 4 + 0.8 * 4)) < 1e-12)
  }

  @Test("A tap begins nothing and throws nothing")
  func tap() {
    let (callback, velocity, _) = thrown([496, 492])
    #expect(callback == nil && velocity == 0)
  }

  @Test("Velocity samples are not lost to the gate")
  func velocityWhileShut() {
    let (callback, velocity, _) = thrown([480, 440, 400])
    #expect(callback == nil)
    #expect(abs(velocity - 4) < 1e-12, "one callback: its velocity alone, of all samples")
  }

  @Test("A finger held quite still for 100 ms throws nothing within the edges")
  func heldFinger() {
    let line: [Double?] = [480, 440, 400, 360]
    #expect(thrown(line, after: 99.9).velocity > 3)
    #expect(thrown(line, after: 100).velocity == 0)
  }

  @Test(
    "Beyond an edge a finger held quite still keeps its velocity in full", arguments: [312.0, 5000])
  func heldBeyondEdge(time: Double) {
    let line: [Double?] = [480, 440, 400, 360]
    let atOnce = thrown(line, isBeyondEdge: true).velocity
    #expect(atOnce > 3 && thrown(line, after: time, isBeyondEdge: true).velocity == atOnce)
  }

  @Test("A trackpad that rests for more than 130 ms leaves the previous velocity beyond an edge")
  func heldTrackpad() {
    let line: [Double?] = [480, 470, 470, 470]
    // It changed for the last time at 15 ms and was seen for the last time at 35.
    #expect(thrown(line, after: 110, input: .trackpad).velocity > 3)
    #expect(thrown(line, after: 110.1, input: .trackpad).velocity == 0)
    let beyond = thrown(line, after: 110.1, input: .trackpad, isBeyondEdge: true).velocity
    // 20 points in 5 ms, then 10 in 10 ms: the velocity at the previous callback.
    #expect(abs(beyond - 0.75 * (0.2 * 1 + 0.8 * 4)) < 1e-12)
  }
}

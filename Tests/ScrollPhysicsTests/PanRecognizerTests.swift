import SimulationTestSupport
import Testing

/// Plays the cases of `Pans.txt`, on display frames of 10 ms, and lifts.
@Suite("Pan recognizer")
struct PanRecognizerTests {
  private static let frame = 10.0
  private static let lines = WrittenCase.all(
    in: "Tests/ScrollPhysicsTests/Pans.txt", extraSettings: ["caught", "early", "trackpad"])

  @Test("The pan has the written callbacks", arguments: lines)
  func line(_ line: WrittenCase) throws {
    var (input, early, hasCaught) = (PanInput.finger, 5.0, false)
    for setting in line.settings {
      switch setting[0] {
      case "caught": hasCaught = true
      case "early": early = try #require(Double(setting[1]))
      default: input = .trackpad
      }
    }
    let reports = reports(
      line.script.split(separator: " ").map { Double($0) }, input: input, hasCaught: hasCaught,
      early: early)
    #expect(reports.joined(separator: ", ") == line.expected)
  }

  /// Returns the callbacks of a pan with a frame for each y of `line`, sampled `early` before the frame.
  private func reports(
    _ line: [Double?], input: PanInput = .finger, hasCaught: Bool = false, early: Double = 5
  ) -> [String] {
    var pan = pan(input, hasCaught: hasCaught)
    return line.enumerated().map { index, y in
      let callback = step(&pan, to: y, frame: index + 1, early: early)
      return callback.map { "\($0) \(pan.translation.brief)" } ?? "-"
    }
  }

  private func pan(_ input: PanInput = .finger, hasCaught: Bool = false) -> PanRecognizer {
    PanRecognizer(input, down: PanSample(time: 0, x: 0, y: 500), hasCaught: hasCaught)
  }

  @discardableResult
  private func step(
    _ pan: inout PanRecognizer, to y: Double?, frame: Int, early: Double = 5
  ) -> PanRecognizer.Callback? {
    let time = Double(frame) * PanRecognizerTests.frame
    return pan.frame(at: time, delivering: y.map { PanSample(time: time - early, x: 0, y: $0) })
  }

  @Test("A horizontal move starts the gate too")
  func acrossTheAxis() {
    var pan = pan()
    _ = pan.frame(at: 10, delivering: PanSample(time: 5, x: 3, y: 500))
    _ = pan.frame(at: 30, delivering: PanSample(time: 25, x: 3, y: 480))
    #expect(pan.translation == -10)
  }

  @Test("A pan begins once, whatever the samples", arguments: seeds, [false, true])
  func beginsOnce(seed: UInt64, hasCaught: Bool) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<100 {
      let line: [Double?] = (0..<15).map { _ in
        Bool.random(using: &random) ? random.number(in: 300...700) : nil
      }
      let played = reports(line + [380, 360], hasCaught: hasCaught).filter { $0 != "-" }
      #expect(played.first?.hasPrefix("began") == true, "seed \(seed)")
      #expect(played.dropFirst().allSatisfy { $0.hasPrefix("changed") }, "seed \(seed)")
    }
  }

  @Test("Only a finger that has caught content waits for the gate before the slop is crossed")
  func waiting() {
    for hasCaught in [false, true] {
      var pan = pan(hasCaught: hasCaught)
      #expect(!pan.isWaitingForGate)
      step(&pan, to: 499, frame: 1)
      #expect(pan.isWaitingForGate == hasCaught)
      for frame in 2...4 { step(&pan, to: nil, frame: frame) }
      #expect(!pan.isWaitingForGate && pan.hasBegun == hasCaught)
    }
  }

  // MARK: Lift

  /// Lifts after `line`, `hold` ms after the last sample.
  private func thrown(
    _ line: [Double?], after hold: Double = 10, input: PanInput = .finger,
    isBeyondEdge: Bool = false
  ) -> (callback: PanRecognizer.Callback?, velocity: Double, translation: Double) {
    var pan = pan(input)
    for (index, y) in line.enumerated() { step(&pan, to: y, frame: index + 1) }
    let lift = pan.lift()
    let time = Double(line.count) * PanRecognizerTests.frame - 5 + hold
    return (lift, pan.releaseVelocity(at: time, isBeyondEdge: isBeyondEdge), pan.translation)
  }

  @Test("A lift while the gate is shut begins and releases at the finger's velocity")
  func liftedWhileShut() {
    let (callback, velocity, translation) = thrown([480, 440])
    #expect(callback == .began && translation == 0)
    // 20 points in 5 ms, and then 40 in 10.
    #expect(abs(velocity - (0.2 * 4 + 0.8 * 4)) < 1e-12)
  }

  @Test("A finger that is still for 100 ms releases at 0, and beyond an edge at full velocity")
  func heldFinger() {
    let line: [Double?] = [480, 440, 400, 360]
    #expect(thrown(line, after: 99.9).velocity > 3)
    #expect(thrown(line, after: 100).velocity == 0)
    let atOnce = thrown(line, isBeyondEdge: true).velocity
    #expect(atOnce > 3 && thrown(line, after: 312, isBeyondEdge: true).velocity == atOnce)
  }

  @Test(
    "A trackpad that rests for over 130 ms releases at 0, and beyond an edge at the previous velocity"
  )
  func heldTrackpad() {
    let line: [Double?] = [480, 470, 470, 470]
    // It last moved at 15 ms. Its last sample is at 35 ms.
    #expect(thrown(line, after: 110, input: .trackpad).velocity > 3)
    #expect(thrown(line, after: 110.1, input: .trackpad).velocity == 0)
    let beyond = thrown(line, after: 110.1, input: .trackpad, isBeyondEdge: true).velocity
    // 20 points in 5 ms, then 10 in 10 ms: the velocity at the previous callback.
    #expect(abs(beyond - 0.75 * (0.2 * 1 + 0.8 * 4)) < 1e-12)
  }
}

import SimulationTestSupport
import Testing

/// Touches that reach the view some time after their timestamps.
///
///     made        0   8⅓  16⅔  25  33⅓  41⅔  50
///     delivered           0    8⅓  16⅔  25   33⅓      13.2 ms later, in the second frame
@Suite struct TouchLatencyTests {
  private let frame = 1000.0 / 120

  /// A finger that moves up by `step` points in every frame at 120 Hz, and lifts in the frame after the last
  /// move.
  private func flick(by step: Double, moves: Int) -> [TouchSample] {
    (0...(moves + 1)).map { index in
      TouchSample(
        time: Double(index) * frame, phase: index == 0 ? .down : index > moves ? .up : .move,
        x: 196, y: 600 - step * Double(min(index, moves)))
    }
  }

  private func play(
    _ touches: [TouchSample], latency: Double? = nil, frameRate: Double = 120
  ) -> [SimulationRow] {
    var configuration = screen(content: 20_000, frameRate: frameRate)
    configuration.touchLatency = latency
    return rows(touches: touches, configuration: configuration)
  }

  /// The frame of the first event `name`.
  private func frameNumber(of name: String, in rows: [SimulationRow]) throws -> Int {
    Int((try #require(rows.named(name).first).time / frame).rounded())
  }

  @Test("The gate counts from timestamps, and the pan begins with the newest delivered sample")
  func gate() throws {
    // The first move is in frame 1, so the gate opens in frame 4. The samples of frames 1 and 2 are delivered by
    // then; without latency also those of 3 and 4.
    for (latency, base) in [(13.2, 2.0), (0, 4)] {
      let played = play(flick(by: 20, moves: 10), latency: latency)
      #expect(try frameNumber(of: "willBeginDragging", in: played) == 4)
      let drags = played.filter { $0.cause == .drag }
      #expect(drags.last?.finalOffset == 20 * (10 - base))
      #expect(drags.count == Int(10 - base))
    }
  }

  @Test("A finger lifts on delivery, and its velocity follows from the timestamps")
  func lift() throws {
    let touches = flick(by: 20, moves: 10)
    let late = play(touches)
    let prompt = play(touches, latency: 0)
    #expect(try frameNumber(of: "willEndDragging", in: prompt) == 11)
    #expect(try frameNumber(of: "willEndDragging", in: late) == 13)
    func velocity(_ rows: [SimulationRow]) -> Double? {
      guard
        case .willEndDragging(let velocity, _) = rows.named("willEndDragging").first?.event
      else { return nil }
      return velocity
    }
    // At constant speed: 20 points in a frame at 120 Hz.
    #expect(abs(try #require(velocity(late)) - 2.4) < 1e-9)
    #expect(abs(try #require(velocity(prompt)) - 2.4) < 1e-9)
  }

  @Test("The default is 13.2 ms at 120 Hz and 0 at 60 Hz, also instead of an impossible number")
  func standard() {
    let touches = flick(by: 20, moves: 10)
    #expect(play(touches) == play(touches, latency: 13.2))
    #expect(play(touches, latency: .nan) == play(touches, latency: 13.2))
    #expect(play(touches, latency: -1) == play(touches, latency: 13.2))
    #expect(play(touches, frameRate: 60) == play(touches, latency: 0, frameRate: 60))
    #expect(play(touches) != play(touches, latency: 0))
  }

  @Test("Commands take effect at once, before touches that are not delivered yet")
  func commands() throws {
    var configuration = screen(content: 20_000, frameRate: 120)
    configuration.touchLatency = 100
    let played = try rows(
      gesture: "hold 8; content-size 9000; lift",
      configuration: configuration)
    #expect(try #require(played.named("geometryDidChange").first).finger == nil)
  }
}

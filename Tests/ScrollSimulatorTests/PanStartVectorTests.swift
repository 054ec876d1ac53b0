import SimulationTestSupport
import Testing

@testable import ScrollSimulator

/// Recorded gestures, played to the simulated scroll view: each callback of the drag, the release velocity, and the
/// flight.
@Suite("Recorded pan starts")
struct PanStartVectorTests {
  @Test(
    "A recorded gesture moves the content as on a real scroll view",
    arguments: 0..<7)
  func vector(index: Int) throws {
    let vector = try PanStartVectors.load()[index]
    let replay = try PanStartReplay(vector)
    let recorded = vector.callbacks
    let begin = try #require(replay.beginTime)
    #expect(abs(begin - recorded[0][0]) < replay.frameDuration / 2, "\(vector.name)")
    for callback in recorded {
      let (time, offset) = (callback[0], callback[1])
      let frame = try #require(
        replay.drag.first { abs($0.time - time) < replay.frameDuration / 2 })
      #expect(abs(frame.offset - offset) <= vector.tolerance, "\(vector.name) at \(time) ms")
      guard callback.count > 2 else { continue }
      let velocity = callback[2]
      #expect(
        abs(frame.velocity - velocity) <= vector.velocityTolerance, "\(vector.name) at \(time) ms")
    }
    let thrown = try #require(replay.releaseVelocity)
    // The times of three samples at up to 14.4 pt/ms are accurate to a microsecond.
    #expect(abs(thrown - vector.releaseVelocity) < 0.001, "\(vector.name)")
    try #require(replay.flight.count >= vector.flight.count)
    for (offset, recorded) in zip(replay.flight, vector.flight) {
      #expect(abs(offset - recorded) <= vector.flightTolerance, "\(vector.name)")
    }
    if let rest = vector.rest {
      #expect(replay.rest == rest, "\(vector.name)")
    }
  }
}

/// A recorded gesture, played to a scroll view.
private struct PanStartReplay {
  /// The end of a frame after the pan began.
  struct Frame {
    var time: Double
    var offset: Double
    var velocity: Double
  }

  private(set) var drag: [Frame] = []
  let flight: [Double]
  let beginTime: Double?
  let releaseVelocity: Double?
  let rest: Double
  let frameDuration: Double

  init(_ vector: PanStartVector) throws {
    let view = SimulatedScrollView(vector.configuration)
    let log = EventLog(view)
    var samples = vector.samples[...]
    let landing = try #require(samples.first).time
    view.beginFrame(Int((landing / view.frameDuration).rounded(.up)))
    if let caught = vector.caught {
      view.contentOffset = caught.lastFlightOffset
      view.phase = .decelerating(
        Fling(ScrollMotion(offset: caught.lastFlightOffset, velocity: caught.velocityPtPerMs)))
    }
    while !(samples.isEmpty && view.isAtRest) {
      try #require(view.time < 60_000, "the gesture does not end")
      while let sample = samples.first, sample.time <= TouchSample.deadline(ofFrameAt: view.time) {
        view.receive(sample)
        samples.removeFirst()
      }
      view.finishFrame()
      if let pan = view.pan, pan.hasBegun {
        drag.append(Frame(time: view.time, offset: view.contentOffset, velocity: pan.velocity.y))
      }
      view.beginFrame()
    }
    flight = log.heard.filter { $0.event == .didScroll(.deceleration) }.map(\.offset)
    beginTime = log.heard.first { $0.event == .willBeginDragging }?.time
    releaseVelocity =
      log.heard.compactMap { heard in
        if case .willEndDragging(let velocity, _) = heard.event { velocity } else { nil }
      }.last
    rest = view.contentOffset
    frameDuration = view.frameDuration
  }
}

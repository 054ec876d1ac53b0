import HeaderFormats
package import HeaderRendering
public import ScrollSimulator

/// The error of a touch that cannot be recorded.
public enum TouchRefusal: Int32, Error, Sendable {
  /// A number is not finite, or farther from 0 than any on a screen.
  case impossibleNumber = 1
  /// The touch is earlier than the previous one.
  case timeWentBackwards = 2
  /// A finger moves or lifts that is not down, or touches down that is already down.
  case wrongOrder = 3
}

/// A recorded finger: the touches of a trace, in the order of their times, and the swipes between lists.
public struct TouchRecording: Sendable, Equatable {
  /// The touches.
  public private(set) var touches: [TouchSample] = []
  /// The swipes, in the order of their times.
  package private(set) var swipes: [PageSwipe] = []
  private var isFingerDown: Bool { touches.last.map { !$0.phase.isEnd } ?? false }

  private static let limit = 1e9

  /// An empty recording.
  public init() {}

  /// Whether there are no touches and no swipes.
  public var isEmpty: Bool { touches.isEmpty && swipes.isEmpty }

  /// Appends `sample`, if that is possible in a trace.
  public mutating func append(_ sample: TouchSample) throws(TouchRefusal) {
    let limit = TouchRecording.limit
    guard sample.time.magnitude <= limit, sample.x.magnitude <= limit, sample.y.magnitude <= limit
    else { throw .impossibleNumber }
    if let last = touches.last, sample.time < last.time { throw .timeWentBackwards }
    guard isFingerDown == (sample.phase != .down) else { throw .wrongOrder }
    touches.append(sample)
  }

  /// Appends a swipe to the list with the number `page`. A swipe that is under way when this one begins is
  /// removed.
  public mutating func appendSwipe(
    to page: Int, at time: Double, over duration: Double
  ) throws(TouchRefusal) {
    let times = 0...TouchRecording.limit
    guard times.contains(time), times.contains(duration), page > 0 else { throw .impossibleNumber }
    if let last = swipes.last, time < last.time { throw .timeWentBackwards }
    while let last = swipes.last, time < last.time + last.duration { swipes.removeLast() }
    swipes.append(PageSwipe(time: time, duration: duration, page: page))
  }

  /// Removes everything, and keeps capacity for a long gesture.
  mutating func removeAll() {
    touches.removeAll(keepingCapacity: true)
    touches.reserveCapacity(4096)
    swipes = []
  }

  /// The recording without a touch that has not ended.
  var finished: TouchRecording {
    var finished = self
    while let last = finished.touches.last, !last.phase.isEnd { finished.touches.removeLast() }
    return finished
  }

  /// The touches and the swipes as inputs of a simulation. At the same time, a touch is first.
  var inputs: [SimulationInput] {
    let inputs =
      touches.map { SimulationInput(time: $0.time, action: .touch($0)) }
      + swipes.map {
        SimulationInput(time: $0.time, action: .swipe(page: $0.page, duration: $0.duration))
      }
    return inputs.sorted { $0.time < $1.time }
  }

  /// The touches for `headers simulate --trace`: CSV with the columns `t_ms,phase,x,y`.
  public var trace: String { TouchTrace(touches).text }

  // MARK: Thinning

  /// Returns the recording with at most `limit` touches, without moves that straight lines between the others
  /// replace, and the largest error of the finger in points; `nil` if that would exceed 64.
  ///
  /// A touch keeps its start and its end, its first moves, which open the system's gate, and the last tenth of a
  /// second, which determines the speed of a fling.
  ///
  /// - Complexity: O(*n*) for *n* touches.
  public func thinned(to limit: Int) -> (recording: TouchRecording, loss: Double)? {
    guard touches.count > limit else { return (self, 0) }
    var tolerance = 0.125
    while tolerance <= 64 {
      var thinned = self
      thinned.touches = touches(within: tolerance)
      if thinned.touches.count <= limit { return (thinned, tolerance) }
      tolerance *= 2
    }
    return nil
  }

  /// Milliseconds at either end of a touch in which all moves are kept.
  private static let keptDuration = 100.0

  /// Returns the touches without those that a straight line between their neighbors reproduces within
  /// `tolerance` points, vertically.
  private func touches(within tolerance: Double) -> [TouchSample] {
    // Milliseconds since a touch's start, or to its end.
    var distances: [Double] = []
    var landing = 0.0
    for touch in touches {
      if touch.phase == .down { landing = touch.time }
      distances.append(touch.time - landing)
    }
    var lift = touches.last?.time ?? 0
    for (index, touch) in touches.enumerated().reversed() {
      if touch.phase.isEnd { lift = touch.time }
      distances[index] = min(distances[index], lift - touch.time)
    }
    let needed = KeyframeThinning.kept(
      touches.map { MotionSample(time: $0.time, $0.y) }, within: SIMD4(repeating: tolerance)
    ) { distances[$0] <= TouchRecording.keptDuration }
    return needed.map { touches[$0] }
  }
}

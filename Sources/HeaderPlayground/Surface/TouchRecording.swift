import HeaderFormats
public import ScrollSimulator

/// Why a touch does not go into a recording.
public enum TouchRefusal: Int32, Error, Sendable {
  /// A number is not finite, or further from 0 than anything on a screen.
  case impossibleNumber = 1
  /// It is earlier than the touch before it.
  case timeWentBackwards = 2
  /// A finger moves or lifts that is not down, or touches down that is down already.
  case wrongOrder = 3
}

/// What a finger did: the touches of a trace, in the order of their times, and the swipes between
/// lists.
public struct TouchRecording: Sendable, Equatable {
  /// A swipe to another of several lists.
  public struct Swipe: Sendable, Equatable {
    /// Milliseconds since the beginning.
    public var time: Double
    /// The list's number, 1 being the first.
    public var page: Int
    /// Milliseconds until it is over.
    public var duration: Double
  }

  /// The touches.
  public internal(set) var touches: [TouchSample] = []
  /// The swipes, in the order of their times.
  public private(set) var swipes: [Swipe] = []
  private var isFingerDown = false

  private static let limit = 1e9

  /// Nothing.
  public init() {}

  /// Whether there is neither a touch nor a swipe.
  public var isEmpty: Bool { touches.isEmpty && swipes.isEmpty }

  /// Adds `sample`, if a trace could go on with it.
  public mutating func append(_ sample: TouchSample) throws(TouchRefusal) {
    let limit = TouchRecording.limit
    guard sample.time.magnitude <= limit, sample.x.magnitude <= limit, sample.y.magnitude <= limit
    else { throw .impossibleNumber }
    if let last = touches.last, sample.time < last.time { throw .timeWentBackwards }
    guard isFingerDown == (sample.phase != .down) else { throw .wrongOrder }
    isFingerDown = sample.phase == .down || sample.phase == .move
    touches.append(sample)
  }

  /// Adds a swipe to the list with the number `page`. One that it begins in the middle of never ends,
  /// and is left out.
  public mutating func appendSwipe(
    to page: Int, at time: Double, over duration: Double
  ) throws(TouchRefusal) {
    let times = 0...TouchRecording.limit
    guard times.contains(time), times.contains(duration), page > 0 else { throw .impossibleNumber }
    if let last = swipes.last, time < last.time { throw .timeWentBackwards }
    while let last = swipes.last, time < last.time + last.duration { swipes.removeLast() }
    swipes.append(Swipe(time: time, page: page, duration: duration))
  }

  /// Forgets everything, and keeps room for a long gesture.
  mutating func removeAll() {
    touches.removeAll(keepingCapacity: true)
    touches.reserveCapacity(4096)
    swipes = []
    isFingerDown = false
  }

  /// The recording without a touch that has not been lifted.
  var finished: TouchRecording {
    guard isFingerDown else { return self }
    var finished = self
    let last = touches.lastIndex { $0.phase == .up || $0.phase == .cancel }
    finished.touches.removeSubrange((last.map { $0 + 1 } ?? 0)...)
    finished.isFingerDown = false
    return finished
  }

  /// The touches and the swipes as a simulation takes them: of the same time, the touch is first.
  var inputs: [SimulationInput] {
    var inputs: [SimulationInput] = []
    inputs.reserveCapacity(touches.count + swipes.count)
    var swipes = swipes[...]
    func append(_ swipe: Swipe) {
      inputs.append(
        SimulationInput(
          time: swipe.time, action: .swipe(page: swipe.page, duration: swipe.duration)))
    }
    for touch in touches {
      while let swipe = swipes.first, swipe.time < touch.time { append(swipes.removeFirst()) }
      inputs.append(SimulationInput(time: touch.time, action: .touch(touch)))
    }
    for swipe in swipes { append(swipe) }
    return inputs
  }

  /// The touches as `headers simulate --trace` reads them: CSV with the columns `t_ms,phase,x,y`.
  public var csv: [UInt8] { Array(TouchTrace(touches).text.utf8) }

  /// The swipes as `headers simulate --gesture` reads them beside a trace; empty without any.
  public var script: String {
    var time = 0.0
    var text = ""
    for swipe in swipes {
      if !text.isEmpty { text += "; " }
      let pause = (swipe.time - time).hundredths
      if pause > 0 { text += "wait \(DecimalNumber.text(pause)); " }
      text += "page \(swipe.page) over \(DecimalNumber.text(swipe.duration))"
      time = swipe.time + swipe.duration
    }
    return text
  }
}

/// Writes a simulation's rows down as CSV.
final class TrajectoryWriter: SimulationObserver {
  private(set) var bytes: [UInt8]

  /// A writer of the rows of several pages, or of one list.
  init(hasPages: Bool) {
    bytes = Array(SimulationRow.csvHeading(hasPages: hasPages).utf8)
  }

  func simulationDidRecord(_ row: SimulationRow) {
    bytes.append(contentsOf: row.csvLine.utf8)
  }
}

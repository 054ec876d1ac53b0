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

/// What a finger did: the touches of a trace, in the order of their times.
public struct TouchRecording: Sendable, Equatable {
  /// The touches.
  public internal(set) var touches: [TouchSample] = []
  private var isFingerDown = false

  /// Nothing.
  public init() {}

  /// Adds `sample`, if a trace could go on with it.
  public mutating func append(_ sample: TouchSample) throws(TouchRefusal) {
    let limit = 1e9
    guard sample.time.magnitude <= limit, sample.x.magnitude <= limit, sample.y.magnitude <= limit
    else { throw .impossibleNumber }
    if let last = touches.last, sample.time < last.time { throw .timeWentBackwards }
    guard isFingerDown == (sample.phase != .down) else { throw .wrongOrder }
    isFingerDown = sample.phase == .down || sample.phase == .move
    touches.append(sample)
  }

  /// Forgets every touch, and keeps room for a long gesture.
  mutating func removeAll() {
    touches.removeAll(keepingCapacity: true)
    touches.reserveCapacity(4096)
    isFingerDown = false
  }

  /// The touches as a simulation takes them.
  var inputs: [SimulationInput] {
    touches.map { SimulationInput(time: $0.time, action: .touch($0)) }
  }

  /// The recording as `headers simulate --trace` reads it: CSV with the columns `t_ms,phase,x,y`.
  public var csv: [UInt8] { Array(TouchTrace(touches).text.utf8) }
}

/// Writes a simulation's rows down as CSV.
final class TrajectoryWriter: SimulationObserver {
  private(set) var bytes = Array(SimulationRow.csvHeading.utf8)

  func simulationDidRecord(_ row: SimulationRow) {
    bytes.append(contentsOf: row.csvLine.utf8)
  }
}

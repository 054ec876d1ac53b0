/// The newest frames of a session in one piece of memory that stays where it is, for a plot.
///
/// A ring: the frame `n` is at `n % capacity`, four numbers each.
final class MotionHistory {
  /// Frames that are kept: over eight seconds at 60 frames per second.
  static let capacity = 512
  /// Numbers per frame: milliseconds, content offset, points of header in sight, and 1 while a finger
  /// is down.
  static let stride = 4

  let numbers: UnsafeMutablePointer<Double>
  /// Frames so far, the forgotten ones included.
  private(set) var count = 0

  init() {
    let size = MotionHistory.capacity * MotionHistory.stride
    numbers = .allocate(capacity: size)
    numbers.initialize(repeating: 0, count: size)
  }

  deinit {
    numbers.deallocate()
  }

  /// Adds a frame and forgets the oldest one.
  func append(time: Double, contentOffset: Double, heightInSight: Double, isTouched: Bool) {
    let frame = numbers + count % MotionHistory.capacity * MotionHistory.stride
    frame[0] = time
    frame[1] = contentOffset
    frame[2] = heightInSight
    frame[3] = isTouched ? 1 : 0
    count += 1
  }

  /// Forgets everything.
  func removeAll() {
    count = 0
  }
}

import ScrollPhysics

/// How content and headers move that nobody holds: what a fling and an animation look like.
enum MotionLaw {
  /// Where in `run` a fling begins that goes on to its end; the end where none does.
  ///
  /// A fling's position is A + B r^t, r what friction leaves of the speed per millisecond: a straight
  /// line over r^t. The longest end of the run that lies on such a line within `slack` points is one,
  /// unless it lies on a straight line over time as well.
  static func flingStart(
    in run: Range<Int>, of values: [Double], at times: (Int) -> Double, slack: Double
  ) -> Int {
    guard run.count > 4, let last = run.last else { return run.upperBound }
    var best = run.upperBound
    for deceleration in [Deceleration.normal, .fast] {
      var (curve, line) = (Regression(), Regression())
      var speed = 1.0
      for row in run.reversed() {
        if row < last {
          var left = ScrollMotion(offset: 0, velocity: 1)
          deceleration.step(&left, milliseconds: times(row + 1) - times(row))
          speed /= left.velocity
        }
        guard speed < 1e8 else { break }
        let time = times(row) - times(last)
        curve.add(speed, values[row] - values[last])
        line.add(time, values[row] - values[last])
        let error = curve.meanError
        if error > 3 * slack, time < -150 { break }
        if time <= -100, error <= slack, line.meanError > 1.4 * error + 0.03 {
          best = min(best, row)
        }
      }
    }
    return best
  }

  /// When an animation along UIKit's default curve began, and how long it took, in milliseconds, that
  /// passes `run`; `nil` where it does not look like one, by more than `slack` points.
  static func animation(
    in run: ClosedRange<Int>, of values: [Double], at times: (Int) -> Double, slack: Double
  ) -> (start: Double, duration: Double)? {
    let (first, last) = (values[run.lowerBound], values[run.upperBound])
    let way = last - first
    guard run.count > 3, way.magnitude > 4 * slack else { return nil }
    func time(of share: Double) -> Double? {
      guard
        let row = run.first(where: { (values[$0] - first) / way >= share }), row > run.lowerBound
      else { return nil }
      let (before, after) = ((values[row - 1] - first) / way, (values[row] - first) / way)
      let part = after > before ? (share - before) / (after - before) : 1
      return times(row - 1) + (times(row) - times(row - 1)) * part
    }
    guard let early = time(of: 0.2), let late = time(of: 0.8) else { return nil }
    let duration = (late - early) / (1 - 2 * MotionLaw.fifth)
    let start = early - MotionLaw.fifth * duration
    guard duration > 30 else { return nil }
    let error = run.reduce(0) { sum, row in
      let share = min(max((times(row) - start) / duration, 0), 1)
      let miss = values[row] - first - way * TimingCurve.easeInOut.value(at: share)
      return sum + miss * miss
    }
    let limit = slack + 0.02 * way.magnitude
    return error <= limit * limit * Double(run.count) ? (start, duration) : nil
  }

  /// The share of the time in which UIKit's default curve makes a fifth of its way.
  private static let fifth: Double = {
    var (low, high) = (0.0, 0.5)
    while high - low > 1e-4 {
      let middle = (low + high) / 2
      if TimingCurve.easeInOut.value(at: middle) < 0.2 { low = middle } else { high = middle }
    }
    return low
  }()
}

/// A straight line through points, and how far they are from it.
private struct Regression {
  private var (count, x, y, xx, xy, yy) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)

  mutating func add(_ x: Double, _ y: Double) {
    count += 1
    self.x += x
    self.y += y
    xx += x * x
    xy += x * y
    yy += y * y
  }

  /// The root of the mean of the squared distances.
  var meanError: Double {
    guard count > 2 else { return 0 }
    let (varX, varY, both) = (xx - x * x / count, yy - y * y / count, xy - x * y / count)
    guard varX > 0 else { return 0 }
    return (max(0, varY - both * both / varX) / count).squareRoot()
  }
}

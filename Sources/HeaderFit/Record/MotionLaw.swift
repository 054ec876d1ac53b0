import ScrollPhysics

/// The motion of content and headers in flings and animations.
enum MotionLaw {
  /// Returns where in `run` a fling begins that continues to its end; the end if there is none.
  ///
  /// A fling's position is A + B r^t, with r the remaining fraction of the speed per millisecond: a straight line
  /// over r^t. The longest end of the run within `slack` points of such a line is a fling, unless it also lies on
  /// a straight line over time.
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
        if time <= -250, error <= slack, line.meanError > 1.4 * error + 0.03 {
          best = min(best, row)
        }
      }
    }
    return best
  }

  /// The curve of an animation: its progress, and the times at which it is a fifth and four fifths complete.
  struct Curve {
    let progress: @Sendable (Double) -> Double
    private let early: Double
    private let late: Double
    /// The duration in milliseconds, if it is fixed.
    private let duration: Double?

    init(duration: Double? = nil, _ progress: @escaping @Sendable (Double) -> Double) {
      self.progress = progress
      self.duration = duration
      func time(of goal: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        while high - low > 1e-5 {
          let middle = (low + high) / 2
          if progress(middle) < goal { low = middle } else { high = middle }
        }
        return low
      }
      (early, late) = (time(of: 0.2), time(of: 0.8))
    }

    /// Returns the start and the duration of an animation that is a fifth complete at `early` and four fifths at
    /// `late`.
    func timing(_ early: Double, _ late: Double) -> (start: Double, duration: Double) {
      let duration = duration ?? (late - early) / (self.late - self.early)
      return (early - self.early * duration, duration)
    }

    /// UIKit's default curve.
    static let easeInOut = Curve { TimingCurve.easeInOut.value(at: $0) }
    /// The curve of a scroll to the top.
    static let scrollToTop = Curve(duration: ScrollToTop.duration) {
      ScrollToTop(from: 0, to: 1).offset(after: $0 * ScrollToTop.duration)
    }
  }

  /// Returns the start of an animation along `curve` that passes `run`, in milliseconds; `nil` if the path
  /// differs from it by more than `slack` points, or is as near to a straight line.
  static func animationStart(
    along curve: Curve, in run: ClosedRange<Int>, of values: [Double], at times: (Int) -> Double,
    slack: Double
  ) -> Double? {
    let (first, last) = (values[run.lowerBound], values[run.upperBound])
    let way = last - first
    guard run.count > 3, way.magnitude > 10 * slack,
      let (early, late) = crossings(of: values, in: run, at: times)
    else { return nil }
    let (start, duration) = curve.timing(early, late)
    guard duration > 30 else { return nil }
    func error(of progress: (Double) -> Double) -> Double {
      run.reduce(0) { sum, row in
        let miss = values[row] - first - way * progress(times(row))
        return sum + miss * miss
      }
    }
    let own = error { curve.progress(min(max(($0 - start) / duration, 0), 1)) }
    let straight = error { min(max(0.2 + 0.6 * ($0 - early) / (late - early), 0), 1) }
    let limit = slack + 0.02 * way.magnitude
    return own <= limit * limit * Double(run.count) && own < straight / 3 ? start : nil
  }

  /// Returns the times at which `values` are a fifth and four fifths of their way through `run`.
  static func crossings(
    of values: [Double], in run: ClosedRange<Int>, at times: (Int) -> Double
  ) -> (early: Double, late: Double)? {
    let first = values[run.lowerBound]
    let way = values[run.upperBound] - first
    func time(of share: Double) -> Double? {
      guard
        let row = run.first(where: { (values[$0] - first) / way >= share }), row > run.lowerBound
      else { return nil }
      let (before, after) = ((values[row - 1] - first) / way, (values[row] - first) / way)
      let part = after > before ? (share - before) / (after - before) : 1
      return times(row - 1) + (times(row) - times(row - 1)) * part
    }
    guard way != 0, let early = time(of: 0.2), let late = time(of: 0.8) else { return nil }
    return (early, late)
  }
}

/// A linear regression, and its error.
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

  /// The root mean square of the distances from the line.
  var meanError: Double {
    guard count > 2 else { return 0 }
    let (varX, varY, both) = (xx - x * x / count, yy - y * y / count, xy - x * y / count)
    return varX > 0 ? (max(0, varY - both * both / varX) / count).squareRoot() : 0
  }
}

/// An axis of a plot: its numbers and their places.
struct PlotAxis: Equatable {
  let lowest: Double
  let highest: Double
  /// Round numbers in the range, increasing.
  let ticks: [Double]

  /// An axis from `lowest` to `highest`, extended to round numbers, with about `count` ticks. A range that is too
  /// narrow for ticks in hundredths becomes about two points wide.
  init(from lowest: Double, to highest: Double, count: Int) {
    // Pictures limit numbers to a billion.
    let (start, end) = (max(lowest, -1e9), min(highest, 1e9))
    let isWide = end - start > max(0.05, 1e-9 * max(start.magnitude, end.magnitude))
    let (from, to) =
      isWide ? (start, end) : (min(start, 1e9).rounded() - 1, min(start, 1e9).rounded() + 1)
    let step = PlotAxis.roundStep((to - from) / Double(count))
    let first = (from / step + 1e-9).rounded(.down)
    let last = (to / step - 1e-9).rounded(.up)
    self.lowest = first * step
    self.highest = last * step
    ticks = stride(from: first, through: last, by: 1).map { $0 * step }
  }

  /// Returns the place of `value`, from 0 at the lowest to 1 at the highest.
  func share(of value: Double) -> Double {
    min(max((value - lowest) / (highest - lowest), 0), 1)
  }

  /// Returns the smallest of 1, 2 or 5 times a power of ten that is not below `step`; 1 if the step is not
  /// finite, or below a billionth.
  static func roundStep(_ step: Double) -> Double {
    guard step.isFinite, step >= 1e-9 else { return 1 }
    var power = 1.0
    while power * 10 <= step { power *= 10 }
    while power > step { power /= 10 }
    return ([1.0, 2, 5].first { $0 * power >= step * 0.999 } ?? 10) * power
  }
}

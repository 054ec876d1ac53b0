/// One axis of a plot: which numbers it shows, and where they lie.
struct PlotAxis: Equatable {
  let lowest: Double
  let highest: Double
  /// Round numbers within, rising.
  let ticks: [Double]

  /// An axis from `lowest` to `highest`, widened to round numbers, with about `count` ticks. Where
  /// there is but one number, it lies in the middle.
  init(from lowest: Double, to highest: Double, count: Int) {
    // Numbers so close together that the ticks between them cannot be told apart are one.
    let isWide =
      (highest - lowest).isFinite
      && highest - lowest > 1e-9 * max(lowest.magnitude, highest.magnitude)
    let start = isWide ? lowest : (lowest.isFinite ? lowest.rounded() : 0) - 1
    let span = isWide ? highest - lowest : 2
    let step = PlotAxis.roundStep(span / Double(max(count, 1)))
    let first = (start / step + 1e-9).rounded(.down)
    let last = ((start + span) / step - 1e-9).rounded(.up)
    self.lowest = first * step
    self.highest = last * step
    ticks = stride(from: first, through: last, by: 1).map { $0 * step }
  }

  /// Where `value` lies: 0 at the lowest, 1 at the highest.
  func share(of value: Double) -> Double {
    min(max((value - lowest) / (highest - lowest), 0), 1)
  }

  /// The smallest of 1, 2 or 5 times a power of ten that is not below `step`.
  static func roundStep(_ step: Double) -> Double {
    var power = 1.0
    guard step.isFinite, step > 0 else { return 1 }
    while power * 10 <= step { power *= 10 }
    while power > step { power /= 10 }
    for factor in [1.0, 2, 5] where factor * power >= step * 0.999 { return factor * power }
    return power * 10
  }
}

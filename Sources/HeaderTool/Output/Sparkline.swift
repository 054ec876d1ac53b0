import HeaderFormats

/// A value over time in a line of text: `█▇▅▃▁▁▁▁▃▆█`.
///
/// It keeps a limited number of values. When they no longer fit, it keeps every second one.
struct Sparkline {
  private static let width = 60
  private static let levels = Array("▁▂▃▄▅▆▇█")

  private var values: [Double] = []
  /// Milliseconds between two values.
  private var interval = 1000.0 / 120
  /// The last added value, which holds until the next. It need not be among the `values` that were kept.
  private var latest: Double?
  private var lowest = Double.infinity
  private var highest = -Double.infinity

  /// Sets the value from `time` on, in milliseconds, which must not decrease. A value that is not finite is
  /// ignored.
  mutating func add(_ value: Double, at time: Double) {
    guard value.isFinite, time.isFinite else { return }
    lowest = min(lowest, value)
    highest = max(highest, value)
    while time / interval >= Double(Sparkline.width * 2) {
      values = stride(from: 0, to: values.count, by: 2).map { values[$0] }
      interval *= 2
    }
    // The division is inexact: slightly less than a whole number counts as that number.
    let index = Int(max(0, time / interval + 1e-6))
    while values.count < index { values.append(latest ?? value) }
    if values.count == index { values.append(value) } else { values[index] = value }
    latest = value
  }

  /// The lowest and the highest value.
  var range: String {
    guard lowest <= highest else { return "none" }
    return lowest == highest
      ? DecimalNumber.roundedText(lowest)
      : "\(DecimalNumber.roundedText(lowest)) to \(DecimalNumber.roundedText(highest))"
  }

  /// The line. A value that never changes fills it, unless it is 0.
  var text: String {
    let columns = min(Sparkline.width, values.count)
    return String(
      (0..<columns).map { column in
        let value = values[column * values.count / columns]
        let share = highest > lowest ? (value - lowest) / (highest - lowest) : value == 0 ? 0 : 1
        guard share.isFinite else { return Sparkline.levels[0] }
        let level = Int((share * Double(Sparkline.levels.count - 1)).rounded())
        return Sparkline.levels[min(max(level, 0), Sparkline.levels.count - 1)]
      })
  }
}

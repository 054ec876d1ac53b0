import ScrollSimulator

/// A number over time in milliseconds, interpolated between samples and constant before the first and after the last.
struct TimeSeries: Sendable, Equatable {
  private(set) var times: [Double] = []
  private(set) var values: [Double] = []

  /// The series of each row's `value`. Of two values at the same time the later one counts.
  init(_ rows: [SimulationRow], _ value: (SimulationRow) -> Double) {
    for row in rows {
      if let last = times.last, last >= row.time {
        values[values.count - 1] = value(row)
      } else {
        times.append(row.time)
        values.append(value(row))
      }
    }
  }

  /// Returns the number at `time`; 0 for an empty series.
  func value(at time: Double) -> Double {
    guard let first = times.first, let last = times.last else { return 0 }
    if time <= first { return values[0] }
    if time >= last { return values[values.count - 1] }
    // The first sample after `time`; there is one, and one before it.
    var (low, high) = (0, times.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if times[middle] > time { high = middle } else { low = middle + 1 }
    }
    let share = (time - times[low - 1]) / (times[low] - times[low - 1])
    return values[low - 1] + (values[low] - values[low - 1]) * share
  }
}

import ScrollSimulator

/// A number that changes over time, in milliseconds: between two samples it is on the line between
/// them, before the first and after the last it stands still.
struct TimeSeries: Sendable, Equatable {
  private(set) var times: [Double] = []
  private(set) var values: [Double] = []

  /// What `value` says of each row. Of two values at one time the later counts.
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

  /// The number at `time`, 0 where nothing is known.
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

import ScrollSimulator

/// Writes a simulation's rows as they come.
protocol RowWriter: SimulationObserver {
  /// Writes what had to wait for the last row.
  func finish()
}

/// How lists side by side move, so that another one comes to the middle of the screen.
struct PageTurn {
  /// Which list was in the middle at its beginning, 0 being the first; between two a fraction.
  var from: Double
  /// The list that it ends with.
  var to: Int
  /// Milliseconds of the simulation.
  var start: Double
  /// Milliseconds until it is over; without an end while a finger holds the lists.
  var duration: Double

  /// Which list is in the middle at `time`: quick, and gently to its end, as a picture has it.
  func position(at time: Double) -> Double {
    guard duration > 0 else { return Double(to) }
    let share = min(max((time - start) / duration, 0), 1)
    return from + (Double(to) - from) * share * (2 - share)
  }

  /// Whether its end is not later than `time`.
  func isOver(at time: Double) -> Bool { time >= start + duration }
}

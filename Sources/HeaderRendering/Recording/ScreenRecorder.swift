import HeaderCore
import ScrollSimulator

/// Records the rows of a simulation, and its screen.
final class ScreenRecorder: SimulationObserver {
  var simulation: Simulation?
  private(set) var rows: [SimulationRow] = []
  /// A frame for each time at which something happened, in order.
  private(set) var frames: [HeaderFrame] = []
  /// The places of lists that a swipe makes visible.
  private(set) var places: [(page: Int, place: ContentPlace)] = []

  func simulationDidRecord(_ row: SimulationRow) {
    rows.append(row)
    guard let simulation else { return }
    let isSameTime = frames.last?.time == row.time
    let before = isSameTime ? frames.dropLast().last : frames.last
    if let frame = HeaderFrame(row, in: simulation, before: before?.layout) {
      if isSameTime { frames.removeLast() }
      frames.append(frame)
    }
    guard let pages = simulation.pages else { return }
    for index in pages.visiblePages where index != pages.activeIndex {
      let view = simulation.scrollViews[index]
      let top =
        row.environment.mounting == .overlay
        ? view.minY : simulation.scrollView.visibleLayout.scrollViewMinY
      places.append(
        (
          index + 1,
          ContentPlace(
            time: row.time, top: top - view.contentOffset, height: view.reading.contentSize)
        ))
    }
  }
}

import HeaderCore
import ScrollSimulator

/// What a picture shows of several lists under one header, besides the rows.
struct PageRecord: Sendable {
  /// How many lists there are.
  let count: Int
  /// The swipes between them, in the order of their times.
  let swipes: [PageSwipe]
  /// Where lists have been seen that were not the active one.
  let places: [(page: Int, place: ContentPlace)]
}

/// A swipe to another list.
struct PageSwipe: Equatable, Sendable {
  /// When it began, in milliseconds since the simulation began.
  var time: Double
  /// Milliseconds until it was over.
  var duration: Double
  /// Where it led, 1 being the first list.
  var page: Int
}

/// Writes rows down, and with each where the list is that a swipe brings into sight.
final class PageRecorder: SimulationObserver {
  var simulation: Simulation?
  private(set) var rows: [SimulationRow] = []
  private(set) var places: [(page: Int, place: ContentPlace)] = []

  func simulationDidRecord(_ row: SimulationRow) {
    rows.append(row)
    guard let simulation, let pages = simulation.pages else { return }
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

import HeaderCore
import ScrollSimulator

/// The screen at one moment.
struct HeaderFrame: Equatable {
  /// Milliseconds since the start of the simulation.
  var time = 0.0
  /// The layout on the screen, also during an animation.
  var layout = HeaderLayout.zero
  /// The header's parts.
  var parts = HeaderParts()
  var contentOffset = 0.0
  var contentSize = 0.0
  var environment = HeaderEnvironment(containerHeight: 0)
  /// The content's top in the container.
  var contentTop = 0.0
  /// The number of the active list, from 1.
  var page = 1
  /// Points of the content under the header; 0 without a stage.
  var overlap = 0.0
  /// The top edge of a bar at the bottom on the screen; `nil` without one.
  var barMinY: Double?

  /// The screen of `simulation` after `row`; `nil` if it is not finite. A layout that is not finite is replaced
  /// by `before`.
  init?(_ row: SimulationRow, in simulation: Simulation, before: HeaderLayout?) {
    guard row.time.isFinite, row.finalOffset.isFinite else { return nil }
    let visible = simulation.scrollView.visibleLayout
    layout = visible.isFinite ? visible : before ?? .zero
    parts = simulation.scrollView.parts(of: layout)
    (time, contentOffset, contentSize) = (row.time, row.finalOffset, row.scroll.contentSize)
    (environment, contentTop) = (row.environment, row.contentMinY(under: layout))
    (page, overlap) = (row.page ?? 1, row.overlap ?? 0)
    barMinY = simulation.bar?.visibleMinY(in: row.environment.containerHeight)
  }

  /// An empty screen.
  init() {}
}

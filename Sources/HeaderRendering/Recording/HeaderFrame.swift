import HeaderCore
import ScrollSimulator

/// What is on the screen at one moment.
struct HeaderFrame: Equatable {
  /// Milliseconds since the simulation began.
  var time: Double
  /// The header as it is seen, an animation's intermediate layouts included.
  var layout: HeaderLayout
  /// What it is made of there.
  var parts: HeaderParts
  var contentOffset: Double
  var contentSize: Double
  var environment: HeaderEnvironment
  /// Where the content's own top is in the container.
  var contentTop: Double
  /// Which of several lists is active, 1 being the first.
  var page: Int
  /// Points of the content under the header, as the stage has them; 0 where there is no stage.
  var overlap: Double
  /// Top edge of a bar at the bottom as it is seen; `nil` without one.
  var barMinY: Double?

  /// What is on the screen of `simulation` after `row`; `nil` where that is nowhere. A layout that is nowhere is
  /// not seen: the one `before` is.
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

  /// Nothing.
  init() {
    (time, layout, parts, contentOffset, contentSize) = (0, .zero, HeaderParts(), 0, 0)
    (environment, contentTop) = (HeaderEnvironment(containerHeight: 0), 0)
    (page, overlap) = (1, 0)
  }
}

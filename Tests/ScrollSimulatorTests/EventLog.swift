import HeaderCore
import ScrollSimulator

/// Records a scroll view's events, with the time and the content offset.
final class EventLog: ScrollHostDelegate {
  private let view: SimulatedScrollView
  var heard: [(event: ScrollEvent, time: Double, offset: Double)] = []

  init(_ view: SimulatedScrollView) {
    self.view = view
    view.scrollDelegate = self
  }

  func scrollHost(_ host: any ScrollHost, didReport event: ScrollEvent) {
    heard.append((event, view.time, view.contentOffset))
  }
}

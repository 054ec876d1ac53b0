import Foundation
import HeadlessUIKit
import Testing

/// Observing a scroll view's values by key path.
@MainActor
@Suite struct ObservationTests {
  /// A list that a handler of no actor may write to.
  @MainActor
  private final class Notes {
    var values: [Double] = []
  }

  @Test(
    "Offset, size, inset and delegate are observed, each by itself and before the writer goes on")
  func properties() {
    let view = UIScrollView(frame: makeScreen().bounds)
    let notes = Notes()
    let observations = [
      view.observe(\.contentOffset, options: [.new, .old]) { _, change in
        let values = [Double(change.oldValue?.y ?? -1), Double(change.newValue?.y ?? -1)]
        MainActor.assumeIsolated { notes.values += values }
      },
      view.observe(\.contentSize) { view, change in
        #expect(change.newValue == nil, "not asked for")
        MainActor.assumeIsolated { notes.values.append(Double(view.contentSize.height)) }
      },
      view.observe(\.contentInset) { view, _ in
        MainActor.assumeIsolated { notes.values.append(view.contentInset.top) }
      },
      view.observe(\.delegate) { view, _ in
        MainActor.assumeIsolated { notes.values.append(view.delegate == nil ? 0 : 1) }
      },
    ]
    view.contentOffset.y = 5
    #expect(notes.values == [0, 5])
    view.contentSize.height = 2000
    view.contentInset.top = 7
    let log = DelegateLog()
    view.delegate = log
    view.delegate = nil
    #expect(notes.values == [0, 5, 2000, 7, 1, 0])
    observations.forEach { $0.invalidate() }
    view.contentOffset.y = 9
    #expect(notes.values.count == 6)
  }

  @Test(
    "A table's header view is observed, on the table itself; the end of the observation ends it")
  func tableHeader() {
    let table = UITableView(frame: makeScreen().bounds)
    let notes = Notes()
    var observation: NSKeyValueObservation? = table.observe(\.tableHeaderView) { table, _ in
      MainActor.assumeIsolated {
        notes.values.append(Double(table.tableHeaderView?.frame.height ?? 0))
      }
    }
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 80))
    #expect(notes.values == [80])
    #expect(observation != nil)
    observation = nil
    table.tableHeaderView = nil
    #expect(notes.values == [80])
  }
}

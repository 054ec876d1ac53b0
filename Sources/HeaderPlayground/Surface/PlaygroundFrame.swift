import HeaderCore
import HeaderFit
import HeaderRendering
import ScrollPhysics
import ScrollSimulator

/// Everything a page draws from, in one piece of memory that stays where it is.
///
/// First the numbers that ``names`` lists, then for every element in the header its seven
/// attributes in the order of `HeaderAttribute`, NaN for one that nothing moves.
public final class PlaygroundFrame {
  /// More elements than this are not drawn.
  static let elementLimit = 32

  private static let attributes = HeaderAttribute.allCases

  /// The numbers. Valid as long as the session is.
  public let numbers: UnsafeMutablePointer<Double>

  init() {
    let capacity =
      PlaygroundFrame.fields.count + PlaygroundFrame.elementLimit * PlaygroundFrame.attributes.count
    numbers = .allocate(capacity: capacity)
    numbers.initialize(repeating: 0, count: capacity)
  }

  deinit {
    numbers.deallocate()
  }

  /// What the numbers are, in their order.
  public static var names: [String] { fields.map { $0.name } }

  private typealias Field = (name: String, value: @Sendable (PlaygroundSession) -> Double)

  /// Points and milliseconds, 1 for yes. Offsets are those that the technique is told.
  private static let fields: [Field] = [
    ("time", { $0.epoch + max(0, $0.finishedTime) }),
    ("contentOffset", { $0.metrics.contentOffset }),
    ("bounds", { $0.metrics.bounds }),
    ("minimumOffset", { $0.metrics.contentOffsetRange.minimum }),
    ("maximumOffset", { $0.metrics.contentOffsetRange.maximum }),
    ("headerMinY", { $0.visibleLayout.headerMinY }),
    ("headerHeight", { $0.visibleLayout.headerHeight }),
    // The header's own, and the top edge of the scroll view as it is mounted.
    ("scrollViewMinY", { $0.visibleLayout.scrollViewMinY }),
    ("listMinY", { $0.minY(of: $0.scrollView) }),
    ("contentMinY", { $0.contentMinY }),
    ("collapsedFraction", { $0.visibleLayout.collapsedFraction }),
    ("stretch", { $0.visibleLayout.stretch }),
    // How much of the content lies under the header: what a hairline or a shadow follows.
    ("overlap", { $0.overlap }),
    ("containerHeight", { $0.configuration.containerHeight }),
    ("safeAreaTop", { $0.configuration.safeAreaTop }),
    ("heightInSight", { $0.heightInSight }),
    ("headerShareOfContent", { $0.headerShareOfContent }),
    ("fingerY", { $0.scrollView.finger ?? .nan }),
    ("needsFrames", { $0.needsFrames ? 1 : 0 }),
    ("mode", { Double($0.mode.rawValue) }),
    ("isPaused", { $0.isPaused ? 1 : 0 }),
    ("touchCount", { Double($0.recording.touches.count + $0.recording.swipes.count) }),
    ("recordedMilliseconds", { $0.recording.touches.last?.time ?? 0 }),
    ("seenCount", { Double($0.seen.rows.count) }),
    // The active list and the one in the middle of the screen, from 0.
    ("pageCount", { Double($0.simulation.scrollViews.count) }),
    ("page", { Double($0.activePage) }),
    ("pagePosition", { $0.pagePosition }),
    // Where the content of each list begins in the container, and its height.
    ("top0", { $0.contentMinY(ofList: 0) }),
    ("size0", { $0.contentSize(ofList: 0) }),
    ("top1", { $0.contentMinY(ofList: 1) }),
    ("size1", { $0.contentSize(ofList: 1) }),
    ("top2", { $0.contentMinY(ofList: 2) }),
    ("size2", { $0.contentSize(ofList: 2) }),
    // A bar at the bottom; of no height where there is none.
    ("barMinY", { $0.barMinY }),
    ("barHeight", { $0.simulation.bar?.following.bar.extent ?? 0 }),
  ]

  func update(from session: PlaygroundSession) {
    var slot = 0
    func put(_ value: Double) {
      numbers[slot] = value
      slot += 1
    }
    for field in PlaygroundFrame.fields { put(field.value(session)) }
    let layout = session.visibleLayout
    let parts = session.scrollView.parts(of: layout)
    // What moves, and not every attribute of every element: nothing is copied that is large.
    for index in session.elements.indices.prefix(PlaygroundFrame.elementLimit) {
      let element = session.elements[index].element
      let first = slot
      for _ in PlaygroundFrame.attributes { put(.nan) }
      for track in element.tracks {
        let place = PlaygroundFrame.attributes.firstIndex(of: track.attribute) ?? 0
        numbers[first + place] = element.value(of: track, in: layout, parts)
      }
    }
  }
}

extension PlaygroundSession {
  /// The top edge of `list` as it is mounted.
  fileprivate func minY(of list: SimulatedScrollView) -> Double {
    configuration.mounting == .overlay ? list.minY : visibleLayout.scrollViewMinY
  }

  /// The list at `index`, the last one where there are fewer.
  private func list(_ index: Int) -> SimulatedScrollView {
    simulation.scrollViews[min(index, simulation.scrollViews.count - 1)]
  }

  fileprivate func contentMinY(ofList index: Int) -> Double {
    let list = list(index)
    return list === scrollView ? contentMinY : minY(of: list) - list.contentOffset
  }

  /// A list that goes where another one was has no end above the screen's.
  fileprivate func contentSize(ofList index: Int) -> Double {
    let size = list(index).reading.contentSize
    return moment.map { max(size, configuration.containerHeight - $0.contentMinY) } ?? size
  }

  fileprivate var barMinY: Double {
    let container = configuration.containerHeight
    return simulation.bar?.visibleMinY(in: container) ?? container
  }
}

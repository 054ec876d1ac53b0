import HeaderCore
import HeaderFit
import HeaderRendering
import ScrollPhysics
import ScrollSimulator

/// Everything that a page draws, in memory with a constant address.
///
/// First the numbers that ``names`` lists, then for every element in the header its seven attributes in the order
/// of `HeaderAttribute`, with NaN for an attribute without a track.
public final class PlaygroundFrame {
  /// The largest number of drawn elements.
  static let elementLimit = 32

  private static let attributes = HeaderAttribute.allCases

  /// The numbers, valid as long as the session.
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

  /// The names of the numbers, in order.
  public static var names: [String] { fields.map { $0.name } }

  private typealias Field = (name: String, value: @Sendable (PlaygroundSession) -> Double)

  /// Lengths are in points, times in milliseconds; 1 means yes. Offsets are those that the technique gets.
  private static let fields: [Field] = [
    ("time", { $0.epoch + max(0, $0.finishedTime) }),
    ("contentOffset", { $0.metrics.contentOffset }),
    ("bounds", { $0.metrics.bounds }),
    ("minimumOffset", { $0.metrics.contentOffsetRange.minimum }),
    ("maximumOffset", { $0.metrics.contentOffsetRange.maximum }),
    ("headerMinY", { $0.visibleLayout.headerMinY }),
    ("headerHeight", { $0.visibleLayout.headerHeight }),
    // What the technique answers, and the top edge of the active list on the screen.
    ("scrollViewMinY", { $0.visibleLayout.scrollViewMinY }),
    ("listMinY", { $0.minY(of: $0.scrollView) }),
    ("contentMinY", { $0.contentMinY }),
    ("collapsedFraction", { $0.visibleLayout.collapsedFraction }),
    ("stretch", { $0.visibleLayout.stretch }),
    // Points of the content under the header, for a hairline or a shadow.
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
    // The top and the height of each list's content in the container.
    ("top0", { $0.contentMinY(ofList: 0) }),
    ("size0", { $0.contentSize(ofList: 0) }),
    ("top1", { $0.contentMinY(ofList: 1) }),
    ("size1", { $0.contentSize(ofList: 1) }),
    ("top2", { $0.contentMinY(ofList: 2) }),
    ("size2", { $0.contentSize(ofList: 2) }),
    // A bar at the bottom, with height 0 without one.
    ("barMinY", { $0.barMinY }),
    ("barHeight", { $0.simulation.bar?.following.bar.extent ?? 0 }),
  ]

  func update(from session: PlaygroundSession) {
    var slot = 0
    /// Writes the next number.
    func put(_ value: Double) {
      numbers[slot] = value
      slot += 1
    }
    for field in PlaygroundFrame.fields { put(field.value(session)) }
    let layout = session.visibleLayout
    let parts = session.scrollView.parts(of: layout)
    // Writes NaN for every attribute, then the values of those that have tracks.
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
  /// Returns the top edge of `list`.
  fileprivate func minY(of list: SimulatedScrollView) -> Double {
    configuration.mounting == .overlay ? list.minY : visibleLayout.scrollViewMinY
  }

  /// Returns the list at `index`, or the last one.
  private func list(_ index: Int) -> SimulatedScrollView {
    simulation.scrollViews[min(index, simulation.scrollViews.count - 1)]
  }

  fileprivate func contentMinY(ofList index: Int) -> Double {
    let list = list(index)
    return list === scrollView ? contentMinY : minY(of: list) - list.contentOffset
  }

  /// While a replay shows a recorded row, the content reaches at least the bottom of the screen.
  fileprivate func contentSize(ofList index: Int) -> Double {
    let size = list(index).reading.contentSize
    return moment.map { max(size, configuration.containerHeight - $0.contentMinY) } ?? size
  }

  fileprivate var barMinY: Double {
    let container = configuration.containerHeight
    return simulation.bar?.visibleMinY(in: container) ?? container
  }
}

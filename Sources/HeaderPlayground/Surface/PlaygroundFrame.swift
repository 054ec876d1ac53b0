import HeaderCore
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
      PlaygroundFrame.names.count + PlaygroundFrame.elementLimit * PlaygroundFrame.attributes.count
    numbers = .allocate(capacity: capacity)
    numbers.initialize(repeating: 0, count: capacity)
  }

  deinit {
    numbers.deallocate()
  }

  /// What the numbers are, in their order: points and milliseconds, 1 for yes. Offsets are those that
  /// the technique is told, `scrollViewMinY` is the header's own, and `listMinY` is the top edge of
  /// the scroll view as it is mounted.
  /// `page` is the active one of `pageCount` lists and `pagePosition` the one in the middle of the
  /// screen, both from 0; `top0` and `size0` are where the first list's content begins in the container,
  /// and its height.
  /// `barMinY` is the top edge of a bar at the bottom, and `barHeight` its height, 0 without one.
  /// `overlap` is how much of the content lies under the header: what a hairline or a shadow follows.
  public static let names = [
    "time", "contentOffset", "contentSize", "bounds", "minimumOffset", "maximumOffset",
    "headerMinY", "headerHeight", "scrollViewMinY", "listMinY", "contentMinY",
    "collapsedFraction", "stretch", "overlap",
    "containerHeight", "safeAreaTop", "heightInSight", "headerShareOfContent", "fingerY",
    "needsFrames", "mode", "isPaused", "touchCount", "recordedMilliseconds", "elementCount",
    "pageCount", "page", "pagePosition", "top0", "size0", "top1", "size1", "top2",
    "size2", "barMinY", "barHeight",
  ]

  func update(from session: PlaygroundSession) {
    let scrollView = session.scrollView
    let layout = session.visibleLayout
    let metrics = scrollView.metrics
    let range = metrics.contentOffsetRange
    let isOverlay = session.configuration.mounting == .overlay
    var slot = 0
    func put(_ value: Double) {
      numbers[slot] = value
      slot += 1
    }
    put(session.epoch + max(0, session.finishedTime))
    put(metrics.contentOffset)
    put(scrollView.reading.contentSize)
    put(metrics.bounds)
    put(range.minimum)
    put(range.maximum)
    put(layout.headerMinY)
    put(layout.headerHeight)
    put(layout.scrollViewMinY)
    put(isOverlay ? scrollView.minY : layout.scrollViewMinY)
    put(scrollView.environment.contentMinY(of: metrics, under: layout))
    put(layout.collapsedFraction)
    put(layout.stretch)
    put(session.overlap)
    put(session.configuration.containerHeight)
    put(session.configuration.safeAreaTop)
    put(session.heightInSight)
    put(session.headerShareOfContent)
    put(scrollView.finger ?? .nan)
    put(session.needsFrames ? 1 : 0)
    put(Double(session.mode.rawValue))
    put(session.isPaused ? 1 : 0)
    put(Double(session.recording.touches.count + session.recording.swipes.count))
    put(session.recording.touches.last?.time ?? 0)
    put(Double(min(session.elements.count, PlaygroundFrame.elementLimit)))
    let lists = session.simulation.scrollViews
    put(Double(lists.count))
    put(Double(session.activePage))
    put(session.pagePosition)
    for index in 0..<3 {
      let list = lists[min(index, lists.count - 1)]
      put(
        list === scrollView
          ? scrollView.environment.contentMinY(of: metrics, under: layout)
          : (isOverlay ? list.minY : layout.scrollViewMinY) - list.contentOffset)
      put(list.reading.contentSize)
    }
    let container = session.configuration.containerHeight
    put(session.simulation.bar?.visibleMinY(in: container) ?? container)
    put(session.simulation.bar?.following.bar.extent ?? 0)
    let parts = scrollView.parts(of: layout)
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

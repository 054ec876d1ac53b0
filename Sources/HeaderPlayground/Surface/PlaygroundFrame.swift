import HeaderCore
import ScrollPhysics
import ScrollSimulator

/// Everything a page draws from, in one piece of memory that stays where it is.
///
/// First the numbers that ``names`` lists, then for every element of the choreography its seven
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

  /// What the numbers are, in their order: points and milliseconds, 1 for yes.
  public static let names = [
    "time", "contentOffset", "contentSize", "bounds", "minimumOffset", "maximumOffset",
    "headerMinY", "headerHeight", "scrollViewMinY", "collapsedFraction", "stretch",
    "containerHeight", "safeAreaTop", "heightInSight", "headerShareOfContent", "fingerY",
    "needsFrames", "mode", "isPaused", "touchCount", "recordedMilliseconds", "historyCount",
    "elementCount",
  ]

  func update(from session: PlaygroundSession) {
    let scrollView = session.scrollView
    let layout = session.visibleLayout
    let range = scrollView.legalRange
    var slot = 0
    func put(_ value: Double) {
      numbers[slot] = value
      slot += 1
    }
    put(session.epoch + max(0, session.finishedTime))
    put(scrollView.contentOffset)
    put(session.configuration.contentSize)
    put(scrollView.bounds)
    put(range.minimum)
    put(range.maximum)
    put(layout.headerMinY)
    put(layout.headerHeight)
    put(layout.scrollViewMinY)
    put(layout.collapsedFraction)
    put(layout.stretch)
    put(session.configuration.containerHeight)
    put(session.configuration.safeAreaTop)
    put(session.heightInSight)
    put(session.headerShareOfContent)
    put(scrollView.finger ?? .nan)
    put(session.needsFrames ? 1 : 0)
    put(Double(session.mode.rawValue))
    put(session.isPaused ? 1 : 0)
    put(Double(session.recording.touches.count))
    put(session.recording.touches.last?.time ?? 0)
    put(Double(session.history.count))
    put(Double(min(session.choreography.elements.count, PlaygroundFrame.elementLimit)))
    for element in session.choreography.elements.prefix(PlaygroundFrame.elementLimit) {
      for attribute in PlaygroundFrame.attributes {
        put(element.tracks.first { $0.attribute == attribute }?.value(in: layout) ?? .nan)
      }
    }
  }
}

import HeaderCore
import ScrollSimulator

/// A host that changes the geometry in answer to the header's movement, as apps do that get into a loop.
public struct FeedbackHost: Sendable, Equatable {
  /// What the host changes.
  public enum Kind: String, Sendable, CaseIterable {
    /// A bar at the top moves with the header, and the safe area shrinks with it.
    case safeArea = "a safe area that goes with the header"
    /// The content is as high as the bounds that the header leaves.
    case content = "content that depends on the bounds"
    /// The app's insets above and below follow the header.
    case insets = "insets that follow the header"
    /// A system bar minimizes as the content moves up, and the safe area with it.
    case systemBar = "a system bar that minimizes"
  }

  /// What the host changes.
  public var kind: Kind
  /// The delay of its answer in frames, 0 to 3.
  public var delay: Int

  /// A host that answers after `delay` frames.
  public init(_ kind: Kind, delay: Int) {
    self.kind = kind
    self.delay = delay
  }

  /// A description: `content that depends on the bounds, 2 frames late`.
  public var description: String {
    kind.rawValue + (delay == 0 ? "" : ", \(delay) frame\(delay == 1 ? "" : "s") late")
  }

  /// Height of the largest bar, in points. A bar does not move further than the header, because it would then determine
  /// where the header is.
  private static let largestBar = 44.0
  /// Points of travel after which a system bar is minimized, or shown again.
  private static let barSlop = 10.0

  /// What the host observes in a frame.
  struct Observation {
    /// The header's collapsed fraction and its lower edge.
    var fraction: Double
    var headerMaxY: Double
    /// The content's top on the screen, and whether the user moves it.
    var contentTop: Double
    var isUsersTravel: Bool

    /// Whether it differs from `other` by less than a thousandth of a point.
    func isLike(_ other: Observation) -> Bool {
      (headerMaxY - other.headerMaxY).magnitude < 1e-3
        && (contentTop - other.contentTop).magnitude < 1e-3
    }
  }

  /// The state of a host.
  struct Memory {
    /// Height of the bar, in points.
    let barHeight: Double
    /// The content's furthest top in the direction that keeps the system bar as it is, since the bar last changed or the
    /// user's travel began.
    var furthestTop: Double?
    /// Whether the system bar is minimized.
    var isMinimized = false

    /// The initial state with a bar of at most `largestBar` points.
    init(largestBar: Double) {
      barHeight = min(FeedbackHost.largestBar, max(0, largestBar))
    }
  }

  /// Returns the screen at the start, with an expanded header.
  func screen(
    from configuration: SimulatorConfiguration, _ memory: Memory
  ) -> SimulatorConfiguration {
    var screen = configuration
    switch kind {
    case .safeArea, .systemBar: screen.safeAreaTop += memory.barHeight
    case .insets:
      screen.contentInset.top += memory.barHeight
      screen.contentInset.bottom += memory.barHeight
    case .content: break
    }
    return screen
  }

  /// Returns the host's answer to `seen`, on a screen that is otherwise `configuration`.
  func command(
    for seen: Observation, _ memory: inout Memory, on configuration: SimulatorConfiguration
  ) -> SimulationCommand {
    let visibleBar = memory.barHeight * (1 - seen.fraction)
    switch kind {
    case .safeArea: return .setSafeAreaTop(configuration.safeAreaTop + visibleBar)
    case .content:
      return .setContentSize(max(0, configuration.contentSize - max(0, seen.headerMaxY)))
    case .insets:
      let inset = configuration.contentInset
      return .setContentInset(
        ScrollInsets(top: inset.top + visibleBar, bottom: inset.bottom + visibleBar))
    case .systemBar:
      // A system bar follows only the user's gestures.
      if !seen.isUsersTravel { memory.furthestTop = nil }
      let (top, furthest) = (seen.contentTop, memory.furthestTop ?? seen.contentTop)
      memory.furthestTop = memory.isMinimized ? min(furthest, top) : max(furthest, top)
      if (top - furthest) * (memory.isMinimized ? 1 : -1) > FeedbackHost.barSlop {
        (memory.isMinimized, memory.furthestTop) = (!memory.isMinimized, top)
      }
      return .setSafeAreaTop(
        configuration.safeAreaTop + (memory.isMinimized ? 0 : memory.barHeight))
    }
  }
}

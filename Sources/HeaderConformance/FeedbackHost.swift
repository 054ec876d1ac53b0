import HeaderCore
import ScrollSimulator

/// A host that answers a header's movement by changing what the header is told: the loops that apps have
/// been in.
public struct FeedbackHost: Sendable, Equatable {
  /// What follows the header.
  public enum Kind: String, Sendable, CaseIterable {
    /// A bar at the top goes with the header, and the safe area shrinks with it.
    case safeArea = "a safe area that goes with the header"
    /// The content is as long as the bounds that the header leaves.
    case content = "content that depends on the bounds"
    /// The app's own insets go with the header, above and below.
    case insets = "insets that follow the header"
    /// A system's bar minimises as the content moves up, and its safe area with it.
    case systemBar = "a system bar that minimises"
  }

  /// What follows the header.
  public var kind: Kind
  /// Frames until the host has noticed: 0 to 3.
  public var delay: Int

  /// A host of one kind, which notices after so many frames.
  public init(_ kind: Kind, delay: Int) {
    self.kind = kind
    self.delay = delay
  }

  /// In words: `content that depends on the bounds, 2 frames late`.
  public var description: String {
    kind.rawValue + (delay == 0 ? "" : ", \(delay) frame\(delay == 1 ? "" : "s") late")
  }

  /// Points of the largest bar that comes and goes. None goes further than the header itself, or it would
  /// be the one to say where the header is.
  private static let largestBar = 44.0
  /// Points of travel after which a system's bar turns.
  private static let barSlop = 10.0

  /// What the host sees in a frame.
  struct Sight {
    /// How much of the header is gone, and its lower edge.
    var fraction: Double
    var headerMaxY: Double
    /// Where the content's top is on screen, and whether the user moves it.
    var contentTop: Double
    var isUsersTravel: Bool

    /// Whether it looks like `other`: what comes nearer to where it will be by less than a thousandth of a
    /// point is there.
    func isLike(_ other: Sight) -> Bool {
      (headerMaxY - other.headerMaxY).magnitude < 1e-3
        && (contentTop - other.contentTop).magnitude < 1e-3
    }
  }

  /// What a host of a kind remembers.
  struct Memory {
    /// Points of the bar that comes and goes.
    let barHeight: Double
    /// Where the content has been furthest since the bar came or went.
    var turn: Double?
    /// Whether the system's bar is gone.
    var isMinimized = false

    /// The memory of a host of a header that goes `way` points.
    init(way: Double) {
      barHeight = min(FeedbackHost.largestBar, max(0, way))
    }
  }

  /// The screen on appearing, with what follows the header as it is beside an open one.
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

  /// What the host does about `sight`, on a screen that is otherwise as `configuration` has it.
  func command(
    for sight: Sight, _ memory: inout Memory, on configuration: SimulatorConfiguration
  ) -> SimulationCommand {
    let rest = memory.barHeight * (1 - sight.fraction)
    switch kind {
    case .safeArea: return .setSafeAreaTop(configuration.safeAreaTop + rest)
    case .content:
      return .setContentSize(max(0, configuration.contentSize - max(0, sight.headerMaxY)))
    case .insets:
      let inset = configuration.contentInset
      return .setContentInset(ScrollInsets(top: inset.top + rest, bottom: inset.bottom + rest))
    case .systemBar:
      // A system's bar follows the user's own gesture.
      if !sight.isUsersTravel { memory.turn = nil }
      let (top, turn) = (sight.contentTop, memory.turn ?? sight.contentTop)
      memory.turn = memory.isMinimized ? min(turn, top) : max(turn, top)
      if (top - turn) * (memory.isMinimized ? 1 : -1) > FeedbackHost.barSlop {
        (memory.isMinimized, memory.turn) = (!memory.isMinimized, top)
      }
      return .setSafeAreaTop(
        configuration.safeAreaTop + (memory.isMinimized ? 0 : memory.barHeight))
    }
  }
}

import ScrollPhysics

/// Shows a bar that follows: a phone, or the simulator.
public protocol BarHost: AnyObject {
  /// Progress of the animation that ``showBar(_:)`` has begun last, 0 to 1; `nil` once it is over. Asked
  /// only of a bar with a technique of its own.
  var barProgress: Double? { get }

  /// Shows the bar as `effects` have a header: at ``FollowingBar/minY(under:in:)`` of their layout, or of
  /// the two layouts that an animation leads from and to. Nothing else of the effects is for the bar.
  func showBar(_ effects: HeaderEffects)
}

/// A bar at the bottom that goes and comes with a header: moved by the header's collapsed fraction, or by
/// a technique of its own.
///
/// ```swift
/// forwarder.bar = FollowingBar(BottomBar(height: 49, safeAreaBottom: 34), moving: .withHeader)
/// forwarder.bar?.host = self
/// forwarder.attach(to: list)          // its bottom inset has the bar's room already
/// ```
///
/// With the header, one fraction moves both: also through animations, requests, a hold, and a switch of
/// pages, which move the bar as they move the header.
///
/// A technique of its own is told the same events of the same list as if the bar were the header, mirrored
/// at the container's middle. Of its answers only the collapsed fraction and the animation are taken:
/// neither the content nor a fling's end is a bar's to move. It opens where the app, or a tap on the status
/// bar, scrolls to the top of the list. It is held while the header is.
///
/// - Complexity: O(1) an event, no allocation.
public final class FollowingBar {
  /// What moves a bar.
  public enum Movement {
    /// Nothing: the bar stays.
    case nothing
    /// The header's collapsed fraction.
    case withHeader
    /// A technique of the bar's own. The driver is for this bar alone.
    case by(any HeaderDriving)
  }

  /// The bar's size. A host that changes it changes the list's room as well.
  public var bar: BottomBar
  /// How the bar is shown, as of the last event.
  public var effects: HeaderEffects { screen.effects }
  /// Shows the bar. Held weakly, except in Embedded Swift, which has no weak references.
  public var host: (any BarHost)? {
    get { screen.host }
    set { screen.host = newValue }
  }

  private let screen = BarScreen()
  /// The path to a technique of the bar's own; `nil` without one.
  private let mirror: MirroredHost?
  private let goesWithHeader: Bool

  /// A bar that `movement` moves.
  public init(_ bar: BottomBar, moving movement: Movement) {
    self.bar = bar
    if case .by(let driver) = movement {
      mirror = MirroredHost(driver, screen)
    } else {
      mirror = nil
    }
    if case .withHeader = movement { goesWithHeader = true } else { goesWithHeader = false }
  }

  /// How much of the bar is hidden, 0 none of it to 1 all of it: where it is going, if an animation runs.
  public var hiddenFraction: Double { effects.layout.collapsedFraction }

  /// Top edge of the bar in a container `containerHeight` points high, where `layout` is what the effects
  /// have, or what an animation shows of it.
  public func minY(under layout: HeaderLayout, in containerHeight: Double) -> Double {
    bar.minY(hidden: layout.collapsedFraction, in: containerHeight)
  }

  // MARK: Following

  /// The header is held, or no longer: so is a bar with a technique of its own.
  func hold(_ holds: Bool) { mirror?.hold(holds) }

  /// Begins over a list as `reading` has it, under the header of `stage`, which has been placed with
  /// `effects`.
  func start(with effects: HeaderEffects, under stage: borrowing HeaderStage, reading: HostReading)
  {
    guard let mirror else { return follow(effects) }
    mirror.start(bar, Top(stage, reading), reading)
  }

  /// Whether it is to hear of events before the header has answered them.
  var hasTechnique: Bool { mirror != nil }

  /// Follows the header, which `effects` move.
  func follow(_ effects: HeaderEffects) {
    if goesWithHeader { screen.show(effects) }
  }

  /// Has `event` answered by the bar's own technique, if it has one. Not inlined: the forwarder would copy
  /// the reading of every event for it.
  @inline(never)
  func answer(_ event: ScrollEvent, under top: Top, reading: HostReading) {
    mirror?.answer(event, bar, top, reading)
  }

  /// Where the list's content begins: what a bar's technique has its own header in the place of.
  struct Top: Equatable {
    /// Top edge of the scroll view.
    var viewMinY: Double
    /// Where the content's top is on screen under the header at its largest.
    var line: Double
  }
}

extension FollowingBar.Top {
  init(_ stage: borrowing HeaderStage, _ reading: HostReading) {
    viewMinY = stage.viewMinY
    line = HeaderStage.line(of: stage.layout, at: stage.layout.restMinY, for: reading)
  }
}

/// What is seen of a bar, and the host that shows it.
final class BarScreen {
  private(set) var effects = HeaderEffects(layout: .zero)
  #if hasFeature(Embedded)
    var host: (any BarHost)?
  #else
    weak var host: (any BarHost)?
  #endif

  func show(_ effects: HeaderEffects) {
    self.effects = effects
    host?.showBar(effects)
  }
}

import ScrollPhysics

/// Shows a bar that follows a header: a phone, or the simulator.
public protocol BarHost: AnyObject {
  /// Progress of the animation that ``showBar(_:)`` has started last, 0 to 1; `nil` when it is over. Read
  /// only for a bar with its own technique.
  var barProgress: Double? { get }

  /// Shows the bar at ``FollowingBar/minY(under:in:)`` of the effects' layout, or of the two layouts between
  /// which an animation runs. Ignore the rest of the effects.
  func showBar(_ effects: HeaderEffects)
}

/// A bar at the bottom that follows a header: moved by the header's collapsed fraction, or by its own
/// technique.
///
/// ```swift
/// forwarder.bar = FollowingBar(BottomBar(height: 49, safeAreaBottom: 34), moving: .withHeader)
/// forwarder.bar?.host = self
/// forwarder.attach(to: list)          // its bottom inset has the bar's room already
/// ```
///
/// With the header, one fraction moves both, also in animations, on requests, during a hold and when pages
/// change.
///
/// A bar's own technique is told the events of the same list as if the bar were the header, mirrored at the
/// container's middle. Only the collapsed fraction and the animation of its answers are used: a bar moves
/// neither the content nor the end of a fling. The bar opens where the app, or a tap on the status bar,
/// scrolls to the top of the list. It is held while the header is held.
///
/// - Complexity: O(1) an event, no allocation.
public final class FollowingBar {
  /// What moves a bar.
  public enum Movement {
    /// Nothing. The bar stays.
    case nothing
    /// The header's collapsed fraction.
    case withHeader
    /// The bar's own technique. Do not use the driver elsewhere.
    case by(any HeaderDriving)
  }

  /// The bar's size. A host that changes it changes the list's room as well.
  public var bar: BottomBar
  /// How the bar is shown after the last event.
  public var effects: HeaderEffects { screen.effects }
  /// Shows the bar. Held weakly, except in Embedded Swift, which has no weak references.
  public var host: (any BarHost)? {
    get { screen.host }
    set { screen.host = newValue }
  }

  private let screen = BarScreen()
  private let movement: Movement
  /// The path to the bar's own technique; `nil` without one.
  private let mirror: MirroredHost?

  /// A bar that `movement` moves.
  public init(_ bar: BottomBar, moving movement: Movement) {
    (self.bar, self.movement) = (bar, movement)
    mirror = if case .by(let driver) = movement { MirroredHost(driver, screen) } else { nil }
  }

  /// Returns the top edge of the bar in a container `containerHeight` points high, where `layout` is the
  /// effects' layout or what an animation shows of it.
  public func minY(under layout: HeaderLayout, in containerHeight: Double) -> Double {
    bar.minY(hidden: layout.collapsedFraction, in: containerHeight)
  }

  // MARK: Following

  /// Holds or releases the bar's own technique, as the header is held or released.
  func hold(_ holds: Bool) { mirror?.hold(holds) }

  /// Begins over the list of `reading`, under the header of `stage`, which `effects` have placed.
  func start(
    with effects: HeaderEffects, under stage: borrowing HeaderStage, reading: HostReading
  ) {
    guard let mirror else { return follow(effects) }
    mirror.start(bar, ContentTop(stage, reading), reading)
  }

  /// Whether the bar needs events before the header has answered them.
  var hasTechnique: Bool { mirror != nil }

  /// Follows the header, which `effects` move.
  func follow(_ effects: HeaderEffects) {
    if case .withHeader = movement { screen.show(effects) }
  }

  /// Lets the bar's own technique, if any, answer `event`. Not inlined, or the forwarder would copy the
  /// reading in every event.
  @inline(never)
  func answer(_ event: ScrollEvent, under top: ContentTop, reading: HostReading) {
    mirror?.answer(event, bar, top, reading)
  }

  /// Where the list's content begins. The bar's technique has its header there.
  struct ContentTop: Equatable {
    /// Top edge of the scroll view.
    var viewMinY: Double
    /// Where the content's top is on screen under the header at its largest.
    var line: Double

    init(_ stage: borrowing HeaderStage, _ reading: HostReading) {
      viewMinY = stage.viewMinY
      line = reading.line(of: stage.layout, at: stage.layout.restMinY)
    }
  }
}

/// How a bar is shown, and the host that shows it.
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

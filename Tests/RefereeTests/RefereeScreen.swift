import SimulationTestSupport
import Testing

/// A scroll view without touches or a clock. As in the peers' tests, a step moves the content by points. An animation of
/// the header stays at its start until the next step.
///
/// Points are in the container's coordinates, y down. Offsets and velocities are positive when the content moves up.
final class RefereeScreen: ScrollHost {
  weak var scrollDelegate: (any ScrollHostDelegate)?
  let technique: HeaderTechnique
  let forwarder: ScrollForwarder
  private let mounting: HeaderMounting
  var container = 600.0
  var content = 10_000.0
  var safeArea = 0.0
  private var prefersReducedMotion = false

  var contentOffset = 0.0
  var position = 0.0
  private var motion = HostMotion.resting
  private var isDragging = false
  private var target: Double?
  private var scrollEnd: Double?
  var transition: HeaderTransition?
  var held: HeaderLayout?
  var effects = HeaderEffects(layout: .zero)
  private var trigger: StretchTrigger
  var triggerCount = 0

  /// The standard catalog, and headers that only peers test: `enter-always-stretching`, `share-snap`.
  private static let catalog = HeaderCatalog(
    HeaderCatalog.standard.techniques + [
      HeaderTechnique(StretchingHeader<EnterAlwaysHeader>.self),
      HeaderTechnique(StretchingHeader<TwitterCondenseHeader>.self),
      HeaderTechnique(ShareSnapHeader.self),
    ])

  /// A screen described by `text`: `enter-always height 100, content 1200`. The header comes first, with its parameters;
  /// then `container`, `content` and `safe-area` in points, `reduced-motion`, and the points of stretch at which a
  /// `trigger` fires.
  init(_ text: String, _ mounting: HeaderMounting) throws {
    let parts = text.split(separator: ",").map { $0.split(separator: " ") }
    technique = try #require(Self.catalog[String(parts[0][0])], "\(text)")
    var stretch = 100.0
    for part in parts.dropFirst() {
      let number = part.count > 1 ? try #require(Double(part[1])) : 0
      switch part[0] {
      case "container": container = number
      case "content": content = number
      case "safe-area": safeArea = number
      case "reduced-motion": prefersReducedMotion = true
      case "trigger": stretch = number
      default: #expect(part[0] == "overlay", "\(text)")
      }
    }
    self.mounting = mounting
    trigger = StretchTrigger(at: stretch)
    let driver = try technique.makeDriver(technique.assignments(parts[0].dropFirst()))
    forwarder = ScrollForwarder(driver: driver, mounting: mounting)
    forwarder.attach(to: self)
  }

  // MARK: ScrollHost

  var reading: HostReading {
    HostReading(
      offset: contentOffset, position: motion == .tracking ? position : contentOffset,
      contentSize: content, containerHeight: container,
      safeAreaTop: safeArea, motion: motion,
      prefersReducedMotion: prefersReducedMotion, scale: 3,
      progress: transition == nil ? nil : 0)
  }

  func place(_ effects: HeaderEffects) { perform(effects) }

  func perform(
    _ effects: HeaderEffects, answering event: ScrollEvent, in context: HeaderContext
  ) {
    perform(effects)
    if case .willEndDragging = event { target = effects.targetContentOffset }
  }

  private func perform(_ effects: HeaderEffects) {
    self.effects = effects
    if trigger.fires(for: effects.layout) { triggerCount += 1 }
    held = nil
    switch effects.appearance {
    case .layout: transition = nil
    case .running(let running), .animated(let running, _): transition = running
    case .held(let layout): (transition, held) = (nil, layout)
    }
    switch effects.move {
    case nil: break
    case .put(let offset, let position): (contentOffset, self.position) = (offset, position)
    case .stop(let offset): (contentOffset, position, motion) = (offset, offset, .resting)
    case .scroll(let end, _): (scrollEnd, motion) = (end, .scrolling)
    }
  }

  var minY: Double { effects.scrollViewMinY }

  var range: ScrollRange {
    ScrollRange(
      minimum: -(effects.room + max(0, safeArea - minY)),
      maximum: content - max(0, container - minY))
  }

  func report(_ event: ScrollEvent) {
    scrollDelegate?.scrollHost(self, didReport: event)
  }

  /// The difference between the technique's content offset and the view's own.
  var shift: Double { mounting == .overlay ? effects.layout.scrollViewMinY : 0 }

  // MARK: Steps

  /// Puts a finger down, which stops the content.
  func land() {
    settleContent()
    (motion, isDragging, position) = (.tracking, false, contentOffset)
  }

  /// Moves the finger by `distance` points, positive up.
  func drag(_ distance: Double) {
    if motion != .tracking {
      settle()
      land()
    }
    if !isDragging {
      isDragging = true
      report(.willBeginDragging)
    }
    position += distance
    contentOffset = range.offset(
      forPosition: position, dimension: max(0, container - minY))
    report(.didScroll(.drag))
  }

  func lift() {
    guard isDragging else {
      motion = .resting
      report(.didStop)
      return
    }
    fling(0)
  }

  /// Lifts the finger at `velocity` points per second, and decelerates to the end in eight steps.
  func fling(_ velocity: Double) {
    if !isDragging { drag(0) }
    // UIScrollView's normal deceleration.
    let announced = range.clamp(contentOffset + velocity / 1000 * 0.998 / (1 - 0.998))
    target = nil
    report(.willEndDragging(velocity: velocity / 1000, targetContentOffset: announced))
    isDragging = false
    let end = target.map { range.clamp($0) } ?? announced
    guard end != contentOffset else {
      motion = .resting
      report(.didEndDragging(willDecelerate: false))
      return
    }
    // A bounce takes one step: overscroll is no travel.
    let steps = range.contains(contentOffset) ? 8 : 1
    let step = (end - contentOffset) / Double(steps)
    motion = .decelerating
    report(.didEndDragging(willDecelerate: true))
    report(.willBeginDecelerating)
    for _ in 0..<steps {
      contentOffset = range.clamp(contentOffset + step)
      // The sum of eight steps is rounded.
      if (contentOffset - end).magnitude < 1e-9 { contentOffset = end }
      report(.didScroll(.deceleration))
    }
    motion = .resting
    report(.didEndDecelerating)
  }

  /// Moves the content `distance` points beyond its top, as a bounce does.
  func pull(_ distance: Double) {
    settle()
    motion = .decelerating
    contentOffset = range.minimum - distance
    report(.didScroll(.deceleration))
  }

  func scroll(to offset: Double) {
    settle()
    motion = .resting
    guard offset != contentOffset else { return }
    (contentOffset, position) = (offset, offset)
    report(.didScroll(.programmatic))
  }

  func change(_ change: () -> Void) {
    change()
    report(.geometryDidChange)
  }

  /// Ends every animation.
  func settle() {
    settleContent()
    (transition, held) = (nil, nil)
  }

  /// Ends an animated scroll.
  private func settleContent() {
    guard let end = scrollEnd else { return }
    (scrollEnd, motion, transition) = (nil, .resting, nil)
    (contentOffset, position) = (end, end)
    report(.didScroll(.programmatic))
    report(.didEndScrollingAnimation)
  }
}

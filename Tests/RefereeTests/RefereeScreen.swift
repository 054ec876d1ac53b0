import SimulationTestSupport
import Testing

/// A scroll view without touches or a clock: its content is moved by so many points, as the suites of
/// peers move theirs. A header animation waits to be over until something else is done.
final class RefereeScreen: ScrollHost {
  weak var scrollDelegate: (any ScrollHostDelegate)?
  private let forwarder: ScrollForwarder
  private let mounting: HeaderMounting
  private var geometry: RefereeGeometry

  private(set) var contentOffset = 0.0
  private var position = 0.0
  private var motion = HostMotion.resting
  private var isDragging = false
  private var minY = 0.0
  private var room = 0.0
  private var target: Double?
  private var scrollEnd: Double?
  private var transition: HeaderTransition?
  private var held: HeaderLayout?
  private var effects = HeaderEffects(layout: .zero)
  private var trigger: StretchTrigger
  private var triggerCount = 0

  init(_ driver: any HeaderDriving, _ geometry: RefereeGeometry, mounting: HeaderMounting) {
    self.geometry = geometry
    self.mounting = mounting
    trigger = StretchTrigger(at: geometry.trigger)
    forwarder = ScrollForwarder(driver: driver, mounting: mounting)
    forwarder.attach(to: self)
  }

  // MARK: ScrollHost

  var reading: HostReading {
    HostReading(
      offset: contentOffset, position: motion == .tracking ? position : contentOffset,
      contentSize: geometry.content, containerHeight: geometry.container,
      safeAreaTop: geometry.safeArea, motion: motion,
      prefersReducedMotion: geometry.reducesMotion, scale: 3,
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
    (minY, room, held) = (effects.scrollViewMinY, effects.room, nil)
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

  private var range: ScrollRange {
    ScrollRange(
      minimum: -(room + max(0, geometry.safeArea - minY)),
      maximum: geometry.content - max(0, geometry.container - minY))
  }

  private func report(_ event: ScrollEvent) {
    scrollDelegate?.scrollHost(self, didReport: event)
  }

  /// By how much the offset that a technique is told is larger than the view's own.
  private var shift: Double { mounting == .overlay ? effects.layout.scrollViewMinY : 0 }

  // MARK: What is done

  /// Does what `line` says, or compares what it says with what is seen.
  func play(_ line: RefereeLine) throws -> (expected: Double, seen: Double)? {
    switch line {
    case .touch: land()
    case .up(let distance): drag(distance)
    case .down(let distance): drag(-distance)
    case .lift: lift()
    case .fling(let velocity): fling(velocity)
    case .pulled(let distance): pull(distance)
    case .scroll(let offset): scroll(to: offset - shift)
    case .scrolled(let distance): scroll(to: range.minimum + distance)
    case .tapStatusBar: tapStatusBar()
    case .ask(let fraction): report(.setFraction(fraction, animated: true))
    case .put(let fraction): report(.setFraction(fraction, animated: false))
    case .set(let values):
      settle()
      try forwarder.replaceParameters(
        values.map { HeaderParameterAssignment($0.key, $0.value.value) }, in: self)
    case .content(let size): change { $0.content = size }
    case .safeArea(let height): change { $0.safeArea = height }
    case .container(let height): change { $0.container = height }
    case .event(let event): report(event)
    case .list(let offset, let content):
      geometry.content = content
      (contentOffset, position) = (offset - shift, offset - shift)
      report(.contentReplaced)
    case .settled: settle()
    default: return seen(line)
    }
    return nil
  }

  private func land() {
    settleContent()
    (motion, isDragging, position) = (.tracking, false, contentOffset)
  }

  private func drag(_ distance: Double) {
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
      forPosition: position, dimension: max(0, geometry.container - minY))
    report(.didScroll(.drag))
  }

  private func lift() {
    guard isDragging else {
      motion = .resting
      report(.didStop)
      return
    }
    fling(0)
  }

  private func fling(_ velocity: Double) {
    if !isDragging {
      land()
      isDragging = true
      report(.willBeginDragging)
    }
    // Points that UIScrollView's normal deceleration makes of a velocity.
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
    // A bounce is over at once: what lies beyond an edge is no travel.
    let steps = range.contains(contentOffset) ? 8 : 1
    let step = (end - contentOffset) / Double(steps)
    motion = .decelerating
    report(.didEndDragging(willDecelerate: true))
    report(.willBeginDecelerating)
    for _ in 0..<steps {
      // Sums of eighths.
      contentOffset = range.clamp(contentOffset + step)
      if (contentOffset - end).magnitude < 1e-9 { contentOffset = end }
      report(.didScroll(.deceleration))
    }
    motion = .resting
    report(.didEndDecelerating)
  }

  private func pull(_ distance: Double) {
    settle()
    motion = .decelerating
    contentOffset = range.minimum - distance
    report(.didScroll(.deceleration))
  }

  private func scroll(to offset: Double) {
    settle()
    motion = .resting
    guard offset != contentOffset else { return }
    (contentOffset, position) = (offset, offset)
    report(.didScroll(.programmatic))
  }

  private func tapStatusBar() {
    scroll(to: range.minimum)
    report(.didScrollToTop)
  }

  private func change(_ change: (inout RefereeGeometry) -> Void) {
    change(&geometry)
    report(.geometryDidChange)
    if motion == .resting, contentOffset != range.clamp(contentOffset) {
      contentOffset = range.clamp(contentOffset)
      report(.didScroll(.layout))
    }
  }

  /// Whatever moves by itself arrives.
  private func settle() {
    settleContent()
    (transition, held) = (nil, nil)
  }

  private func settleContent() {
    guard let end = scrollEnd else { return }
    (scrollEnd, motion, transition) = (nil, .resting, nil)
    (contentOffset, position) = (end, end)
    report(.didScroll(.programmatic))
    report(.didEndScrollingAnimation)
  }

  // MARK: What is seen

  /// The header on screen: an animation has not begun to move yet.
  private var seen: HeaderLayout { held ?? transition?.start ?? effects.layout }

  private func seen(_ line: RefereeLine) -> (expected: Double, seen: Double)? {
    switch line {
    case .top(let y): (y, seen.headerMinY)
    case .bottom(let y): (y, seen.headerMaxY)
    case .height(let height): (height, seen.headerHeight)
    case .fraction(let fraction): (fraction, seen.collapsedFraction)
    case .stretch(let stretch): (stretch, seen.stretch)
    case .shows(let element, let opacity): (opacity, self.opacity(of: element))
    case .fired(let count): (count, Double(triggerCount))
    case .offset(let offset): (offset, contentOffset + shift)
    case .contentTop(let y): (y, minY - contentOffset)
    case .overlap(let overlap): (overlap, effects.overlap)
    case .moves(let start, let end): wayError(from: start, to: end)
    case .still: (0, transition.map { abs($0.end.headerMaxY - $0.start.headerMaxY) } ?? 0)
    default: nil
    }
  }

  private func opacity(of element: String) -> Double {
    forwarder.driver.choreography.elements.first { $0.name == element }?.tracks
      .first { $0.attribute == .opacity }?.value(in: seen, forwarder.parts(of: seen)) ?? .nan
  }

  /// How far the animation is from one that goes from `start` to `end` without turning round.
  private func wayError(from start: Double, to end: Double) -> (expected: Double, seen: Double) {
    guard let transition else { return (end, .nan) }
    let places = (0...10).map { transition.layout(at: Double($0) / 10).headerMaxY }
    let turns = zip(places, places.dropFirst()).contains { ($1 - $0) * (end - start) <= 0 }
    guard !turns, let first = places.first, abs(first - start) < 1e-9 else {
      return (start, places.first ?? .nan)
    }
    return (end, places.last ?? .nan)
  }
}

extension RefereeCase {
  /// Plays the case, and says which line is not as the peer has it.
  func check() throws {
    for mounting in screen.mountings {
      let host = RefereeScreen(try header.makeDriver(), screen, mounting: mounting)
      for (index, line) in lines.enumerated() {
        guard let (expected, seen) = try host.play(line) else { continue }
        // Sums of points below 10,000, and the pixel of a third that UIKit rests content on.
        #expect(
          abs(expected - seen) < 1e-6, "\(name), \(mounting), line \(index + 1): \(line) is \(seen)"
        )
      }
    }
  }
}

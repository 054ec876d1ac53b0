import SimulationTestSupport
import Testing

/// The words of a case.
extension RefereeScreen {
  /// Performs `step`; or, if it is an expectation, returns its value and the actual one.
  func play(_ step: String) throws -> (expected: Double, seen: Double)? {
    let words = step.split(separator: " ")
    let number = words.count > 1 ? Double(words[1]) ?? 0 : 0
    switch words[0] {
    // A finger lands without dragging.
    case "touch": land()
    // A finger drags, and lands first if none is down.
    case "up": drag(number)
    case "down": drag(-number)
    // A finger lifts without velocity, or with a velocity in points per second.
    case "lift": lift()
    case "fling": fling(number)
    // Content without a finger bounces, and is this many points below its place at rest.
    case "pulled": pull(number)
    // The app sets the technique's content offset, or scrolls this many points above the content's place at rest.
    case "scroll": scroll(to: number - shift)
    case "scrolled": scroll(to: range.minimum + number)
    // The status bar is tapped.
    case "tap":
      scroll(to: range.minimum)
      report(.didScrollToTop)
    // The app requests a collapsed fraction, animated or at once.
    case "ask": report(.setFraction(number, animated: true))
    case "put": report(.setFraction(number, animated: false))
    case "set":
      settle()
      try forwarder.replaceParameters(technique.assignments(words.dropFirst()), in: self)
    case "content": change { content = number }
    case "safe-area": change { safeArea = number }
    case "container": change { container = number }
    // The scroll view reports an event without moving.
    case "event": report(try event(words.dropFirst()))
    // A list of 1000 points at the offset 0 replaces the current one: `list 1000 at 0`.
    case "list":
      content = number
      position = try #require(Double(words[3])) - shift
      contentOffset = position
      report(.contentReplaced)
    // Animations end.
    case "settled": settle()
    default: return try expectation(words, number)
    }
    return nil
  }

  private func event(_ words: ArraySlice<Substring>) throws -> ScrollEvent {
    let value = String(words.last ?? "")
    return switch words.first {
    case "didScroll": .didScroll(.layout)
    case "willBeginDragging": .willBeginDragging
    case "willEndDragging":
      .willEndDragging(velocity: try #require(Double(value)), targetContentOffset: 0)
    case "didEndDragging": .didEndDragging(willDecelerate: value == "true")
    case "didEndDecelerating": .didEndDecelerating
    default: .geometryDidChange
    }
  }

  // MARK: Expectations

  /// The visible header, at the start of a running animation.
  private var visible: HeaderLayout { held ?? transition?.start ?? effects.layout }

  private func expectation(
    _ words: [Substring], _ number: Double
  ) throws -> (expected: Double, seen: Double)? {
    switch words[0] {
    // The header's edges, height, collapsed fraction and stretch.
    case "top": return (number, visible.headerMinY)
    case "bottom": return (number, visible.headerMaxY)
    case "height": return (number, visible.headerHeight)
    case "fraction": return (number, visible.collapsedFraction)
    case "stretch": return (number, visible.stretch)
    // The opacity of an element of the choreography: `shows title 1`.
    case "shows": return (try #require(Double(words[2])), opacity(of: String(words[1])))
    // How often the trigger has fired.
    case "fired": return (number, Double(triggerCount))
    // The technique's content offset, and the content's top in the container.
    case "offset": return (number, contentOffset + shift)
    case "content-top": return (number, minY - contentOffset)
    // Points of content under the header.
    case "overlap": return (number, effects.overlap)
    // An animation moves the header's bottom edge in one direction: `moves 15 to 0`.
    case "moves": return animationEnd(from: number, to: try #require(Double(words[3])))
    // No animation moves the header.
    case "still":
      return (0, transition.map { abs($0.end.headerMaxY - $0.start.headerMaxY) } ?? 0)
    default:
      Issue.record("\(words.joined(separator: " "))")
      return nil
    }
  }

  private func opacity(of element: String) -> Double {
    forwarder.driver.choreography.elements.first { $0.name == element }?.tracks
      .first { $0.attribute == .opacity }?.value(in: visible, forwarder.parts(of: visible)) ?? .nan
  }

  /// Returns `end` and the animation's end. The latter is NaN if the animation does not begin at `start`, or turns.
  private func animationEnd(from start: Double, to end: Double) -> (expected: Double, seen: Double)
  {
    let bottoms = (0...10).compactMap { transition?.layout(at: Double($0) / 10).headerMaxY }
    let turns = zip(bottoms, bottoms.dropFirst()).contains { ($1 - $0) * (end - start) <= 0 }
    guard !turns, let first = bottoms.first, abs(first - start) < 1e-9 else { return (end, .nan) }
    return (end, bottoms.last ?? .nan)
  }
}

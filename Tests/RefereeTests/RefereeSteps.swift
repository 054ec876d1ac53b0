import SimulationTestSupport
import Testing

/// What the words of a case do, and what they compare.
extension RefereeScreen {
  /// Does what `step` says, or compares what it says with what is seen.
  func play(_ step: String) throws -> (expected: Double, seen: Double)? {
    let words = step.split(separator: " ")
    let number = words.count > 1 ? Double(words[1]) ?? 0 : 0
    switch words[0] {
    // A finger lands, and does not drag yet; drags, landing first where none is down; lifts from content
    // that it holds still, or at so many points per second.
    case "touch": land()
    case "up": drag(number)
    case "down": drag(-number)
    case "lift": lift()
    case "fling": fling(number)
    // No finger; content is on its way back from so many points below its rest.
    case "pulled": pull(number)
    // The app puts the content at an offset that a technique is told, or so many points above its rest.
    case "scroll": scroll(to: number - shift)
    case "scrolled": scroll(to: range.minimum + number)
    // The status bar is tapped.
    case "tap": tapStatusBar()
    // The header is wanted at a collapsed fraction, animated or at once.
    case "ask": report(.setFraction(number, animated: true))
    case "put": report(.setFraction(number, animated: false))
    case "set":
      settle()
      try forwarder.replaceParameters(technique.assignments(words.dropFirst()), in: self)
    case "content": change { content = number }
    case "safe-area": change { safeArea = number }
    case "container": change { container = number }
    // The scroll view reports an event, and nothing has moved.
    case "event": report(try event(words.dropFirst()))
    // Another list is shown: `list 1000 at 0`.
    case "list":
      content = number
      position = try #require(Double(words[3])) - shift
      contentOffset = position
      report(.contentReplaced)
    // Animations are over.
    case "settled": settle()
    default: return try seen(words, number)
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

  // MARK: What is seen

  /// The header on screen: an animation has not begun to move yet.
  private var seen: HeaderLayout { held ?? transition?.start ?? effects.layout }

  private func seen(
    _ words: [Substring], _ number: Double
  ) throws -> (expected: Double, seen: Double)? {
    switch words[0] {
    // The header's edges, its height, and how far it is collapsed or stretched.
    case "top": return (number, seen.headerMinY)
    case "bottom": return (number, seen.headerMaxY)
    case "height": return (number, seen.headerHeight)
    case "fraction": return (number, seen.collapsedFraction)
    case "stretch": return (number, seen.stretch)
    // The opacity of an element of the choreography: `shows title 1`.
    case "shows": return (try #require(Double(words[2])), opacity(of: String(words[1])))
    // How often the trigger has fired.
    case "fired": return (number, Double(triggerCount))
    // The offset that the technique is told, and where the content's own top is.
    case "offset": return (number, contentOffset + shift)
    case "content-top": return (number, minY - contentOffset)
    // Points of content under the header.
    case "overlap": return (number, effects.overlap)
    // The header's bottom is on its way without turning round: `moves 15 to 0`.
    case "moves": return wayError(from: number, to: try #require(Double(words[3])))
    // Nothing of the header moves by itself.
    case "still":
      return (0, transition.map { abs($0.end.headerMaxY - $0.start.headerMaxY) } ?? 0)
    default:
      Issue.record("\(words.joined(separator: " "))")
      return nil
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

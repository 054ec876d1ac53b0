import HeaderCore

/// What of the user's travel a bar takes up that shrinks with the content, as a large title does.
///
/// The same finger moves content and bar. In one turn the content goes up by d and the safe area
/// shrinks by d, so a header below the bar is carried along by d already; were it to condense by d as
/// well, its lower edge would go twice as fast as the rows.
///
///     travel of the header = travel of the content - change of the safe area
///
/// The two changes come in either order. A safe area that changes after the content did takes back
/// what the header has moved by that; one that changes before is subtracted from what comes next.
struct BarTravel {
  /// Seconds that a turn takes at most: a frame of a 120 Hz display lasts 8 milliseconds.
  private static let turn = 0.006

  /// How far the last travel has moved the header's lower edge, positive up, and when.
  private var moved = (points: 0.0, time: -1.0)
  /// What a safe area has shrunk by that no travel has been seen for, and when.
  private var owed = (points: 0.0, time: -1.0)

  /// The offset and the safe area that were reported last.
  var told = (offset: 0.0, safeAreaTop: 0.0)
  /// Points by which the content is said to be elsewhere than it is, while the bar's part is reported.
  var shift = 0.0

  /// The safe area has become lower by `points`, negative where it has grown. Returns the part of the
  /// travel before that is the bar's, and has to be taken back.
  mutating func safeAreaDidShrink(by points: Double, at time: Double) -> Double {
    let isSameTurn = time - moved.time < BarTravel.turn
    let part = isSameTurn ? BarTravel.common(points, moved.points) : 0
    moved.points -= part
    owed = (points - part, time)
    return part
  }

  /// The content travels by `points`, positive up. Returns the part that is the bar's.
  mutating func contentWillTravel(by points: Double, at time: Double) -> Double {
    defer { owed.points = 0 }
    return time - owed.time < BarTravel.turn ? BarTravel.common(points, owed.points) : 0
  }

  /// That has moved the header's lower edge up by `points`.
  mutating func headerDidMove(by points: Double, at time: Double) {
    moved = (points, time)
  }

  /// What two movements in one direction have in common; 0 in different ones.
  private static func common(_ one: Double, _ other: Double) -> Double {
    guard one * other > 0 else { return 0 }
    return one.magnitude < other.magnitude ? one : other
  }
}

extension ObservedScroll {
  /// Reports `event`: the user's travel less what a bar has taken up of it.
  func report(_ event: ScrollEvent) {
    // Content that a finger stops has not gone where it was asked to, and is asked again.
    if motion == .tracking, event == .didEndScrollingAnimation { pending = nil }
    if event.cause?.isUserTravel == true, header.traits.movedBy == .travel {
      let (time, before) = (header.now, header.shown.layout.headerMaxY)
      let travel = contentOffset - bar.told.offset
      let part = bar.contentWillTravel(by: travel, at: time)
      if part != 0 { pass(on: .didScroll(.layout), shiftedBy: part - travel) }
      pass(on: event)
      bar.headerDidMove(by: before - header.shown.layout.headerMaxY, at: time)
    } else {
      pass(on: event)
    }
    bar.told.offset = contentOffset
  }

  /// The safe area may have changed: takes back the travel that has moved the header as well as the bar.
  func noticeSafeArea() {
    let change = bar.told.safeAreaTop - surroundings.safeAreaTop
    bar.told.safeAreaTop = surroundings.safeAreaTop
    guard change != 0, header.traits.movedBy == .travel else { return }
    let cause: ScrollCause
    switch motion {
    case .tracking: cause = .drag
    case .decelerating: cause = .deceleration
    case .resting, .scrolling: return
    }
    let part = bar.safeAreaDidShrink(by: change, at: header.now)
    // Told of the content as if it had not gone that far, the technique undoes that much.
    if part != 0 { pass(on: .didScroll(cause), shiftedBy: -part) }
  }

  private func pass(on event: ScrollEvent, shiftedBy shift: Double = 0) {
    bar.shift = shift
    scrollDelegate?.scrollHost(self, didReport: event)
    bar.shift = 0
  }
}

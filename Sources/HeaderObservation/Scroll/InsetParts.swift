/// The parts of the inset above or below a scroll view's content.
///
///     above = safe area + room for the header + the app's own + a refresh control's
///     below = room that the header needs there + the app's own and the system's
///
/// SwiftUI reports only their sum, and reports it later than the room is made. What the first reading contains
/// apart from safe area and room is the app's; what is added later is a refresh control's.
struct InsetParts: Equatable {
  /// The app's part, in points.
  private(set) var app = 0.0
  /// The refresh control's part, in points.
  private(set) var refresh = 0.0
  /// The header's room that the last reading contained.
  private var room = 0.0
  /// The header's room that a later reading will contain.
  private var expectedRoom: Double?
  private var isKnown = false

  /// The parts that are not the header's.
  var own: Double { app + refresh }

  /// Tolerance for rounding in layouts, in points.
  static let tolerance = 0.5

  // MARK: From their sum

  /// Expects that `room` is part of this or a later reading. If it is the room of the last reading again, no change
  /// is expected.
  mutating func expectRoom(_ room: Double) {
    if !isKnown {
      self.room = room
    } else {
      expectedRoom = room == self.room ? nil : room
    }
  }

  /// Forgets the parts: the next reading is treated as the first.
  mutating func forget() {
    (isKnown, expectedRoom) = (false, nil)
  }

  /// Splits the reading `inset`, with a safe area of `safeArea` points.
  mutating func update(_ inset: Double, safeArea: Double) {
    if let expected = expectedRoom {
      let known = safeArea + own
      // The room is in the inset if that leaves the other parts nearer to what they were.
      guard (inset - known - expected).magnitude < (inset - known - room).magnitude else { return }
      (room, expectedRoom) = (expected, nil)
    }
    let remainder = max(0, inset - safeArea - room)
    let excess = remainder > InsetParts.tolerance ? remainder : 0
    if !isKnown || excess < app {
      (app, refresh, isKnown) = (excess, 0, true)
    } else {
      refresh = excess - app > InsetParts.tolerance ? excess - app : 0
    }
  }

  /// Drops the refresh control's part if the new `safeArea` exactly takes its place in the last reading, `inset`, which
  /// had grown before the safe area was reported.
  mutating func safeAreaDidChange(to safeArea: Double, under inset: Double) {
    let remainder = inset - safeArea - room - app
    if isKnown, remainder.magnitude <= InsetParts.tolerance { refresh = 0 }
  }

  // MARK: From each part

  /// Sets the header's room; returns whether it changed.
  mutating func take(room: Double) -> Bool {
    defer { self.room = room }
    return room != self.room
  }

  /// Sets the parts that are not the header's.
  mutating func update(app: Double, refresh: Double) {
    (self.app, self.refresh, isKnown) = (app, refresh, true)
  }

  /// Returns the whole inset with `room` for the header.
  func total(room: Double, _ safeArea: Double) -> Double { safeArea + room + own }
}

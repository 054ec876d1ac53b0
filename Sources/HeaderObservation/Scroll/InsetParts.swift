/// What the inset above or below a scroll view's content is made of.
///
///     above = safe area + room for the header + the app's own + a refresh control's
///     below = room that the header needs there + the app's own, with the system's
///
/// SwiftUI says only how much it is altogether, and a little after the room has been made. What there
/// is besides safe area and room when the scroll view is first seen is the app's; what comes later is
/// a refresh control's.
struct InsetParts: Equatable {
  /// The app's own, in points.
  private(set) var app = 0.0
  /// What a refresh control takes.
  private(set) var refresh = 0.0
  /// The room that the inset is known to have.
  private var room = 0.0
  /// The room that it is about to have.
  private var expectedRoom: Double?
  private var isKnown = false

  /// What is not the header's.
  var own: Double { app + refresh }

  /// Points that layouts may be off by.
  static let tolerance = 0.5

  /// The header's room is `room`, or about to be.
  mutating func roomMayChange(to room: Double) {
    if !isKnown {
      self.room = room
    } else if room != expectedRoom ?? self.room {
      expectedRoom = room
    }
  }

  /// What there is besides has to be seen anew.
  mutating func forget() {
    (isKnown, expectedRoom) = (false, nil)
  }

  /// The inset is `inset`, under a safe area of `safeArea` points.
  mutating func update(_ inset: Double, safeArea: Double) {
    if let expected = expectedRoom {
      let known = safeArea + own
      // Of the two readings of an inset on its way, the one that leaves the rest as it was.
      guard (inset - known - expected).magnitude < (inset - known - room).magnitude else { return }
      (room, expectedRoom) = (expected, nil)
    }
    let besides = max(0, inset - safeArea - room)
    let excess = besides > InsetParts.tolerance ? besides : 0
    if !isKnown || excess < app {
      (app, refresh, isKnown) = (excess, 0, true)
    } else {
      refresh = excess - app > InsetParts.tolerance ? excess - app : 0
    }
  }

  /// The inset has `room` of the header's from now on; returns whether it had not.
  mutating func take(room: Double) -> Bool {
    defer { self.room = room }
    return room != self.room
  }

  /// What the parts are is known.
  mutating func update(app: Double, refresh: Double) {
    (self.app, self.refresh, isKnown) = (app, refresh, true)
  }

  /// The inset once `room` is made.
  func total(room: Double, _ safeArea: Double) -> Double { safeArea + room + own }
}

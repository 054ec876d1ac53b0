/// What the inset below a scroll view's content is made of: the app's own with the system's, and room
/// that the header needs there.
///
/// SwiftUI says only how much it is altogether, and a little after the room has been made.
struct BottomInset: Equatable {
  /// What is not the header's, in points.
  private(set) var own = 0.0
  /// Points that the header needs.
  var room = 0.0
  /// The part of them that the inset is known to have.
  private var knownRoom = 0.0

  /// Both, as they are about to be.
  var wanted: Double { own + room }

  /// The inset is `inset`.
  mutating func note(_ inset: Double) {
    // Of the two readings of an inset on its way, the one that leaves the rest as it was.
    if (inset - own - room).magnitude < (inset - own - knownRoom).magnitude { knownRoom = room }
    own = max(0, inset - knownRoom)
  }
}

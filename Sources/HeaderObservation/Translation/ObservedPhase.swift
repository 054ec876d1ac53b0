/// What moves the content of a scroll view that says so itself, as SwiftUI's does from iOS 18 on.
package enum ObservedPhase: Sendable, Equatable, CaseIterable {
  /// Nothing does.
  case idle
  /// A finger is down, and has not dragged yet. Not every platform has this phase.
  case tracking
  /// A finger drags the content.
  case interacting
  /// The content goes on by itself after a finger has let go of it.
  case decelerating
  /// The content moves because the app, or a tap on the status bar, asked for it.
  case animating
}

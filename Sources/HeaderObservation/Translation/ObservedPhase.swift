/// The phase of a scroll view that reports it, as SwiftUI's does from iOS 18 on.
package enum ObservedPhase: Sendable, Equatable, CaseIterable {
  /// Nothing moves the content.
  case idle
  /// A finger is down and has not dragged yet. Not every platform has this phase.
  case tracking
  /// A finger drags the content.
  case interacting
  /// The content continues to move after the finger lifted.
  case decelerating
  /// The app, or a tap on the status bar, scrolls the content.
  case animating
}

/// What moves a scroll view's content at one moment.
public enum HostMotion: Sendable, Equatable, CaseIterable {
  /// Nothing; the content is at rest.
  case resting
  /// A finger is down, whether it drags or not.
  case tracking
  /// The content moves on after a finger has lifted.
  case decelerating
  /// An animated programmatic scroll is under way.
  case scrolling
}

/// Why the content offset changed.
///
/// A header that consumes travel must move for the user's own travel only. A reload, a keyboard, a rotation
/// or a self-sizing row changes the offset as well.
public enum ScrollCause: String, Sendable, Equatable, CaseIterable {
  /// A finger moves the content.
  case drag
  /// The content moves on after a finger has lifted, including the bounce at an edge.
  case deceleration
  /// The app has set the offset, or the status bar was tapped.
  case programmatic
  /// The offset was moved into its range or onto the pixel grid.
  case layout

  /// Whether the user's own gesture caused it.
  @inlinable
  public var isUserTravel: Bool {
    switch self {
    case .drag, .deceleration: true
    case .programmatic, .layout: false
    }
  }
}

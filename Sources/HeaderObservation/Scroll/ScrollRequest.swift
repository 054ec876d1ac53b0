package import HeaderCore

/// Where the content is asked to go, at rest.
package struct ScrollRequest: Sendable, Equatable {
  /// The content offset.
  package var offset: Double
  /// What lies above the content there: `offset` counted from the content's own top edge is
  /// `offset + insetTop`.
  package var insetTop: Double
  /// How it goes there; at once without it.
  package var animation: HeaderAnimation?
}

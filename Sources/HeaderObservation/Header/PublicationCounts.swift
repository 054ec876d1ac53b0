/// How often something was published: what a body evaluation, a layout of the list or a scroll of its
/// content would have followed from.
package struct PublicationCounts: Sendable, Equatable {
  /// Headers that differ from the one before.
  package var headers = 0
  /// Insets that differ from the one before.
  package var rooms = 0
  /// Requests that the content be elsewhere.
  package var requests = 0
  /// Requests that a page which does not move the header be at its place.
  package var alignments = 0
  /// Requests that a page be where it is, which ends its flight.
  package var halts = 0
  /// Insets below a page that differ from the one before.
  package var bottomRooms = 0
  /// Answers that asked for the content to be elsewhere and were left undone.
  package var leftUndone = 0
  /// Ends of the header that were told to the app.
  package var ends = 0

  package init() {}
}

import HeaderFormats

/// A column of a comparison's table, after the technique's name.
package struct SummaryColumn: Sendable {
  /// The heading.
  package let name: String
  /// The unit of its figures; empty if there is none.
  package let unit: String
  /// A sentence about the column.
  package let help: String
  /// Returns the figure of a summary as text.
  package let text: @Sendable (GestureSummary) -> String

  /// All columns, in order.
  package static let all = [
    SummaryColumn(
      name: "content", unit: "% of screen",
      help: "What the header leaves of the screen for content, on average over the gesture."
    ) { DecimalNumber.roundedText($0.contentShare * 100) },
    SummaryColumn(
      name: "gone after", unit: "pt of finger",
      help: "How far the finger goes up until the header has gone, or is as small as it gets."
    ) { $0.fingerTravelUntilGone.map { DecimalNumber.roundedText($0) } ?? "never" },
    SummaryColumn(
      name: "back after", unit: "pt of finger",
      help: "How far it then comes down until the header is whole again."
    ) { $0.fingerTravelUntilBack.map { DecimalNumber.roundedText($0) } ?? "never" },
    SummaryColumn(
      name: "at rest after", unit: "s",
      help: "From a finger's lift until everything is at rest; the longest wait of the gesture."
    ) { $0.timeToRest.map { DecimalNumber.roundedText($0, digits: 2) } ?? "no finger" },
    SummaryColumn(
      name: "turns", unit: "",
      help: "How often the header's edge turns round, by more than half a point."
    ) { "\($0.directionChangeCount)" },
  ]
}

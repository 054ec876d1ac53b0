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
      help: "Share of the screen left for content, averaged over the gesture."
    ) { DecimalNumber.roundedText($0.contentShare * 100) },
    SummaryColumn(
      name: "gone after", unit: "pt of finger",
      help: "Distance that the finger moves up until the header is collapsed."
    ) { $0.fingerTravelUntilGone.map { DecimalNumber.roundedText($0) } ?? "never" },
    SummaryColumn(
      name: "back after", unit: "pt of finger",
      help:
        "Distance that the finger then moves down until the header is expanded again; 0 if none is needed."
    ) { $0.fingerTravelUntilBack.map { DecimalNumber.roundedText($0) } ?? "never" },
    SummaryColumn(
      name: "at rest after", unit: "s",
      help: "Longest time of the gesture from a lift until everything is at rest."
    ) { $0.timeToRest.map { DecimalNumber.roundedText($0, digits: 2) } ?? "no finger" },
    SummaryColumn(
      name: "turns", unit: "",
      help: "How often the header's edge changes direction, by more than half a point."
    ) { "\($0.directionChangeCount)" },
  ]
}

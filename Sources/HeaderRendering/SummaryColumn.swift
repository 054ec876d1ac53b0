import HeaderFormats

/// The columns of a comparison's table, after the technique's name.
package enum SummaryColumn: String, CaseIterable {
  case content
  case gone = "gone after"
  case back = "back after"
  case rest = "at rest after"
  case turns

  /// The unit of its figures; empty if there is none.
  package var unit: String {
    switch self {
    case .content: "% of screen"
    case .gone, .back: "pt of finger"
    case .rest: "s"
    case .turns: ""
    }
  }

  /// A sentence about the column.
  package var help: String {
    switch self {
    case .content: "What the header leaves of the screen for content, on average over the gesture."
    case .gone: "How far the finger goes up until the header has gone, or is as small as it gets."
    case .back: "How far it then comes down until the header is whole again."
    case .rest: "From a finger's lift until everything is at rest; the longest wait of the gesture."
    case .turns: "How often the header's edge turns round, by more than half a point."
    }
  }

  /// Returns the figure of `summary` as text.
  package func text(of summary: GestureSummary) -> String {
    switch self {
    case .content: DecimalNumber.roundedText(summary.contentShare * 100)
    case .gone: summary.fingerTravelUntilGone.map { DecimalNumber.roundedText($0) } ?? "never"
    case .back: summary.fingerTravelUntilBack.map { DecimalNumber.roundedText($0) } ?? "never"
    case .rest: summary.timeToRest.map { DecimalNumber.roundedText($0, digits: 2) } ?? "no finger"
    case .turns: "\(summary.directionChangeCount)"
    }
  }
}

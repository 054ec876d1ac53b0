import HeaderCore
import HeaderFormats
import HeaderRendering

/// The answers of a comparison, a line for each technique.
struct SummaryTable {
  private let comparison: HeaderComparison
  private let isPlain: Bool

  /// A table of `comparison`; a plain one has no emphasis, whoever reads it.
  init(_ comparison: HeaderComparison, isPlain: Bool = false) {
    self.comparison = comparison
    self.isPlain = isPlain
  }

  func text(_ console: Console) -> String {
    let columns = SummaryColumn.allCases
    let headings = [""] + columns.map { $0.rawValue }
    let units = [""] + columns.map { $0.unit }
    let rows = zip(comparison.recordings, comparison.summaries).map { recording, summary in
      [recording.descriptor.name] + columns.map { $0.text(of: summary) }
    }
    let lines = [headings, units] + rows
    let widths = headings.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    let texts = lines.map { cells in
      cells.enumerated().map { column, cell in
        column == 0 ? cell.padded(to: widths[0]) : cell.aligned(to: widths[column])
      }.joined(separator: "  ").trimmingTrailingSpaces()
    }
    guard !isPlain else { return texts.joined(separator: "\n") + "\n" }
    return
      ([console.emphasized(texts[0]), console.faint(texts[1])] + texts.dropFirst(2))
      .joined(separator: "\n") + "\n"
  }

  /// What the columns mean, for help.
  static func notes(_ console: Console) -> String {
    """
    \(console.emphasized("The table's columns"))
    \(HelpPage.table(SummaryColumn.allCases.map { ($0.rawValue, $0.help) }))

    """
  }
}

/// The table's columns after the technique's name.
private enum SummaryColumn: String, CaseIterable {
  case content
  case gone = "gone after"
  case back = "back after"
  case rest = "at rest after"
  case turns

  var unit: String {
    switch self {
    case .content: "% of screen"
    case .gone, .back: "pt of finger"
    case .rest: "s"
    case .turns: ""
    }
  }

  var help: String {
    switch self {
    case .content: "What the header leaves of the screen for content, on average over the gesture."
    case .gone: "How far the finger goes up until the header has gone, or is as small as it gets."
    case .back: "How far it then comes down until the header is whole again."
    case .rest: "From a finger's lift until everything is at rest; the longest wait of the gesture."
    case .turns: "How often the header's edge turns round, by more than half a point."
    }
  }

  func text(of summary: GestureSummary) -> String {
    switch self {
    case .content: NumberText.rounded(summary.contentShare * 100)
    case .gone: summary.fingerTravelUntilGone.map { NumberText.rounded($0) } ?? "never"
    case .back: summary.fingerTravelUntilBack.map { NumberText.rounded($0) } ?? "never"
    case .rest: summary.timeToRest.map { NumberText.rounded($0, digits: 2) } ?? "no finger"
    case .turns: "\(summary.directionChangeCount)"
    }
  }
}

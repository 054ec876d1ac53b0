import HeaderCore
import HeaderRendering

/// The answers of a comparison, a line for each technique.
struct SummaryTable {
  private let comparison: HeaderComparison

  /// A table of `comparison`.
  init(_ comparison: HeaderComparison) {
    self.comparison = comparison
  }

  func text(_ console: Console) -> String {
    let columns = SummaryColumn.allCases
    let headings = [""] + columns.map { $0.rawValue }
    let units = [""] + columns.map { $0.unit }
    let rows = zip(comparison.recordings, comparison.summaries).map { recording, summary in
      [recording.descriptor.name] + columns.map { $0.text(of: summary) }
    }
    let texts = HelpPage.columns([headings, units] + rows, endingRightFrom: 1)
      .map { $0.trimmingTrailingSpaces() }
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

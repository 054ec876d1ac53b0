import HeaderFormats

/// Tells a person who waits how far a long simulation has come.
final class RowProgress {
  private static let interval = 1 << 16

  private let console: Console
  private var rows = 0

  init(_ console: Console) {
    self.console = console
  }

  func advance(to time: Double) {
    rows += 1
    guard console.showsProgress, rows.isMultiple(of: RowProgress.interval) else { return }
    console.messages.write("\r\(rows) rows, \(NumberText.rounded(time / 1000, digits: 0)) s")
    console.messages.flush()
  }

  func finish() {
    guard console.showsProgress, rows >= RowProgress.interval else { return }
    console.messages.write("\r\u{1B}[K")
    console.messages.flush()
  }
}

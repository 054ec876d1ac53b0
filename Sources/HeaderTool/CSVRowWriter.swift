import HeaderCore
import ScrollSimulator

/// Comma-separated values; nothing is empty but what has no value.
final class CSVRowWriter: RowWriter {
  private let output: TextOutput
  private var progress: RowProgress
  private var isFirst = true

  init(_ console: Console) {
    output = console.output
    progress = RowProgress(console)
  }

  func simulationDidRecord(_ row: SimulationRow) {
    if isFirst {
      output.write(RowColumn.allCases.map { $0.rawValue }.joined(separator: ",") + "\n")
      isFirst = false
    }
    output.append { bytes in
      for column in RowColumn.allCases {
        switch column.cell(of: row) {
        case .number(let number): DecimalNumber.append(number, to: &bytes)
        case .name(let name): bytes.append(contentsOf: name.utf8)
        case .empty: break
        }
        bytes.append(UInt8(ascii: column == .correctedOffset ? "\n" : ","))
      }
    }
    progress.advance(to: row.time)
  }

  func finish() {
    progress.finish()
  }
}

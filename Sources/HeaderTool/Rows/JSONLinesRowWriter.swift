import HeaderCore
import HeaderFormats
import ScrollSimulator

/// One JSON object per line, with the columns as keys; what has no value is null.
final class JSONLinesRowWriter: RowWriter {
  private let output: TextOutput
  private let progress: RowProgress

  init(_ console: Console) {
    output = console.output
    progress = RowProgress(console)
  }

  func simulationDidRecord(_ row: SimulationRow) {
    output.append { bytes in
      var separator = "{\""
      for column in RowColumn.allCases {
        bytes.append(contentsOf: separator.utf8)
        bytes.append(contentsOf: column.rawValue.utf8)
        bytes.append(contentsOf: "\":".utf8)
        switch column.cell(of: row) {
        case .number(let number): bytes.append(contentsOf: DecimalNumber.text(number).utf8)
        case .name(let name): bytes.append(contentsOf: "\"\(name)\"".utf8)
        case .empty: bytes.append(contentsOf: "null".utf8)
        }
        separator = ",\""
      }
      bytes.append(contentsOf: "}\n".utf8)
    }
    progress.advance(to: row.time)
  }

  func finish() {
    progress.finish()
  }
}

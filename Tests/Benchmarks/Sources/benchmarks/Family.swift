/// One line of the table.
struct Row {
  /// What was measured.
  let subject: String
  /// What it is held against.
  let reference: String
  let referenceAmount: String
  let amount: String
  let ratio: Double
  /// The ratio aimed at.
  let goal: Goal

  enum Goal {
    case atMost(Double)
    case atLeast(Double)

    func isMet(by ratio: Double) -> Bool {
      switch self {
      case .atMost(let limit): ratio <= limit
      case .atLeast(let limit): ratio >= limit
      }
    }
  }
}

/// Measurements that belong together. Adding one means a file with it, and its name in `main.swift`.
protocol Family {
  /// The word that asks for it on the command line.
  var name: String { get }

  func rows() throws -> [Row]
}

import HeaderCore
public import ScrollSimulator

extension SimulationRow {
  /// The row as a JSON object in a line of its own, with its line feed: the columns as keys, and
  /// `overlap` at the end. What has no value is null.
  public var jsonLine: String {
    let columns =
      RowColumn.all(hasPages: page != nil, hasBar: barMinY != nil) + [.overlap]
    return JSONValue.object(columns.map { ($0.rawValue, $0.cell(of: self).json) }).text + "\n"
  }
}

extension RowColumn.Cell {
  /// A zero has no sign.
  fileprivate var json: JSONValue {
    switch self {
    case .number(let number): .value(.number(number == 0 ? 0 : number))
    case .name(let name): .value(.choice(name))
    case .empty: .null
    }
  }
}

import HeaderCore
public import ScrollSimulator

extension SimulationRow {
  /// The row as a line with a JSON object, with its line feed. The keys are the columns, and `overlap` at the
  /// end. Missing values are null.
  public var jsonLine: String {
    let members = (columns + [.overlap]).map { column in
      (column.name, column.value(self).map { JSONValue($0) } ?? .null)
    }
    return JSONValue.object(members).text + "\n"
  }
}

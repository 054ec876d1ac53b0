import HeaderCore
public import ScrollSimulator

extension SimulationRow {
  /// The row as a JSON object in a line of its own, with its line feed: the columns as keys, and
  /// `overlap` at the end. What has no value is null.
  public var jsonLine: String {
    let members = (columns + [.overlap]).map { column in
      (column.name, column.value(self).map { JSONValue($0) } ?? .null)
    }
    return JSONValue.object(members).text + "\n"
  }
}

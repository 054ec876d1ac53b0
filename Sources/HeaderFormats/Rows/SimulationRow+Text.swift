import HeaderCore
public import ScrollSimulator

extension SimulationRow {
  /// The columns' names as the first line of a CSV file, with its line feed.
  public static var csvHeading: String { csvHeading(hasPages: false) }

  /// The same for rows of several pages, which end with the page, or of one list.
  public static func csvHeading(hasPages: Bool) -> String {
    RowColumn.all(hasPages: hasPages).map { $0.rawValue }.joined(separator: ",") + "\n"
  }

  /// The row as a line of CSV, with its line feed: points and milliseconds in the order of
  /// ``csvHeading``, which `headers simulate --help` explains. What has no value is empty.
  public var csvLine: String {
    let fields = RowColumn.all(hasPages: page != nil).map { column in
      switch column.cell(of: self) {
      case .number(let number): DecimalNumber.text(number)
      case .name(let name): name
      case .empty: ""
      }
    }
    return fields.joined(separator: ",") + "\n"
  }

  /// The row as a JSON object in a line of its own, with its line feed: the columns as keys, and
  /// `overlap` at the end. What has no value is null.
  public var jsonLine: String {
    var json = JSONWriter()
    json.object { json in
      for column in RowColumn.all(hasPages: page != nil) + [.overlap] {
        json.key(column.rawValue)
        switch column.cell(of: self) {
        case .number(let number): json.number(number)
        case .name(let name): json.string(name)
        case .empty: json.null()
        }
      }
    }
    return json.text + "\n"
  }
}

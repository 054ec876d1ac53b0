package import HeaderFit

extension HeaderRecord {
  /// Reads a record from CSV with the columns `t_ms,content_offset,header_min_y,header_height`.
  ///
  ///     t_ms,content_offset,header_min_y,header_height,phase
  ///     0,0,0,88,rest
  ///     16.7,0,0,81,drag
  ///
  /// `header_max_y` may replace the two columns of the header. `phase` is rest, tracking, drag, deceleration or
  /// programmatic, and `scroll_view_min_y` the scroll view's top edge. An empty field was not observed. A
  /// recorder writes `safe_area_top`, `container_height` and `content_size` into its first row; with the last,
  /// offsets are the scroll view's own. The rows of `headers simulate --format csv` can be read too.
  ///
  /// - Throws: The first line that cannot be read, and why.
  package init(csv lines: FileLines) throws(FileError) {
    var isSimulation = false
    var reader = try TableReader(lines) { columns in
      isSimulation = ["time", "event", "bounds", "scroll_view_min_y"].allSatisfy(columns.contains)
      return [isSimulation ? "time" : "t_ms", "content_offset"]
        + (columns.contains("header_max_y") ? [] : ["header_min_y", "header_height"])
    }
    var rows: [Row] = []
    var events: [RecordedEvent] = []
    var screen: (safeAreaTop: Double?, containerHeight: Double?, contentSize: Double?)
    while let row = try reader.next() {
      if rows.isEmpty, events.isEmpty {
        screen = (
          try row.numberIfAny("safe_area_top"), try row.numberIfAny("container_height"),
          try row.numberIfAny("content_size")
        )
      }
      let offset = try row.number("content_offset")
      let scrollViewMinY = try row.numberIfAny("scroll_view_min_y")
      if isSimulation {
        events.append(
          RecordedEvent(
            time: try row.number("time"), name: row.text("event") ?? "", cause: row.text("cause"),
            offset: offset, bounds: try row.number("bounds"), scrollViewMinY: scrollViewMinY ?? 0,
            header: try row.header))
      } else {
        rows.append(
          Row(
            time: try row.number("t_ms"), contentOffset: offset, header: try row.header,
            scrollViewMinY: scrollViewMinY, phase: try row.phase))
      }
    }
    self = isSimulation ? HeaderRecord(events) : HeaderRecord(rows: rows)
    contentSize = screen.contentSize
    guard !isSimulation else { return }
    safeAreaTop = screen.safeAreaTop ?? safeAreaTop
    containerHeight = max(1, screen.containerHeight ?? containerHeight)
    hasKnownOrigin = contentSize != nil
  }
}

extension TableRow {
  /// The header; `nil` if it was not observed.
  fileprivate var header: HeaderSight? {
    get throws(FileError) {
      if let minY = try numberIfAny("header_min_y"), let height = try numberIfAny("header_height") {
        return HeaderSight(minY: minY, height: height)
      }
      return try numberIfAny("header_max_y").map { HeaderSight(maxY: $0) }
    }
  }

  fileprivate var phase: HeaderRecord.Phase? {
    get throws(FileError) {
      guard text("phase") != nil else { return nil }
      return try one("phase", of: HeaderRecord.Phase.allCases) { $0.rawValue }
    }
  }
}

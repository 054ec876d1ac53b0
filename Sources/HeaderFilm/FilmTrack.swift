import HeaderCore
public import HeaderFit

/// The movement of a header in a film.
public struct FilmTrack: Sendable, Equatable {
  /// A frame.
  public struct Row: Sendable, Equatable {
    /// The time in milliseconds.
    public var time: Double
    /// How far the content moved up since the start of the film, in points.
    public var contentOffset: Double
    /// The header's lower edge, in points from the screen's top; `nil` if it is not known.
    public var headerMaxY: Double?
    /// Whether the edge is visible in the frame. Otherwise it is that of the previous frame.
    public var isSeen: Bool
  }

  /// The result of a film.
  public enum Verdict: Sendable, Equatable {
    /// A header that moves.
    case header
    /// Nothing scrolls vertically.
    case still
    /// The picture changes differently from a list that scrolls vertically: it moves sideways, or has cuts.
    case unclear
    /// A list scrolls, and nothing above it moves independently.
    case noHeader
    /// The film is wider than high, or shows a rotated phone.
    case rotated
  }

  /// The frames in order.
  public var rows: [Row]
  /// The size of the frames.
  public let format: FilmFormat
  /// Points above the screen, of a letterbox or a device's rim.
  public internal(set) var rim = 0.0
  /// Height of the safe area at the screen's top, in points. An edge in it is not visible.
  public var safeAreaTop: Double { format.safeAreaTop(rim: rim) }
  /// The number of frames in which the content was not found.
  var lostCount = 0

  init(rows: [Row], format: FilmFormat) {
    self.rows = rows
    self.format = format
  }

  /// The result of the film.
  public var verdict: Verdict {
    if format.isRotated { return .rotated }
    if lostCount * 4 > rows.count { return .unclear }
    let offsets = rows.map { $0.contentOffset }
    guard let low = offsets.min(), let high = offsets.max(), high - low > 20 else { return .still }
    let isOut = { (row: Row) in row.headerMaxY.map { $0 > safeAreaTop + 1 } ?? false }
    // A line of the list that leaves the screen is never visible as an edge.
    let edges = rows.filter { $0.isSeen && isOut($0) }.compactMap { $0.headerMaxY }
    guard let first = edges.min(), let last = edges.max(),
      last - first > 4 || (last > safeAreaTop + 4 && !rows.allSatisfy(isOut))
    else { return .noHeader }
    return .header
  }

  /// The track as a record for a fit: the content's place on the screen, and the lower edge while it is below the
  /// status bar.
  public var record: HeaderRecord {
    var record = HeaderRecord(
      rows: rows.map { row in
        HeaderRecord.Row(
          time: row.time, contentOffset: row.contentOffset,
          header: row.headerMaxY.flatMap { $0 > safeAreaTop + 1 ? HeaderSight(maxY: $0) : nil })
      })
    record.mounting = .overlay
    record.safeAreaTop = safeAreaTop
    record.containerHeight = format.height - 2 * rim
    return record
  }
}

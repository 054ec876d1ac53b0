import HeaderCore
public import HeaderFit

/// What a film shows of a header.
public struct FilmTrack: Sendable, Equatable {
  /// One frame.
  public struct Row: Sendable, Equatable {
    /// Milliseconds.
    public var time: Double
    /// Points by which the content has moved up since the film began.
    public var contentOffset: Double
    /// The header's lower edge, in points from the screen's top; `nil` where it is not known.
    public var headerMaxY: Double?
    /// Whether the frame shows the edge; otherwise it is held from the frame before.
    public var isSeen: Bool
  }

  /// What a film has to tell.
  public enum Verdict: Sendable, Equatable {
    /// A header that moves.
    case header
    /// Nothing scrolls up or down.
    case still
    /// The picture changes, and not as a list does that scrolls up and down: it goes sideways, or is cut.
    case unclear
    /// A list scrolls, and nothing above it moves otherwise.
    case noHeader
    /// The film is wider than high, or a telephone's screen lies on its side in it.
    case rotated
  }

  /// The frames, in their order.
  public var rows: [Row]
  /// What the frames measure.
  public let format: FilmFormat
  /// Points above the screen, as a letter box or the rim of a device has them.
  public internal(set) var rim = 0.0
  /// Points at the screen's top that the status bar covers. An edge up there is not seen.
  public var safeAreaTop: Double { format.safeAreaTop(rim: rim) }
  /// Frames in which the content was not found again.
  var lostCount = 0

  init(rows: [Row], format: FilmFormat) {
    self.rows = rows
    self.format = format
  }

  /// What the film has to tell.
  public var verdict: Verdict {
    if format.isRotated { return .rotated }
    if lostCount * 4 > rows.count { return .unclear }
    let offsets = rows.map { $0.contentOffset }
    guard let low = offsets.min(), let high = offsets.max(), high - low > 20 else { return .still }
    let isOut = { (row: Row) in row.headerMaxY.map { $0 > safeAreaTop + 1 } ?? false }
    // A line of the list that goes out of sight with it is never seen as an edge.
    let edges = rows.filter { $0.isSeen && isOut($0) }.compactMap { $0.headerMaxY }
    guard let first = edges.min(), let last = edges.max(),
      last - first > 4 || (last > safeAreaTop + 4 && !rows.allSatisfy(isOut))
    else { return .noHeader }
    return .header
  }

  /// The track as a fit reads it: the content's place on the screen, and the lower edge where it is below
  /// the status bar.
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

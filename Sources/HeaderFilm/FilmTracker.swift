/// Finds a header's lower edge in a film, frame by frame.
///
/// ```swift
/// var tracker = FilmTracker(FilmFormat(columns: 96, rows: 1704, width: 1179, height: 2556))
/// for frame in frames { tracker.add(frame.luma, at: frame.milliseconds) }
/// let track = tracker.track
/// ```
///
/// The content is what moves as one; the header is what lies above it and does not go along. Of a frame only
/// the brightness of its rows in eight bands of columns is kept, and of the content as much as some screens.
public struct FilmTracker {
  /// What the frames measure.
  public let format: FilmFormat

  private var frame: RowProfiles
  private var before: RowProfiles
  /// Frames in which the content was elsewhere, the older one first.
  private var others: [(frame: RowProfiles, offset: Double)] = []
  private var motion = ContentMotion()
  private var rows: [FilmTrack.Row] = []
  /// Where the header may have ended in the first frame.
  private var hypotheses: [EdgeHypothesis] = []
  /// Corrections of the edge by the user, by frame.
  private var corrections: [(frame: Int, row: Double)] = []
  /// Frames whose content was not found again.
  private var lostCount = 0
  /// Rows above and below the screen: a letter box, or the rim of a device.
  private var rim = 0
  /// The first row that may be a bar's at the bottom, or a keyboard's.
  private var foot: Int

  /// A tracker of frames that measure `format`.
  public init(_ format: FilmFormat) {
    self.format = format
    frame = RowProfiles(rows: format.rows)
    before = frame
    foot = format.rows - format.rowCount(40)
  }

  /// Takes in the frame at `time`, in milliseconds; `luma` has its samples row by row.
  public mutating func add(_ luma: UnsafeBufferPointer<UInt8>, at time: Double) {
    guard luma.count >= format.columns * format.rows, rows.last.map({ $0.time < time }) ?? true
    else {
      return
    }
    swap(&frame, &before)
    frame.read(luma, columns: format.columns)
    guard let last = rows.last else {
      begin(at: time)
      return
    }
    var row = FilmTrack.Row(
      time: time, contentOffset: last.contentOffset, headerMaxY: nil, isSeen: false)
    defer { rows.append(row) }
    let old = motion.offset
    if !isSame {
      motion.follow(
        frame, rows: contentRows, in: hypotheses[0].map, milliseconds: time - last.time)
    }
    guard !isSame, motion.isFound else {
      if !isSame { lostCount += 1 }
      for index in hypotheses.indices { hypotheses[index].hold() }
      return
    }
    let offset = motion.offset
    row.contentOffset = offset * format.pointsPerRow
    let other = others.first ?? (before, old)
    // Before the content has moved, nothing tells it from a header.
    let hasMoved = (offset - other.offset).magnitude > Double(format.rowCount(2))
    if let newest = others.last, (offset - newest.offset).magnitude >= Double(format.rowCount(6)) {
      if others.count > 1 { others.removeFirst() }
      others.append((frame, offset))
    }
    let lines = self.lines
    let carried = CarriedRows(
      frame, before: before, end: foot, step: old - offset, window: format.rowCount(60))
    for index in hypotheses.indices {
      hypotheses[index].add(
        frame, foot: foot, offset: offset, step: old - offset, lines: lines,
        other: hasMoved ? other.frame : nil, before: before, carried: { carried.cost(at: $0) })
    }
    hypotheses.sort { $0.cost < $1.cost }
    while let worst = hypotheses.last, worst.cost > hypotheses[0].cost + 60 {
      hypotheses.removeLast()
    }
    row.isSeen = hypotheses[0].isSeen
  }

  private mutating func begin(at time: Double) {
    rim = FrameLines.rim(of: frame, limit: format.rows / 6)
    foot = format.rows - rim - format.rowCount(40)
    others = [(frame, 0)]
    let lines = self.lines
    let bar = format.rowCount(format.safeAreaTop(rim: Double(rim) * format.pointsPerRow))
    let highest = Double(rim + bar)
    let places = [highest, highest + Double(format.rowCount(44)), Double(format.rows * 2 / 5)]
    hypotheses = (lines.filter { $0 > highest }.map { ($0, true) } + places.map { ($0, false) })
      .map { edge, isLine in
        EdgeHypothesis(
          frame, edge: edge, isLine: isLine, highest: highest, foot: foot, format: format)
      }
    rows.append(FilmTrack.Row(time: time, contentOffset: 0, headerMaxY: nil, isSeen: false))
  }

  private var lines: [Double] {
    FrameLines.rows(
      of: frame, in: rim..<format.rows * 3 / 5, reach: max(2, format.rowCount(3)))
  }

  /// Rows to find the content in.
  private var contentRows: Range<Int> {
    let top = hypotheses[0].path.newest.map { Int($0) + format.rowCount(4) } ?? format.rows * 2 / 5
    return min(top, format.rows / 2)..<foot
  }

  /// Whether nothing has changed since the frame before.
  private var isSame: Bool {
    var sum: Float = 0
    for cell in 0..<frame.values.count {
      sum += (frame.values[cell] - before.values[cell]).magnitude
    }
    return sum < 0.02 * Float(frame.values.count)
  }

  /// Says that the edge is `headerMaxY` points from the top in the frame at `index`, where the track has it
  /// elsewhere; the frames around it follow. `nil` takes it back.
  public mutating func correct(_ headerMaxY: Double?, inFrame index: Int) {
    corrections.removeAll { $0.frame == index }
    guard let headerMaxY, rows.indices.contains(index) else { return }
    corrections.append((index, headerMaxY / format.pointsPerRow + Double(rim)))
  }

  /// What was found so far.
  public var track: FilmTrack {
    var track = FilmTrack(rows: rows, format: format)
    track.lostCount = lostCount
    track.rim = Double(rim) * format.pointsPerRow
    var best: (rows: [Double?], cost: Float) = ([], .infinity)
    if corrections.isEmpty {
      best.rows = hypotheses.first?.path.rows ?? []
    } else {
      for hypothesis in hypotheses {
        let found = hypothesis.path.rows(through: corrections)
        if found.cost < best.cost { best = found }
      }
    }
    for (index, row) in best.rows.enumerated() {
      track.rows[index].headerMaxY = row.map { max(0, $0 - Double(rim)) * format.pointsPerRow }
    }
    return track
  }
}

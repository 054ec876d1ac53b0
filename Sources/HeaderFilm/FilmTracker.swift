/// Finds a header's lower edge in a film, frame by frame.
///
/// ```swift
/// var tracker = FilmTracker(FilmFormat(columns: 96, rows: 1704, width: 1179, height: 2556))
/// for frame in frames { tracker.add(frame.luma, at: frame.milliseconds) }
/// let track = tracker.track
/// ```
///
/// The content is the part that moves as one. The header is the part above it, which may stand still, move by itself
/// or move with the content for a time. The tracker stores only the brightness of the rows of a frame in eight bands
/// of columns, and finds the edge when all frames are there.
public struct FilmTracker {
  /// The size of the frames.
  public var format: FilmFormat { film.format }

  private var frame: RowProfiles
  private var before: RowProfiles
  /// The content as it was in the lower part of the screen, to find it again.
  private var content: ContentPicture
  /// The frames in which something changed: their row in the film, their offset in rows, and their profiles.
  private var changed: [(index: Int, offset: Double, bytes: [UInt8])] = []
  private var motion = ContentMotion()
  /// The frames so far, without edges.
  private var film: FilmTrack
  /// The user's corrections of the edge, by frame.
  private var corrections: [(frame: Int, row: Double)] = []
  /// The first row that may belong to a bottom bar or a keyboard.
  private let foot: Int

  /// A tracker of frames with `format`.
  public init(_ format: FilmFormat) {
    film = FilmTrack(rows: [], format: format)
    frame = RowProfiles(rows: format.rows)
    before = frame
    content = ContentPicture(lower: format.rows / 2)
    foot = max(format.rows - format.rowCount(50), format.rows * 3 / 5)
  }

  /// Adds the frame at `time`, in milliseconds. `luma` has its samples, row by row. A frame that is too small, or not
  /// later than the one before, is ignored.
  public mutating func add(_ luma: UnsafeBufferPointer<UInt8>, at time: Double) {
    guard luma.count >= format.columns * format.rows, time.isFinite,
      film.rows.last.map({ $0.time < time }) ?? true
    else { return }
    swap(&frame, &before)
    frame.read(luma, columns: format.columns)
    var row = FilmTrack.Row(time: time, contentOffset: 0, headerMaxY: nil, isSeen: false)
    defer { film.rows.append(row) }
    if let last = film.rows.last {
      row.contentOffset = last.contentOffset
      if isSame { return }
      motion.follow(frame, rows: lower, in: content, milliseconds: time - last.time)
      guard motion.isFound else {
        film.lostCount += 1
        return
      }
      row.contentOffset = motion.offset * format.pointsPerRow
    }
    // If the content rests, a change that begins at the bottom is a keyboard, and does not belong to the content.
    // Other changes do.
    let rests = changed.last.map { ($0.offset - motion.offset).magnitude < 0.5 } ?? false
    let end =
      rests ? motion.coverStart(in: frame, rows: lower, content: content) : lower.upperBound
    content.add(frame, rows: lower.lowerBound..<end, offset: motion.offset)
    changed.append((film.rows.count, motion.offset, frame.bytes))
  }

  /// Rows that a header rarely covers, in which the content is found.
  private var lower: Range<Int> { format.rows * 11 / 20..<foot }

  /// Whether nothing changed since the previous frame.
  private var isSame: Bool {
    var sum: Float = 0
    for cell in 0..<frame.values.count {
      sum += (frame.values[cell] - before.values[cell]).magnitude
    }
    return sum < 0.02 * Float(frame.values.count)
  }

  /// Corrects the edge in the frame at `index` to `headerMaxY` points from the top; the frames around it follow.
  /// `nil` removes the correction, and so does a number that is not finite.
  public mutating func correct(_ headerMaxY: Double?, inFrame index: Int) {
    corrections.removeAll { $0.frame == index }
    guard let headerMaxY, headerMaxY.isFinite, film.rows.indices.contains(index) else { return }
    let row = min(max(headerMaxY / format.pointsPerRow, 0), Double(format.rows))
    corrections.append((index, row))
  }

  /// The track so far.
  public var track: FilmTrack {
    var track = film
    let (rim, steadyFoot) = margins
    track.rim = Double(rim) * format.pointsPerRow
    let path = path(rim: rim, steadyFoot: steadyFoot)
    // One row for each changed frame: of corrections in frames that look the same, the last one.
    var fixed: [EdgePath.Correction] = []
    for correction in corrections {
      guard let frame = changed.lastIndex(where: { $0.index <= correction.frame }) else { continue }
      fixed.removeAll { $0.frame == frame }
      fixed.append((frame, correction.row + Double(rim)))
    }
    var best = (rows: [Double](), cost: Float.infinity)
    for (top, cost) in tops(path) {
      let found = path.rows(top: top, through: fixed) { $0 + cost < best.cost }
      if found.cost + cost < best.cost { best = (found.rows, found.cost + cost) }
    }
    for (number, row) in best.rows.enumerated() {
      let end = number + 1 < changed.count ? changed[number + 1].index : track.rows.count
      for index in changed[number].index..<end {
        track.rows[index].headerMaxY = max(0, row - Double(rim)) * format.pointsPerRow
      }
      track.rows[changed[number].index].isSeen = path.frames[number].classification.showsEdge
    }
    return track
  }

  /// The rows above and below the screen, of a letterbox or a device's rim, which are the same in all frames, and
  /// at which the picture visibly begins in some of them; and the rows at the bottom that are the same in all frames.
  private var margins: (rim: Int, foot: Int) {
    // About 40 frames are enough.
    let some = stride(from: 0, to: changed.count, by: max(1, changed.count / 40))
      .map { RowProfiles(bytes: changed[$0].bytes) }
    guard let first = some.first else { return (0, 0) }
    let steady = some.reduce(format.rows / 6) { min($0, $1.sameRows(as: first)) }
    return (
      rim: some.reduce(0) { max($0, FrameLines.rim(of: $1, limit: steady + 1)) },
      foot: some.reduce(format.rows) { min($0, $1.sameFoot(as: first)) }
    )
  }

  /// The difference in brightness that counts as noise of the camera or the codec. It follows how much unchanged
  /// content differs. It is limited because, on a dark screen, header and list often differ less than the noise of a
  /// bright screen.
  private var noise: Float { min(max(8 * motion.usualCost, 4), 7) }

  /// Returns the changed frames, with what each row shows.
  private func path(rim: Int, steadyFoot: Int) -> EdgePath {
    let bar = format.rowCount(format.safeAreaTop(rim: Double(rim) * format.pointsPerRow))
    var path = EdgePath(highest: rim + bar, pointsPerRow: format.pointsPerRow)
    // A bar at the bottom is left out: the list that goes behind it would otherwise look like the bar.
    var content = ContentPicture(lower: format.rows / 2)
    let foot = max(min(foot, format.rows - steadyFoot), format.rows * 3 / 5)
    for (_, offset, bytes) in changed {
      content.add(RowProfiles(bytes: bytes), rows: rim..<foot, offset: offset)
    }
    let end = max(format.rows * 3 / 5, path.highest + 1)
    for (number, (_, offset, bytes)) in changed.enumerated() {
      let frame = RowProfiles(bytes: bytes)
      let classification = RowClassification(
        frame, rows: path.highest..<end, offset: offset, content: content,
        other: frameElsewhere(number) ?? frame, noise: noise)
      path.frames.append(
        EdgePath.Frame(
          classification: classification, offset: offset,
          step: number == 0 ? 0 : changed[number - 1].offset - offset,
          lines: FrameLines.rows(
            of: frame, in: max(path.highest - 3, 0)..<end, reach: max(2, format.rowCount(3)))))
    }
    return path
  }

  /// Returns the latest frame before the changed frame `number`, otherwise the first one, in which the content is at
  /// least 8 points away; `nil` if there is none.
  private func frameElsewhere(_ number: Int) -> RowProfiles? {
    func isElsewhere(_ other: Int) -> Bool {
      (changed[other].offset - changed[number].offset).magnitude >= Double(format.rowCount(8))
    }
    let other = (0..<number).last(where: isElsewhere) ?? changed.indices.first(where: isElsewhere)
    return other.map { RowProfiles(bytes: changed[$0].bytes) }
  }

  /// Returns the places in the content where it may begin, with their costs. Rows that move with the content cost
  /// more as header than as content.
  private func tops(_ path: EdgePath) -> [(place: Double, cost: Float)] {
    let first =
      Double(path.highest)
      + min(0, (changed.map { $0.offset }.min() ?? 0) + Double(format.rowCount(150)))
    // The number of lines at each place below the first.
    var counts = [Int](repeating: 0, count: format.rows * 3 / 5)
    for frame in path.frames {
      for line in frame.lines {
        let index = Int((line + frame.offset - first).rounded())
        if counts.indices.contains(index) { counts[index] += 1 }
      }
    }
    let likely = counts.indices.filter { counts[$0] > 0 }
      .sorted { (counts[$0], $1) > (counts[$1], $0) }
    var tops: [(place: Double, cost: Float)] = [(-.infinity, 0)]
    for index in likely where tops.count < 12 {
      let top = Double(index) + first + 1
      if tops.contains(where: { ($0.place - top).magnitude < 2 }) { continue }
      let carried = Float(Double(index) * format.pointsPerRow)
      tops.append((place: top, cost: EdgePath.carriedCost * carried))
    }
    return tops
  }
}

/// The lines from side to side at which a frame is brighter below than above, or darker.
enum FrameLines {
  /// The least difference of brightness that counts as a line.
  private static let step: Float = 5

  /// Where they are in `range`, in rows from the top. `reach` rows on either side have to be as bright as
  /// at the line.
  static func rows(of frame: RowProfiles, in range: Range<Int>, reach: Int) -> [Double] {
    var found: [(row: Int, strength: Float)] = []
    guard range.count > 2 * reach + 2 else { return [] }
    for row in (range.lowerBound + reach)...(range.upperBound - reach) {
      var (weak, sum) = (0, Float(0))
      for band in 0..<RowProfiles.bands {
        let height = (frame[row - reach, band] - frame[row + reach - 1, band]).magnitude
        let near = (frame[row - 1, band] - frame[row, band]).magnitude
        if height < step || near < height / 3 { weak += 1 }
        sum += height
        if weak > 2 { break }
      }
      guard weak <= 2 else { continue }
      if let last = found.last, row - last.row < reach {
        if sum > last.strength { found[found.count - 1] = (row, sum) }
      } else {
        found.append((row, sum))
      }
    }
    return found.map { centre(of: $0.row, in: frame) }
  }

  /// Rows of one brightness at the top and as many at the bottom, at most `limit`: a letter box, or the rim of
  /// a device. The picture has to begin visibly at the top or at the bottom, for a dark screen may have a
  /// dark rim.
  static func rim(of frame: RowProfiles, limit: Int) -> Int {
    // Corners may be round.
    let middle = 2..<RowProfiles.bands - 2
    func isEven(_ row: Int, as other: Int) -> Bool {
      middle.allSatisfy { (frame[row, $0] - frame[other, middle.lowerBound]).magnitude < 6 }
    }
    func steps(_ row: Int, by way: Int) -> Bool {
      let others = (1...4).map { count in
        middle.filter { (frame[row, $0] - frame[row + way * count, $0]).magnitude > 8 }.count
      }
      // Words may be as bright.
      return others.reduce(0, +) >= 3 * middle.count
    }
    var rim = 0
    for row in 2..<max(limit, 3) {
      let foot = frame.rows - row
      guard isEven(row - 1, as: row - 1), isEven(foot, as: row - 1) else { break }
      if steps(row - 1, by: 1) || steps(foot, by: -1) { rim = row }
    }
    return rim
  }

  /// Where the step around `row` is between rows: each of the two rows that meet there has its share of what
  /// is above.
  private static func centre(of row: Int, in frame: RowProfiles) -> Double {
    var (sum, weight) = (0.0, 0.0)
    for band in 0..<RowProfiles.bands {
      let (above, below) = (frame[row - 2, band], frame[row + 1, band])
      let height = above - below
      guard height.magnitude > step else { continue }
      let share = [row - 1, row].reduce(Float(0)) {
        $0 + min(max((frame[$1, band] - below) / height, 0), 1)
      }
      sum += Double(share * height.magnitude)
      weight += Double(height.magnitude)
    }
    return weight > 0 ? Double(row - 1) + sum / weight : Double(row)
  }
}

/// The horizontal lines across a frame, where the brightness changes.
enum FrameLines {
  /// The smallest change of brightness of a line.
  private static let step: Float = 5

  /// Returns the lines in `range`, in rows from the top. The brightness must be constant for `reach` rows on
  /// either side.
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
    return found.map { center(of: $0.row, in: frame) }
  }

  /// Returns the number of uniform rows at the top and the bottom, at most `limit`: a letterbox or a device's
  /// rim. The picture must visibly begin at the top or the bottom, because a dark screen may have a dark rim.
  static func rim(of frame: RowProfiles, limit: Int) -> Int {
    // The screen may have round corners.
    let middle = 2..<RowProfiles.bands - 2
    func isEven(_ row: Int, as other: Int) -> Bool {
      middle.allSatisfy { (frame[row, $0] - frame[other, middle.lowerBound]).magnitude < 6 }
    }
    func steps(_ row: Int, by way: Int) -> Bool {
      let others = (1...4).map { count in
        middle.filter { (frame[row, $0] - frame[row + way * count, $0]).magnitude > 8 }.count
      }
      // Three quarters are enough, because text may have the rim's brightness.
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

  /// Returns the fractional row of the change of brightness around `row`, from the mixture in the two rows that
  /// meet there.
  private static func center(of row: Int, in frame: RowProfiles) -> Double {
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

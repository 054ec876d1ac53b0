/// The mean brightness of each row of a frame, in each of eight vertical bands. Nothing else of a frame is kept.
struct RowProfiles {
  /// The number of bands.
  static let bands = 8

  /// The brightness, 0 to 255, row by row.
  private(set) var values: [Float]
  let rows: Int

  /// The profiles of `rows` black rows.
  init(rows: Int) {
    self.rows = rows
    values = Array(repeating: 0, count: rows * RowProfiles.bands)
  }

  /// The profiles from ``bytes``.
  init(bytes: [UInt8]) {
    rows = bytes.count / RowProfiles.bands
    values = bytes.map { Float($0) }
  }

  /// The brightness in whole numbers.
  var bytes: [UInt8] { values.map { UInt8($0 + 0.5) } }

  /// Reads the samples of a frame without the outermost columns, where a scroll indicator or a device's rim may
  /// be.
  mutating func read(_ luma: UnsafeBufferPointer<UInt8>, columns: Int) {
    let margin = columns / 24
    let width = columns - 2 * margin
    var cell = 0
    for row in 0..<rows {
      let start = row * columns + margin
      for band in 0..<RowProfiles.bands {
        let first = band * width / RowProfiles.bands
        let end = max(first + 1, (band + 1) * width / RowProfiles.bands)
        var sum: UInt32 = 0
        for column in first..<end { sum += UInt32(luma[start + column]) }
        values[cell] = Float(sum) / Float(end - first)
        cell += 1
      }
    }
  }

  /// The brightness in `band` of `row`.
  subscript(row: Int, band: Int) -> Float { values[row * RowProfiles.bands + band] }

  /// Returns how far `value` is outside of the range of `band` in `row` and its neighbors, so that a shift of
  /// half a row makes no difference.
  func difference(of value: Float, row: Int, band: Int) -> Float {
    var (low, high) = (self[row, band], self[row, band])
    for other in [row - 1, row + 1] where other >= 0 && other < rows {
      low = min(low, self[other, band])
      high = max(high, self[other, band])
    }
    return max(low - value, value - high, 0)
  }

  /// Returns the largest number of rows that match `other` both at the top and at the bottom.
  func sameRows(as other: RowProfiles) -> Int {
    (0..<rows / 2).first { margin in
      [margin, rows - 1 - margin].contains { row in
        (0..<RowProfiles.bands).contains { (self[row, $0] - other[row, $0]).magnitude > 8 }
      }
    } ?? rows / 2
  }

  /// Returns the number of rows at the bottom, at most half of all, of which most match `other`: of a bar for example,
  /// in which a codec leaves traces.
  func sameFoot(as other: RowProfiles) -> Int {
    var (sum, largest, count) = (0, 0, 0)
    for margin in 0..<rows / 2 {
      let row = rows - 1 - margin
      let isSame = (0..<RowProfiles.bands).allSatisfy {
        (self[row, $0] - other[row, $0]).magnitude <= 8
      }
      sum += isSame ? 1 : -1
      if sum > largest { (largest, count) = (sum, margin + 1) }
    }
    return count
  }
}

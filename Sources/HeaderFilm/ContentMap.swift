/// The appearance of the content, as far as it was visible: brightness by the place in the content.
///
/// It is a ring buffer: content that is more than ``capacity`` rows away from the last frame is forgotten.
struct ContentMap {
  /// The number of rows.
  let capacity: Int
  private var values: [Float]
  /// The place in the content of each row of the buffer.
  private var places: [Int]
  /// How far down the screen each row was seen, in steps of 8 rows. Then, for each value, how many more frames agree
  /// with it than disagree.
  private var depths: [Int]
  private var votes: [Int32]

  /// An empty map of `capacity` rows.
  init(capacity: Int) {
    self.capacity = capacity
    values = Array(repeating: 0, count: capacity * RowProfiles.bands)
    places = Array(repeating: .min, count: capacity)
    depths = Array(repeating: -1, count: capacity)
    votes = Array(repeating: 0, count: values.count)
  }

  private func index(_ place: Int) -> Int {
    let index = place % capacity
    return index < 0 ? index + capacity : index
  }

  /// Returns the index of the first band of the row at `place`; `nil` if it was not visible.
  func start(of place: Int) -> Int? {
    let index = index(place)
    return places[index] == place ? index * RowProfiles.bands : nil
  }

  /// The brightness at the index `cell`.
  subscript(cell: Int) -> Float { values[cell] }

  /// Returns how far `value` is outside of the range of `band` around `place`, which may be fractional; `nil` if
  /// that was not visible.
  func distance(of value: Float, at place: Double, band: Int) -> Float? {
    let middle = Int(place.rounded(.down))
    var (low, high) = (Float.infinity, -Float.infinity)
    for other in (middle - 1)...(middle + 2) {
      guard let start = start(of: other) else {
        if other == middle || other == middle + 1 { return nil }
        continue
      }
      low = min(low, values[start + band])
      high = max(high, values[start + band])
    }
    return max(low - value, value - high, 0)
  }

  /// Writes `rows` of `frame`, whose place in the content is `offset` rows further down. Values that were visible
  /// before stay, unless they changed by more than `tolerance`.
  mutating func write(
    _ frame: RowProfiles, rows: Range<Int>, offset: Double, tolerance: Float
  ) {
    guard rows.count > 1 else { return }
    let first = Int((Double(rows.lowerBound) + offset).rounded(.up))
    let last = Int((Double(rows.upperBound - 1) + offset).rounded(.down))
    guard first <= last else { return }
    for place in first...last {
      let row = Double(place) - offset
      let upper = min(Int(row), frame.rows - 2)
      let share = Float(row - Double(upper))
      let index = index(place)
      let isNew = places[index] != place
      for band in 0..<RowProfiles.bands {
        let value = frame[upper, band] * (1 - share) + frame[upper + 1, band] * share
        let cell = index * RowProfiles.bands + band
        if isNew || (values[cell] - value).magnitude > tolerance { values[cell] = value }
      }
      places[index] = place
    }
  }

  /// Writes the `rows` of `frame` that show the content further down than before, where a header is less likely
  /// to cover it. From `sure` on all rows count equally.
  mutating func write(
    lowest frame: RowProfiles, rows: Range<Int>, offset: Int, sure: Int, noise: Float
  ) {
    for row in rows {
      let index = index(row + offset)
      let depth = min(row, sure) / 8
      let isNew = places[index] != row + offset || depths[index] < depth
      if isNew { (places[index], depths[index]) = (row + offset, depth) }
      guard isNew || depths[index] == depth else { continue }
      for band in 0..<RowProfiles.bands {
        let (cell, value) = (index * RowProfiles.bands + band, frame[row, band])
        let isSame = (values[cell] - value).magnitude <= noise
        if isNew { votes[cell] = 1 } else { votes[cell] += isSame ? 1 : -1 }
        // Keeps what most frames show, because fingers and videos are temporary.
        if isNew || votes[cell] < 0 { (values[cell], votes[cell]) = (value, 1) }
      }
    }
  }
}

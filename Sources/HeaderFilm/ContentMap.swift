/// The brightness of the content near the latest frames, by which the content is found in the next frame.
///
/// It is a ring buffer: a row of the content has the place modulo the capacity, until another row that many rows
/// away takes it.
struct ContentMap {
  private let capacity: Int
  private var values: [Float]
  /// The place in the content of each row of the buffer.
  private var places: [Int]

  /// An empty map of `capacity` rows.
  init(capacity: Int) {
    self.capacity = capacity
    values = Array(repeating: 0, count: capacity * RowProfiles.bands)
    places = Array(repeating: .min, count: capacity)
  }

  private func bufferRow(_ place: Int) -> Int {
    let remainder = place % capacity
    return remainder < 0 ? remainder + capacity : remainder
  }

  /// Returns the index of the first band of the row at `place`; `nil` if it is not known.
  func start(of place: Int) -> Int? {
    let row = bufferRow(place)
    return places[row] == place ? row * RowProfiles.bands : nil
  }

  /// The brightness at an index: that of a first band, plus the number of the band.
  subscript(index: Int) -> Float { values[index] }

  /// Writes `rows` of `frame`, whose row 0 shows the place `offset`. Between two rows of the frame, the brightness
  /// is interpolated. Known values stay, unless they changed by more than `tolerance`.
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
      let bufferRow = bufferRow(place)
      let isNew = places[bufferRow] != place
      for band in 0..<RowProfiles.bands {
        let value = frame[upper, band] * (1 - share) + frame[upper + 1, band] * share
        let index = bufferRow * RowProfiles.bands + band
        if isNew || (values[index] - value).magnitude > tolerance { values[index] = value }
      }
      places[bufferRow] = place
    }
  }
}

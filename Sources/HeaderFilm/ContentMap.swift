/// What the content looks like, as far as it was seen: rows of brightness by their place in the content.
///
/// A ring: content further than ``capacity`` rows away from what was seen last is forgotten.
struct ContentMap {
  /// Rows that are kept.
  let capacity: Int
  private var values: [Float]
  /// The place in the content that each row of the ring stands for.
  private var places: [Int]

  /// An empty map of `capacity` rows.
  init(capacity: Int) {
    self.capacity = capacity
    values = Array(repeating: 0, count: capacity * RowProfiles.bands)
    places = Array(repeating: .min, count: capacity)
  }

  private func index(_ place: Int) -> Int {
    let index = place % capacity
    return index < 0 ? index + capacity : index
  }

  /// Whether the content at `place` was seen.
  func isKnown(_ place: Int) -> Bool { places[index(place)] == place }

  /// Where the bands of the row at `place` begin; `nil` where it was not seen.
  func start(of place: Int) -> Int? {
    let index = index(place)
    return places[index] == place ? index * RowProfiles.bands : nil
  }

  /// The brightness at `cell`, counted from a row's start.
  subscript(cell: Int) -> Float { values[cell] }

  /// By how much `value` is beyond what `band` shows around `place`, a fractional one; `nil` where that was
  /// not seen.
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

  /// Writes the rows of `frame` from `first` to before `end`, which show the content from `offset` rows on
  /// further down. What was seen before stays, unless it has changed by more than `tolerance`.
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
}

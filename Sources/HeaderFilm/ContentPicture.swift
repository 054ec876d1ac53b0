/// The brightness of the content that a film shows. It grows as frames show more of it.
///
/// Of the frames that show a row of the content, those count that show it furthest down the screen, where a header
/// is least likely to cover it. Among these, a value is that of the first frame, and then of each frame that differs
/// from it by more than ``tolerance``.
struct ContentPicture {
  /// The place in the content of the first row.
  private var first = 0
  private var values: [Float] = []
  /// How far down the screen each row was seen, in steps of 8 rows; -1 if it was not.
  private var depths: [Int] = []
  private let lower: Int
  /// The largest change of brightness that does not replace a value: noise stays, new content replaces it.
  private static let tolerance: Float = 12

  /// An empty picture. From the row `lower` of the screen on, all rows count as equally far down.
  init(lower: Int) {
    self.lower = lower
  }

  /// Adds `rows` of `frame`, whose row 0 shows the place `offset`. Between two rows of the frame, the brightness is
  /// interpolated.
  mutating func add(_ frame: RowProfiles, rows: Range<Int>, offset: Double) {
    guard rows.count > 1 else { return }
    let top = Int((Double(rows.lowerBound) + offset).rounded(.up))
    let places = top..<max(top, Int((Double(rows.upperBound - 1) + offset).rounded(.down)) + 1)
    grow(to: places)
    for place in places {
      let row = Double(place) - offset
      let upper = min(Int(row), frame.rows - 2)
      let share = Float(row - Double(upper))
      let depth = min(upper, lower) / 8
      let index = place - first
      guard depths[index] <= depth else { continue }
      for band in 0..<RowProfiles.bands {
        let value = frame[upper, band] * (1 - share) + frame[upper + 1, band] * share
        let cell = index * RowProfiles.bands + band
        let change = (values[cell] - value).magnitude
        if depths[index] < depth || change > ContentPicture.tolerance { values[cell] = value }
      }
      depths[index] = depth
    }
  }

  /// Makes room for rows at `places`.
  private mutating func grow(to places: Range<Int>) {
    if depths.isEmpty { first = places.lowerBound }
    let above = max(0, first - places.lowerBound)
    let below = max(0, places.upperBound - first - depths.count)
    first -= above
    depths.insert(contentsOf: repeatElement(-1, count: above), at: 0)
    depths.append(contentsOf: repeatElement(-1, count: below))
    values.insert(contentsOf: repeatElement(0, count: above * RowProfiles.bands), at: 0)
    values.append(contentsOf: repeatElement(0, count: below * RowProfiles.bands))
  }

  /// Returns the index of the first band of the row at `place`; `nil` if it was not seen.
  func start(of place: Int) -> Int? {
    let index = place - first
    return depths.indices.contains(index) && depths[index] >= 0 ? index * RowProfiles.bands : nil
  }

  /// The brightness at an index: that of a first band, plus the number of the band.
  subscript(index: Int) -> Float { values[index] }

  /// Returns how far `value` is outside of the range of `band` in the rows around `place`, which may be fractional;
  /// `nil` if the two nearest rows were not seen.
  func difference(of value: Float, at place: Double, band: Int) -> Float? {
    let upper = Int(place.rounded(.down))
    guard start(of: upper) != nil, start(of: upper + 1) != nil else { return nil }
    var (low, high) = (Float.infinity, -Float.infinity)
    for place in (upper - 1)...(upper + 2) {
      guard let start = start(of: place) else { continue }
      low = min(low, values[start + band])
      high = max(high, values[start + band])
    }
    return max(low - value, value - high, 0)
  }
}

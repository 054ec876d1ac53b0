/// The brightness of all content that a film shows, without the header, fingers and videos in front of it.
///
/// Of the frames that show a row of the content, those count that show it furthest down the screen, where a header
/// is least likely to cover it. Among these, each value is the one that most frames show.
struct ContentPicture {
  /// The place in the content of the first row.
  private let first: Int
  private var values: [Float]
  /// For each value, the number of frames that agree with it less those that do not.
  private var votes: [Int32]
  /// How far down the screen each row was seen, in steps of 8 rows; -1 if it was not.
  private var depths: [Int]

  /// An empty picture of the `places` in the content.
  init(places: Range<Int>) {
    first = places.lowerBound
    depths = Array(repeating: -1, count: places.count)
    values = Array(repeating: 0, count: places.count * RowProfiles.bands)
    votes = Array(repeating: 0, count: values.count)
  }

  /// Adds `rows` of `frame`, whose row 0 shows the place `offset`. From the row `lower` of the screen on, all rows
  /// count as equally far down. Differences up to `noise` count as agreement.
  mutating func add(
    _ frame: RowProfiles, rows: Range<Int>, offset: Int, lower: Int, noise: Float
  ) {
    for row in rows {
      let index = row + offset - first
      let depth = min(row, lower) / 8
      guard depths[index] <= depth else { continue }
      let replaces = depths[index] < depth
      depths[index] = depth
      for band in 0..<RowProfiles.bands {
        let (cell, value) = (index * RowProfiles.bands + band, frame[row, band])
        if !replaces {
          votes[cell] += (values[cell] - value).magnitude <= noise ? 1 : -1
        }
        if replaces || votes[cell] < 0 { (values[cell], votes[cell]) = (value, 1) }
      }
    }
  }

  /// Returns how far `value` is outside of the range of `band` in the rows around `place`, which may be fractional;
  /// `nil` if the two nearest rows were not seen.
  func difference(of value: Float, at place: Double, band: Int) -> Float? {
    let upper = Int(place.rounded(.down)) - first
    func isSeen(_ index: Int) -> Bool { depths.indices.contains(index) && depths[index] >= 0 }
    guard isSeen(upper), isSeen(upper + 1) else { return nil }
    var (low, high) = (Float.infinity, -Float.infinity)
    for index in (upper - 1)...(upper + 2) where isSeen(index) {
      low = min(low, values[index * RowProfiles.bands + band])
      high = max(high, values[index * RowProfiles.bands + band])
    }
    return max(low - value, value - high, 0)
  }
}

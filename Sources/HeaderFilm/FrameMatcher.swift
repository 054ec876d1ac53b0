/// Compares rows of a frame with the known content, shifted by different offsets.
///
/// An offset is the place in the content that the frame's row 0 would show.
struct FrameMatcher {
  let frame: RowProfiles
  /// The rows of the frame that are compared.
  let rows: Range<Int>
  let content: ContentPicture
  /// The differences that count for rows whose content is not known, one for each of `rows`. If there are none,
  /// such rows do not count.
  var unknownDifferences: [Float?] = []

  /// An offset and its cost: the mean difference of brightness there.
  typealias Match = (offset: Int, cost: Float)

  /// The limit of a difference, so that a moving picture does not outweigh the rest.
  private static let largestDifference: Float = 20

  /// Returns the difference of `row` from the content at `offset`; `nil` if that is not known.
  func difference(ofRow row: Int, at offset: Int) -> Float? {
    guard let start = content.start(of: row + offset) else { return nil }
    var sum: Float = 0
    for band in 0..<RowProfiles.bands {
      let difference = (frame[row, band] - content[start + band]).magnitude
      sum += min(difference, FrameMatcher.largestDifference)
    }
    return sum / Float(RowProfiles.bands)
  }

  /// Returns the mean difference from the content at `offset` in every `step`th row; `nil` unless more than a
  /// quarter of them is known.
  func cost(at offset: Int, step: Int = 2) -> Float? {
    var (sum, count, knownCount) = (Float(0), 0, 0)
    for index in stride(from: 0, to: rows.count, by: step) {
      if let difference = difference(ofRow: rows.lowerBound + index, at: offset) {
        (sum, count, knownCount) = (sum + difference, count + 1, knownCount + 1)
      } else if unknownDifferences.indices.contains(index),
        let difference = unknownDifferences[index]
      {
        (sum, count) = (sum + difference, count + 1)
      }
    }
    return knownCount * step * 4 > rows.count ? sum / Float(count) : nil
  }

  /// Returns the best match near `start`: goes on row by row, in both directions, until four offsets in a row are no
  /// better.
  func bestMatch(near start: Int) -> Match {
    func match(_ offset: Int) -> Match { (offset, cost(at: offset) ?? .infinity) }
    var best = match(start)
    for direction in [1, -1] {
      var misses = 0
      var offset = best.offset
      while misses < 4 {
        offset += direction
        let next = match(offset)
        if next.cost < best.cost { (best, misses) = (next, 0) } else { misses += 1 }
      }
    }
    return best
  }

  /// Returns the fractional offset near `offset`. A row of the frame is a mixture of two rows of the content, whose
  /// shares least squares determine.
  func fractionalOffset(near offset: Int) -> Double {
    var best = (shift: 0.0, gain: 0.0)
    for direction in [1, -1] {
      var (product, square) = (0.0, 0.0)
      for row in rows {
        let place = row + offset
        guard let start = content.start(of: place), let next = content.start(of: place + direction)
        else {
          continue
        }
        for band in 0..<RowProfiles.bands {
          let difference = frame[row, band] - content[start + band]
          let slope = content[next + band] - content[start + band]
          // Content that differs from both of its rows has changed.
          guard difference.magnitude <= slope.magnitude + FrameMatcher.largestDifference
          else { continue }
          product += Double(difference * slope)
          square += Double(slope * slope)
        }
      }
      // Beyond three quarters of a row, the next offset would match better.
      let share = square > 0 ? min(max(product / square, 0), 0.75) : 0
      if share * product > best.gain { best = (share * Double(direction), share * product) }
    }
    return Double(offset) + best.shift
  }
}

/// The place of the content in a frame: the offset at which most of it matches earlier frames.
struct ContentMotion {
  /// The content row that the frame's row 0 shows. Adding it to a row of the frame gives the row of the content.
  private(set) var offset = 0.0
  /// The speed over the last frames, in rows per millisecond.
  private(set) var speed = 0.0
  /// Whether the content of the last frame was found.
  private(set) var isFound = true

  /// The usual difference of matching frames.
  private(set) var usual: Float = 1
  /// The limit of a difference, so that a moving picture does not outweigh the rest.
  private static let largest: Float = 20

  /// Finds the content in `rows` of `frame`, `milliseconds` after the previous frame.
  mutating func follow(
    _ frame: RowProfiles, rows: Range<Int>, in map: ContentMap, milliseconds: Double
  ) {
    let expected = offset + speed * milliseconds
    let reach = rows.count * 2 / 5
    let still = descend(from: Int(offset.rounded()), frame, rows, map)
    let moved = descend(from: Int(expected.rounded()), frame, rows, map)
    var best = moved.cost < still.cost ? moved : still
    if best.cost > 1.5 * usual + 0.3 {
      // At another place, a row that the map does not know counts with its difference at the best place so far.
      // Otherwise a cover, such as a keyboard, would favour places where its rows are unknown.
      let here = rows.map { difference(of: frame, row: $0, at: best.place, in: map) }
      // Among equal matches, of repeating rows, the nearest one is chosen.
      let far = max(Double(reach), 1)
      var chosen = (place: best.place, cost: Float.infinity)
      for step in -reach...reach {
        let place = Int(expected.rounded()) + step
        guard let cost = cost(of: frame, rows, at: place, in: map, stride: 5, or: here) else {
          continue
        }
        let weighted = cost + 0.6 * Float(Double(step.magnitude) / far)
        if weighted < chosen.cost { chosen = (place, weighted) }
      }
      let refined = descend(from: chosen.place, frame, rows, map, or: here)
      if refined.cost < 0.8 * best.cost {
        let cost = cost(of: frame, rows, at: refined.place, in: map, stride: 2)
        best = (refined.place, cost ?? .infinity)
      }
    }
    // If other places match as well by chance, this match is by chance too.
    let others = [-23, -11, 11, 23].compactMap {
      cost(of: frame, rows, at: best.place + $0, in: map, stride: 5)
    }
    let chance = others.reduce(0, +) / Float(max(others.count, 1))
    isFound = best.cost < limit && best.cost <= max(0.6 * chance, 0.5)
    guard isFound else {
      speed = 0
      return
    }
    let found = subRow(best, frame, rows, map)
    speed = milliseconds > 0 ? (found - offset) / milliseconds : 0
    offset = found
    usual += (min(best.cost, 3 * usual) - usual) * 0.05
    usual = max(usual, 0.3)
  }

  /// Rows with a larger difference show different content.
  private var limit: Float { max(4 * usual, 7) }

  /// Returns the first row of a cover, such as a keyboard or a bar, at the end of `rows`: from it on, most rows do
  /// not show the expected content. Returns the end of `rows` if there is no cover.
  func cover(of frame: RowProfiles, rows: Range<Int>, in map: ContentMap) -> Int {
    let place = Int(offset.rounded())
    var (sum, best, first) = (0, 0, rows.upperBound)
    for row in rows.reversed() {
      guard let difference = difference(of: frame, row: row, at: place, in: map) else { continue }
      sum += difference > limit ? 1 : -1
      if sum > best { (best, first) = (sum, row) }
    }
    return first
  }

  /// Searches from `start` in steps of a row for the lowest cost.
  private func descend(
    from start: Int, _ frame: RowProfiles, _ rows: Range<Int>, _ map: ContentMap,
    or here: [Float?] = []
  ) -> (place: Int, cost: Float) {
    func cost(at place: Int) -> Float {
      self.cost(of: frame, rows, at: place, in: map, stride: 2, or: here) ?? .infinity
    }
    var best = (place: start, cost: cost(at: start))
    for direction in [1, -1] {
      var misses = 0
      var place = best.place
      while misses < 4 {
        place += direction
        let next = cost(at: place)
        if next < best.cost { (best, misses) = ((place, next), 0) } else { misses += 1 }
      }
    }
    return best
  }

  /// Returns the mean difference from the content at `place`, where unknown rows count as in `here`; `nil` if too
  /// little is known.
  private func cost(
    of frame: RowProfiles, _ rows: Range<Int>, at place: Int, in map: ContentMap, stride step: Int,
    or here: [Float?] = []
  ) -> Float? {
    var (sum, count, known) = (Float(0), 0, 0)
    for index in stride(from: 0, to: rows.count, by: step) {
      let row = rows.lowerBound + index
      if let difference = difference(of: frame, row: row, at: place, in: map) {
        (sum, count, known) = (sum + difference, count + 1, known + 1)
      } else if here.indices.contains(index), let difference = here[index] {
        (sum, count) = (sum + difference, count + 1)
      }
    }
    return known * step * 4 >= rows.count ? sum / Float(count) : nil
  }

  /// Returns the difference of `row` of `frame` from the content at `place`; `nil` if that is not known.
  private func difference(
    of frame: RowProfiles, row: Int, at place: Int, in map: ContentMap
  ) -> Float? {
    guard let start = map.start(of: row + place) else { return nil }
    var sum: Float = 0
    for band in 0..<RowProfiles.bands {
      sum += min((frame[row, band] - map[start + band]).magnitude, ContentMotion.largest)
    }
    return sum / Float(RowProfiles.bands)
  }

  /// Returns the fractional place. A row of the frame is a mixture of two rows of the content, and least squares
  /// determine the fraction.
  private func subRow(
    _ best: (place: Int, cost: Float), _ frame: RowProfiles, _ rows: Range<Int>, _ map: ContentMap
  ) -> Double {
    var found = (shift: 0.0, gain: 0.0)
    for direction in [1, -1] {
      var (product, square) = (0.0, 0.0)
      for row in rows {
        let place = row + best.place
        guard let start = map.start(of: place), let next = map.start(of: place + direction) else {
          continue
        }
        for band in 0..<RowProfiles.bands {
          let difference = frame[row, band] - map[start + band]
          let slope = map[next + band] - map[start + band]
          // A difference that exceeds the one between neighbours by more than `largest` is a change of the content.
          guard difference.magnitude <= slope.magnitude + ContentMotion.largest else { continue }
          product += Double(difference * slope)
          square += Double(slope * slope)
        }
      }
      let share = square > 0 ? min(max(product / square, 0), 0.75) : 0
      if share * product > found.gain { found = (share * Double(direction), share * product) }
    }
    return Double(best.place) + found.shift
  }
}

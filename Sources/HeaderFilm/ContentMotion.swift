/// Where the content of a frame is: the offset at which most of it matches what was seen before.
struct ContentMotion {
  /// Rows to add to a frame's for the place in the content.
  private(set) var offset = 0.0
  /// Rows a millisecond, over the last frames.
  private(set) var speed = 0.0
  /// Whether the frame looked at last shows content that was seen before.
  private(set) var isFound = true

  /// The usual difference of frames that match.
  private(set) var usual: Float = 1
  /// Differences above this count as this: what moves by itself is not to outweigh the rest.
  private static let largest: Float = 20

  /// Finds where the content is in `rows` of `frame`, `milliseconds` after the one before.
  mutating func follow(
    _ frame: RowProfiles, rows: Range<Int>, in map: ContentMap, milliseconds: Double
  ) {
    let expected = offset + speed * milliseconds
    let reach = rows.count * 2 / 5
    var best = nearest([offset, expected], frame, rows, map)
    if best.cost > 1.5 * usual + 0.3 {
      // Equal matches, of rows that repeat themselves, are told apart by how near they are.
      let far = max(Double(reach), 1)
      var chosen = (place: best.place, cost: Float.infinity)
      for step in -reach...reach {
        let place = Int(expected.rounded()) + step
        guard let cost = cost(of: frame, rows, at: place, in: map, stride: 5) else { continue }
        let weighted = cost + 0.6 * Float(Double(step.magnitude) / far)
        if weighted < chosen.cost { chosen = (place, weighted) }
      }
      let refined = descend(from: chosen.place, frame, rows, map)
      if refined.cost < 0.8 * best.cost { best = refined }
    }
    // Another place would have matched as well by chance: then this one does so by chance too.
    let others = [-23, -11, 11, 23].compactMap {
      cost(of: frame, rows, at: best.place + $0, in: map, stride: 5)
    }
    let chance = others.reduce(0, +) / Float(max(others.count, 1))
    isFound = best.cost < max(4 * usual, 7) && best.cost <= max(0.6 * chance, 0.5)
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

  /// The best of what lies around `starts`.
  private func nearest(
    _ starts: [Double], _ frame: RowProfiles, _ rows: Range<Int>, _ map: ContentMap
  ) -> (place: Int, cost: Float) {
    var best = (place: Int(offset.rounded()), cost: Float.infinity)
    for start in starts {
      let found = descend(from: Int(start.rounded()), frame, rows, map)
      if found.cost < best.cost { best = found }
    }
    return best
  }

  /// Goes down from `start` in steps of a row.
  private func descend(
    from start: Int, _ frame: RowProfiles, _ rows: Range<Int>, _ map: ContentMap
  ) -> (place: Int, cost: Float) {
    var best = (
      place: start, cost: cost(of: frame, rows, at: start, in: map, stride: 2) ?? .infinity
    )
    for direction in [1, -1] {
      var misses = 0
      var place = best.place
      while misses < 4 {
        place += direction
        let next = cost(of: frame, rows, at: place, in: map, stride: 2) ?? .infinity
        if next < best.cost { (best, misses) = ((place, next), 0) } else { misses += 1 }
      }
    }
    return best
  }

  /// The mean difference with the content from `place` on; `nil` where too little of that is known.
  private func cost(
    of frame: RowProfiles, _ rows: Range<Int>, at place: Int, in map: ContentMap, stride step: Int
  ) -> Float? {
    var (sum, count) = (Float(0), 0)
    for row in stride(from: rows.lowerBound, to: rows.upperBound, by: step) {
      guard let start = map.start(of: row + place) else { continue }
      count += 1
      for band in 0..<RowProfiles.bands {
        sum += min((frame[row, band] - map[start + band]).magnitude, ContentMotion.largest)
      }
    }
    return count * step * 4 >= rows.count ? sum / Float(count * RowProfiles.bands) : nil
  }

  /// The place between rows of which the frame is the mean: a row of a frame has a share of two rows of the
  /// content, and least squares tell how large it is.
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
          // What is further off than its neighbour has changed.
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

/// Follows the content from frame to frame: finds the offset at which most of it matches earlier frames.
struct ContentMotion {
  /// The place in the content that the frame's row 0 shows. A row of the frame plus this is its place.
  private(set) var offset = 0.0
  /// Whether the content of the last frame was found.
  private(set) var isFound = true
  /// The mean difference of brightness in the latest matching frames.
  private(set) var usualCost: Float = 1

  /// The speed between the last two frames, in rows per millisecond.
  private var speed = 0.0

  /// Finds the content in `rows` of `frame`, `milliseconds` after the previous frame.
  ///
  /// It is looked for where it was, and where it would be at the same speed. If it is in neither place, all offsets
  /// within reach are tried.
  mutating func follow(
    _ frame: RowProfiles, rows: Range<Int>, in content: ContentPicture, milliseconds: Double
  ) {
    let matcher = FrameMatcher(frame: frame, rows: rows, content: content)
    let expected = Int((offset + speed * milliseconds).rounded())
    let still = matcher.bestMatch(near: Int(offset.rounded()))
    let moved = matcher.bestMatch(near: expected)
    var best = moved.cost < still.cost ? moved : still
    if best.cost > 1.5 * usualCost + 0.3 {
      best = farMatch(matcher, around: expected, betterThan: best)
    }
    isFound = best.cost < costLimit && !isCoincidence(best, matcher)
    guard isFound else {
      speed = 0
      return
    }
    let found = matcher.fractionalOffset(near: best.offset)
    speed = milliseconds > 0 ? (found - offset) / milliseconds : 0
    offset = found
    usualCost += (min(best.cost, 3 * usualCost) - usualCost) * 0.05
    usualCost = max(usualCost, 0.3)
  }

  /// Returns the best match among all offsets at most two fifths of the rows away from `expected`, if it is clearly
  /// better than `near`; otherwise `near`. Among equal matches, of repeating rows, it is the nearest one.
  private func farMatch(
    _ matcher: FrameMatcher, around expected: Int, betterThan near: FrameMatcher.Match
  ) -> FrameMatcher.Match {
    var matcher = matcher
    // Rows whose content is not known count with their difference at the nearest match. Otherwise a cover, such as
    // a keyboard, would favor offsets at which its rows are unknown.
    matcher.unknownDifferences = matcher.rows.map {
      matcher.difference(ofRow: $0, at: near.offset)
    }
    let reach = matcher.rows.count * 2 / 5
    var best = (offset: near.offset, cost: Float.infinity)
    for step in -reach...reach {
      guard let cost = matcher.cost(at: expected + step, step: 5) else { continue }
      let weighted = cost + 0.6 * Float(step.magnitude) / Float(max(reach, 1))
      if weighted < best.cost { best = (expected + step, weighted) }
    }
    best = matcher.bestMatch(near: best.offset)
    guard best.cost < 0.8 * near.cost else { return near }
    matcher.unknownDifferences = []
    return (best.offset, matcher.cost(at: best.offset) ?? .infinity)
  }

  /// Returns whether `match` is hardly better than some offsets around it, as in content without clear rows, after a
  /// cut, or in sideways motion.
  private func isCoincidence(_ match: FrameMatcher.Match, _ matcher: FrameMatcher) -> Bool {
    let others = [-23, -11, 11, 23].compactMap { matcher.cost(at: match.offset + $0, step: 5) }
    let usual = others.reduce(0, +) / Float(max(others.count, 1))
    return match.cost > max(0.6 * usual, 0.5)
  }

  /// The cost from which on a frame or a row shows different content.
  private var costLimit: Float { max(4 * usualCost, 7) }

  /// Returns the first row of a cover, such as a keyboard or a bar, at the end of `rows`: from it on, most rows do
  /// not show the expected content. Returns the end of `rows` if there is no cover.
  func coverStart(in frame: RowProfiles, rows: Range<Int>, content: ContentPicture) -> Int {
    let matcher = FrameMatcher(frame: frame, rows: rows, content: content)
    var (sum, largest, start) = (0, 0, rows.upperBound)
    for row in rows.reversed() {
      guard let difference = matcher.difference(ofRow: row, at: Int(offset.rounded())) else {
        continue
      }
      sum += difference > costLimit ? 1 : -1
      if sum > largest { (largest, start) = (sum, row) }
    }
    return start
  }
}

import SimulationTestSupport
import Testing

/// However a finger's travel is cut into events, the header and the content end up in one place.
@Suite struct CutInvarianceTests {
  /// What brings the screen into the state in which the cutting begins; the finger is down then.
  static let beginnings = [
    "drag 0 over 100",
    "drag 150 over 300; hold 100",
    "drag -110 over 300; hold 100",
    "drag -54 over 300; hold 100",
    "drag -34 over 300; hold 100",
    "collapse; wait 300; drag 0 over 100",
    "collapse; wait 300; drag -30 over 300",
    "scroll-to 1236; wait 400; drag -100 over 300",
    "scroll-to 1220; wait 400; drag 0 over 100",
  ]

  static let techniques = ["twitter-condense", "facebook-hide"]

  /// Header height and content offset, and how exactly the offset is known.
  private struct End {
    var height: Double
    var offset: Double
    var offsetTolerance: Double
  }

  /// The ends before the finger lifts and after everything has come to rest.
  private func ends(_ technique: String, _ gesture: String) throws -> [End] {
    let played = try rows(of: technique, gesture: gesture + "; hold 300; lift")
    let released = try #require(played.last { $0.finger != nil })
    let rested = try #require(played.last)
    return [released, rested].map { row in
      // The rounding errors of a hundred additions stay far below 1e-9. Only where content is held
      // beyond an edge, an offset may be the rubber band's answer to the header or the same on the
      // pixel grid: half a pixel at 3x.
      let isBeyond = !row.scroll.contentOffsetRange.contains(row.finalOffset)
      return End(
        height: row.layout.headerHeight, offset: row.finalOffset,
        offsetTolerance: isBeyond ? 1.0 / 6 + 1e-9 : 1e-9)
    }
  }

  private func expectSame(
    _ technique: String, _ beginning: String, pieces: [Double], as whole: Double,
    seed: UInt64? = nil
  ) throws {
    let strokes = pieces.map { "drag \($0) over 16" }.joined(separator: "; ")
    let once = try ends(technique, "\(beginning); drag \(whole) over 16")
    let cut = try ends(technique, "\(beginning); \(strokes)")
    for (once, cut) in zip(once, cut) {
      #expect(
        abs(once.height - cut.height) < 1e-9
          && abs(once.offset - cut.offset) <= max(once.offsetTolerance, cut.offsetTolerance),
        "\(once) and \(cut) for \(pieces), seed \(seed.map { "\($0)" } ?? "none")")
    }
  }

  @Test(
    "100 points at once, in hundred pieces, or as 37 and 63",
    arguments: techniques, beginnings)
  func hundredPoints(technique: String, beginning: String) throws {
    for direction in [-1.0, 1] {
      let whole = 100 * direction
      let ones = Array(repeating: direction, count: 100)
      try expectSame(technique, beginning, pieces: ones, as: whole)
      try expectSame(technique, beginning, pieces: [37 * direction, 63 * direction], as: whole)
    }
  }

  @Test("Any travel, cut at random", arguments: techniques, beginnings)
  func randomCuts(technique: String, beginning: String) throws {
    for seed in 1...20 as ClosedRange<UInt64> {
      var random = SeededRandom(seed: seed)
      let direction = Bool.random(using: &random) ? 1.0 : -1
      // Thirds of a point lie on the pixel grid, where a finger's travel and the content's agree.
      let pieces = (0..<Int.random(in: 2...12, using: &random)).map { _ in
        direction * Double(Int.random(in: 0...90, using: &random)) / 3
      }
      let whole = pieces.reduce(0, +)
      try expectSame(technique, beginning, pieces: pieces, as: whole, seed: seed)
    }
  }
}

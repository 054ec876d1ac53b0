import SimulationTestSupport
import Testing

/// Where content lies under a finger: rounded(start - translation).
@Suite struct DragPositionTests {
  /// The offsets of a finger's moves, which come one a frame after it is down at y = 426 and has
  /// rested at 425 until the system's gate is open.
  private func offsets(
    of moves: [Double], from start: Double, scale: Double
  ) -> [Double] {
    var configuration = screen(offset: start)
    configuration.scale = scale
    let touches =
      [TouchSample(time: 0, phase: .down, x: 196, y: 426)]
      + [TouchSample(time: 1000.0 / 60, phase: .move, x: 196, y: 425)]
      + moves.enumerated().map {
        TouchSample(time: Double($0 + 4) * 1000 / 60, phase: .move, x: 196, y: $1)
      }
    return rows(touches: touches, configuration: configuration)
      .filter { $0.cause == .drag }.map { $0.scroll.contentOffset }
  }

  @Test(
    "Every offset is the start less the translation, rounded, to the last bit",
    arguments: seeds, [1.0, 2, 3])
  func lastBit(seed: UInt64, scale: Double) {
    var random = SeededRandom(seed: seed)
    let grid = PixelGrid(scale: scale)
    for _ in 0..<(isBroad ? 200 : 40) {
      let start = grid.rounded(random.number(in: 20...400))
      // Half and quarter points are what pointers and scaled screens report.
      let finger = Double(Int.random(in: 1040...1640, using: &random)) / 4
      let translation = finger - 416
      #expect(
        offsets(of: [finger], from: start, scale: scale) == [grid.rounded(start - translation)],
        "seed \(seed): from \(start) to \(finger)")
    }
  }
}

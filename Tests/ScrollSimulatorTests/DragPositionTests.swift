import SimulationTestSupport
import Testing

/// The offset of dragged content: rounded(start - translation).
@Suite struct DragPositionTests {
  /// The offsets of a drag to `y` after a finger touched down at y = 426 and stayed at 425 until the system's
  /// gate opened.
  private func offsets(ofDragTo y: Double, from start: Double, scale: Double) -> [Double] {
    var configuration = screen(offset: start)
    configuration.scale = scale
    let touches = [
      TouchSample(time: 0, phase: .down, x: 196, y: 426),
      TouchSample(time: 1000.0 / 60, phase: .move, x: 196, y: 425),
      TouchSample(time: 4000.0 / 60, phase: .move, x: 196, y: y),
    ]
    return rows(touches: touches, configuration: configuration)
      .filter { $0.cause == .drag }.map { $0.scroll.contentOffset }
  }

  @Test(
    "The offset is the rounded start less the translation, to the last bit",
    arguments: seeds, [1.0, 2, 3])
  func lastBit(seed: UInt64, scale: Double) {
    var random = SeededRandom(seed: seed)
    let grid = PixelGrid(scale: scale)
    for _ in 0..<(isBroad ? 200 : 40) {
      let start = grid.rounded(random.number(in: 20...400))
      // Pointers and scaled screens report half and quarter points.
      let finger = Double(Int.random(in: 1040...1640, using: &random)) / 4
      let translation = finger - 416
      #expect(
        offsets(ofDragTo: finger, from: start, scale: scale) == [grid.rounded(start - translation)],
        "seed \(seed): from \(start) to \(finger)")
    }
  }
}

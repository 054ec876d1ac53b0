import HeaderObservation
import ScrollPhysics
import Testing

/// The position of dragged content, derived from the offset that UIKit reports.
@Suite struct FingerPositionTests {
  @Test(
    "The position follows the finger, without the rubber band",
    arguments: [
      ("inside the range", 100, 3, [2, 30]), ("beyond the top edge", 20, 3, [-120, -320]),
      ("at two pixels a point", 20, 2, [-120, -320]),
      ("beyond the bottom edge, with the very first event", 1190, 3, [120]),
      ("without a known scale", 0, 0, [-50.4]),
    ] as [(String, Double, Double, [Double])])
  func dragged(name: String, start: Double, scale: Double, travels: [Double]) {
    let viewport = ScrollViewport(
      range: ScrollRange(minimum: 0, maximum: 1200), height: 800, grid: PixelGrid(scale: scale))
    var finger = FingerPosition(position: start)
    for travel in travels {
      let position = start + travel
      let shown = viewport.grid.rounded(viewport.offset(of: position))
      finger.move(to: -travel, shown: shown, in: viewport)
      #expect(finger.position == position, "\(name)")
    }
  }
}

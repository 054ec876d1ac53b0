import HeaderObservation
import ScrollPhysics
import Testing

/// The position of dragged content, derived from the offset that UIKit reports.
@Suite struct FingerPositionTests {
  /// The viewport on a display with `scale` pixels per point.
  private func viewport(scale: Double = 3) -> ScrollViewport {
    ScrollViewport(
      range: ScrollRange(minimum: 0, maximum: 1200), height: 800, grid: PixelGrid(scale: scale))
  }

  /// Returns the offset of a scroll view whose content was dragged to `position`.
  private func shown(_ position: Double, in viewport: ScrollViewport) -> Double {
    viewport.grid.rounded(viewport.offset(of: position))
  }

  @Test(
    "The position follows the finger, without the rubber band",
    arguments: [
      ("inside the range", 100, 3, [2, 30]), ("beyond the top edge", 20, 3, [-120, -320]),
      ("at two pixels a point", 20, 2, [-120, -320]),
      ("beyond the bottom edge, with the very first event", 1190, 3, [120]),
      ("without a known scale", 0, 0, [-50.4]),
    ] as [(String, Double, Double, [Double])])
  func dragged(name: String, start: Double, scale: Double, travels: [Double]) {
    let viewport = viewport(scale: scale)
    var finger = FingerPosition(position: start)
    for travel in travels {
      let position = start + travel
      finger.move(to: -travel, shown: shown(position, in: viewport), in: viewport)
      #expect(finger.position == position, "\(name)")
    }
  }

  @Test("After the app moves the content, the position continues from there")
  func movedByOthers() {
    let viewport = viewport()
    var finger = FingerPosition(position: 100)
    finger.move(to: -2, shown: 102, in: viewport)
    finger.move(to: -12, shown: 612, in: viewport)
    #expect(finger.position == 612)
    // The finger moves down by 644 points.
    finger.move(to: 632, shown: shown(-32, in: viewport), in: viewport)
    #expect(finger.position == -32)
  }
}

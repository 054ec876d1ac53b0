import HeaderObservation
import ScrollPhysics
import Testing

/// The position of dragged content, derived from the offset that UIKit reports.
@Suite struct FingerPositionTests {
  private let grid = PixelGrid(scale: 3)
  private let range = ScrollRange(minimum: 0, maximum: 1200)

  private var viewport: ScrollViewport { ScrollViewport(range: range, height: 800, grid: grid) }

  /// Returns the offset of a scroll view whose content was dragged to `position`.
  private func shown(_ position: Double) -> Double {
    grid.rounded(range.offset(forPosition: position, dimension: 800))
  }

  /// A drag from `start`, with the travel up after each event, at a display scale.
  struct Drag: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let start: Double
    let scale: Double
    let travels: [Double]

    init(_ says: String, from start: Double, scale: Double = 3, _ travels: Double...) {
      (testDescription, self.start, self.scale, self.travels) = (says, start, scale, travels)
    }
  }

  @Test(
    "The position follows the finger, without the rubber band",
    arguments: [
      Drag("Inside the range it is the offset", from: 100, 2, 30),
      Drag("Beyond the top edge", from: 20, -120, -320),
      Drag("Beyond the top edge at two pixels a point", from: 20, scale: 2, -120, -320),
      Drag("Beyond the bottom edge, with the very first event", from: 1190, 120),
      Drag("Without a known scale nothing is rounded", from: 0, scale: 0, -50.4),
    ])
  func dragged(drag: Drag) {
    let grid = PixelGrid(scale: drag.scale)
    let viewport = ScrollViewport(range: range, height: 800, grid: grid)
    var finger = FingerPosition(position: drag.start)
    for travel in drag.travels {
      let position = drag.start + travel
      let shown = grid.rounded(range.offset(forPosition: position, dimension: 800))
      finger.move(to: -travel, shown: shown, in: viewport)
      #expect(finger.position == position)
    }
  }

  @Test("After the app moves the content, the position continues from there")
  func movedByOthers() {
    var finger = FingerPosition(position: 100)
    finger.move(to: -2, shown: 102, in: viewport)
    finger.move(to: -12, shown: 612, in: viewport)
    #expect(finger.position == 612)
    finger.move(to: 632, shown: shown(-32), in: viewport)
    #expect(finger.position == -32)
  }

  @Test("After a correction the drag continues from the corrected position")
  func correction() {
    var finger = FingerPosition(position: 0)
    finger.move(to: -1, shown: 1, in: viewport)
    finger.shift(to: 0)
    #expect(finger.position == 0)
    finger.move(to: -11, shown: 10, in: viewport)
    #expect(finger.position == 10)
  }
}

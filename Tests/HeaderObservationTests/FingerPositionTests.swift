import HeaderObservation
import ScrollPhysics
import Testing

/// Where a finger has put the content, found from what UIKit shows of it.
@Suite struct FingerPositionTests {
  private let grid = PixelGrid(scale: 3)
  private let range = ScrollRange(minimum: 0, maximum: 1200)

  private var viewport: ScrollViewport { ScrollViewport(range: range, height: 800, grid: grid) }

  /// What a scroll view shows of content that a finger has put at `position`.
  private func shown(_ position: Double) -> Double {
    grid.rounded(range.offset(forPosition: position, dimension: 800))
  }

  /// The finger's travel from where the content was, up, at a scale.
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
    "The position is the finger's travel, not the rubber band's",
    arguments: [
      Drag("Inside the range it is the offset", from: 100, 2, 30),
      Drag("Beyond the top edge", from: 20, -120, -320),
      Drag("Beyond the top edge at two pixels a point", from: 20, scale: 2, -120, -320),
      Drag("Beyond the bottom edge, with the very first event", from: 1190, 120),
      Drag("A screen whose scale is not known yet rounds nothing", from: 0, scale: 0, -50.4),
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

  @Test("Content that the app has moved is followed from where it was put")
  func movedByOthers() {
    var finger = FingerPosition(position: 100)
    finger.move(to: -2, shown: 102, in: viewport)
    finger.move(to: -12, shown: 612, in: viewport)
    #expect(finger.position == 612)
    finger.move(to: 632, shown: shown(-32), in: viewport)
    #expect(finger.position == -32)
  }

  @Test("A correction moves the position and the drag goes on from there")
  func correction() {
    var finger = FingerPosition(position: 0)
    finger.move(to: -1, shown: 1, in: viewport)
    finger.shift(to: 0)
    #expect(finger.position == 0)
    finger.move(to: -11, shown: 10, in: viewport)
    #expect(finger.position == 10)
  }
}

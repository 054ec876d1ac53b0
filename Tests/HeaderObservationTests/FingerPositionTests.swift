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

  @Test("Inside the range the position is the offset")
  func inside() {
    var finger = FingerPosition(position: 100)
    finger.move(to: -2, shown: 102, in: viewport)
    #expect(finger.position == 102)
    finger.move(to: -30, shown: 130, in: viewport)
    #expect(finger.position == 130)
  }

  @Test(
    "Beyond the top edge it is the finger's travel, not the rubber band's", arguments: [2, 3])
  func beyond(scale: Double) {
    let viewport = ScrollViewport(range: range, height: 800, grid: PixelGrid(scale: scale))
    var finger = FingerPosition(position: 20)
    finger.move(
      to: 120, shown: shown(-100), in: viewport)
    #expect(finger.position == -100)
    finger.move(
      to: 320, shown: shown(-300), in: viewport)
    #expect(finger.position == -300)
  }

  @Test("Beyond the bottom edge it is that as well, with the very first event")
  func beyondTheBottom() {
    var finger = FingerPosition(position: 1190)
    finger.move(
      to: -120, shown: shown(1310), in: viewport)
    #expect(finger.position == 1310)
  }

  @Test("Content that the app has moved is followed from where it was put")
  func movedByOthers() {
    var finger = FingerPosition(position: 100)
    finger.move(to: -2, shown: 102, in: viewport)
    finger.move(to: -12, shown: 612, in: viewport)
    #expect(finger.position == 612)
    finger.move(
      to: 632, shown: shown(-32), in: viewport)
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

  @Test("A screen whose scale is not known yet rounds nothing and divides by nothing")
  func noScale() {
    var finger = FingerPosition(position: 0)
    finger.move(
      to: 50.4, shown: shown(-50.4),
      in: ScrollViewport(range: range, height: 800, grid: PixelGrid(scale: 0)))
    #expect(finger.position == -50.4)
  }
}

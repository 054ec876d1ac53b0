#if canImport(UIKit) || canImport(HeadlessUIKit)
  import HeaderCore
  import ScrollPhysics
  import Testing

  @testable import HeaderUIKit

  /// Why the content moved, found out from two looks at a scroll view.
  @Suite struct ScrollReadingTests {
    private let range = ScrollRange(minimum: 0, maximum: 1000)
    private let grid = PixelGrid(scale: 3)

    private func cause(
      from before: ScrollReading, to after: ScrollReading, geometryChanged: Bool = false
    ) -> ScrollCause {
      after.cause(since: before, in: range, grid: grid, geometryChanged: geometryChanged)
    }

    private func resting(_ offset: Double) -> ScrollReading {
      ScrollReading(
        contentOffset: offset, isDragging: false, isTracking: false, isDecelerating: false)
    }

    private func dragging(_ offset: Double, _ translation: Double?) -> ScrollReading {
      ScrollReading(
        contentOffset: offset, isDragging: true, isTracking: true, isDecelerating: false,
        translation: translation)
    }

    private func decelerating(_ offset: Double) -> ScrollReading {
      ScrollReading(
        contentOffset: offset, isDragging: false, isTracking: false, isDecelerating: true)
    }

    @Test("A finger that has moved drags")
    func drag() {
      #expect(cause(from: resting(0), to: dragging(2, -12)) == .drag)
      #expect(cause(from: dragging(2, nil), to: dragging(4, -12)) == .drag)
      #expect(cause(from: dragging(2, -12), to: dragging(12, -22)) == .drag)
    }

    @Test("Content that moves under a finger that has not was moved by the app")
    func stillFinger() {
      #expect(cause(from: dragging(2, -12), to: dragging(300, -12)) == .programmatic)
    }

    @Test("Content that moves by itself decelerates, past the edges and back as well")
    func deceleration() {
      #expect(cause(from: decelerating(10), to: decelerating(30.25)) == .deceleration)
      #expect(cause(from: decelerating(-0.3), to: decelerating(0)) == .deceleration)
      #expect(cause(from: decelerating(-0.35), to: decelerating(-1.0 / 3)) == .deceleration)
    }

    @Test("A step onto the nearest pixel is nobody's")
    func pixel() {
      #expect(cause(from: decelerating(10.1), to: decelerating(10)) == .layout)
      #expect(cause(from: resting(10.1), to: resting(10)) == .layout)
    }

    @Test("A return into the range is nobody's either")
    func clamping() {
      #expect(cause(from: resting(1300), to: resting(1000)) == .layout)
      #expect(cause(from: resting(-60), to: resting(0)) == .layout)
    }

    @Test("What comes with a new geometry is the geometry's, even under a finger")
    func geometry() {
      #expect(
        cause(from: dragging(2, -12), to: dragging(90, -22), geometryChanged: true) == .layout)
      #expect(cause(from: resting(0), to: resting(300), geometryChanged: true) == .layout)
    }

    @Test("Anything else is the app's")
    func programmatic() {
      #expect(cause(from: resting(0), to: resting(300)) == .programmatic)
      #expect(cause(from: decelerating(500), to: resting(0)) == .programmatic)
    }
  }
#endif

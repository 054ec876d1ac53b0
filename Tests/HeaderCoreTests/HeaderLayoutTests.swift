import HeaderCore
import Testing

@Suite("Header layout")
struct HeaderLayoutTests {
  let expanded = HeaderLayout(
    headerMinY: 0, headerHeight: 88, scrollViewMinY: 88, contentInsetTop: 10,
    collapsedFraction: 0, stretch: 20)
  let collapsed = HeaderLayout(
    headerMinY: -12, headerHeight: 44, scrollViewMinY: 32, contentInsetTop: -6,
    collapsedFraction: 1, stretch: 0)

  @Test("At a quarter of the way, every number has changed by a quarter")
  func quarter() {
    var start = expanded
    start.stretch = 0
    let between = HeaderLayout.interpolated(from: start, to: collapsed, progress: 0.25)
    #expect(
      between
        == HeaderLayout(
          headerMinY: -3, headerHeight: 77, scrollViewMinY: 74, contentInsetTop: 6,
          collapsedFraction: 0.25, stretch: 0))
  }

  @Test(
    "A stretched header that collapses loses its stretch first, and gets it back last",
    arguments: [68.0, 68.5, 88])
  func stretchFirst(height: Double) {
    var start = expanded
    (start.headerHeight, start.stretch) = (height, height - 68)
    for progress in [0.01, 0.25, 0.5, 0.75] {
      let between = HeaderLayout.interpolated(from: start, to: collapsed, progress: progress)
      let back = HeaderLayout.interpolated(from: collapsed, to: start, progress: 1 - progress)
      // Without a stretch it ends at 68, collapsed at 32.
      let maxY = height + (32 - height) * progress
      for layout in [between, back] {
        #expect((layout.stretch - max(0, maxY - 68)).magnitude < 1e-9)
        #expect((layout.collapsedFraction - max(0, 68 - maxY) / 36).magnitude < 1e-9)
      }
    }
  }

  @Test("The ends of an interpolation are its two layouts, bit for bit")
  func ends() {
    let start = HeaderLayout(headerMinY: 0.1, headerHeight: 0.3, scrollViewMinY: 1e17)
    for (progress, layout) in [(0.0, start), (-1, start), (1, collapsed), (2, collapsed)] {
      #expect(HeaderLayout.interpolated(from: start, to: collapsed, progress: progress) == layout)
    }
  }
}

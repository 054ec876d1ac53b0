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

  @Test("A quarter of the way every number has gone a quarter of its own way")
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

  @Test("A stretched header that collapses is whole in between, and never both at once")
  func stretchedToCollapsed() {
    // Whole, it ends at 68; on the way from 88 to 32 it is there after 20 of 56 points.
    for (progress, stretch, fraction) in [
      (0.25, 6.0, 0.0), (0.5, 0, 8.0 / 36), (0.75, 0, 22.0 / 36),
    ] {
      let between = HeaderLayout.interpolated(from: expanded, to: collapsed, progress: progress)
      #expect(between.stretch == stretch)
      #expect(between.collapsedFraction == fraction)
      let back = HeaderLayout.interpolated(from: collapsed, to: expanded, progress: 1 - progress)
      #expect(back.stretch == stretch && back.collapsedFraction == fraction)
    }
  }

  @Test("However little it is stretched, it is whole before it collapses")
  func hardlyStretched() {
    var start = expanded
    (start.headerHeight, start.stretch) = (68.5, 0.5)
    // Whole, it ends at 68; a hundredth of the way is 0.365 points.
    let between = HeaderLayout.interpolated(from: start, to: collapsed, progress: 0.01)
    #expect((between.stretch - 0.135).magnitude < 1e-9 && between.collapsedFraction == 0)
  }

  @Test("The ends of a transition are its two layouts, bit for bit")
  func ends() {
    let start = HeaderLayout(headerMinY: 0.1, headerHeight: 0.3, scrollViewMinY: 1e17)
    for (progress, layout) in [(0.0, start), (-1, start), (1, collapsed), (2, collapsed)] {
      #expect(HeaderLayout.interpolated(from: start, to: collapsed, progress: progress) == layout)
    }
  }
}

import HeaderConformance
import HeaderCore
import ParallaxHeader
import Testing

@Test("A third party's technique passes the laws, in one line")
func laws() {
  #expect(ConformanceChecker(caseCount: 1000).violations(of: PinnedParallaxHeader.self).isEmpty)
}

@Test("The picture moves while the header stays")
func parallax() throws {
  let driver = HeaderDriver(PinnedParallaxHeader())
  let scroll = ScrollMetrics(contentOffset: 90, contentSize: 2000, bounds: 672)
  let context = HeaderContext(
    scroll: scroll, environment: HeaderEnvironment(containerHeight: 852))
  let layout = driver.start(in: context)
  #expect(layout.headerMinY == 0 && layout.headerHeight == 180)
  let track = try #require(driver.choreography.elements.first?.tracks.first)
  #expect(track.value(in: layout) == -30)
}

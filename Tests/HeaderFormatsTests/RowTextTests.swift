import SimulationTestSupport
import Testing

@Suite("A row as text")
struct RowTextTests {
  private let row = SimulationRow(
    time: 50.0 / 3, event: .didScroll(.drag), finger: 400.5,
    scroll: ScrollMetrics(
      contentOffset: -0.0, contentSize: 2000, bounds: 764,
      adjustedContentInset: ScrollInsets(top: 0, bottom: 34)),
    environment: HeaderEnvironment(containerHeight: 852),
    layout: HeaderLayout(
      headerMinY: 0, headerHeight: 81.25, scrollViewMinY: 81.25, collapsedFraction: 0.15),
    correctedOffset: 12, overlap: 7.5)

  @Test("is a line of CSV or a JSON object")
  func full() {
    #expect(
      row.csvLine
        == "16.666666666666668,didScroll,drag,400.5,0,2000,764,0,34,0,81.25,81.25,0,0.15,0,12\n")
    #expect(
      row.jsonLine
        == #"{"time":16.666666666666668,"event":"didScroll","cause":"drag","finger":400.5,"#
        + #""content_offset":0,"content_size":2000,"bounds":764,"inset_top":0,"inset_bottom":34,"#
        + #""header_min_y":0,"header_height":81.25,"scroll_view_min_y":81.25,"#
        + #""content_inset_top":0,"collapsed_fraction":0.15,"stretch":0,"corrected_offset":12,"#
        + #""overlap":7.5}"#
        + "\n")
  }

  @Test("is empty in CSV and null in JSON for missing and infinite values")
  func empty() {
    var row = row
    row.event = nil
    row.finger = nil
    row.layout.stretch = .nan
    row.correctedOffset = nil
    row.overlap = nil
    #expect(row.csvLine.contains(",animationFrame,,,0,"))
    #expect(row.csvLine.hasSuffix(",0.15,,\n"))
    #expect(row.jsonLine.contains(#""cause":null,"finger":null,"#))
    let end = #""stretch":null,"corrected_offset":null,"overlap":null}"# + "\n"
    #expect(row.jsonLine.hasSuffix(end))
  }
}

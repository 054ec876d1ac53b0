import AppHeaders
import HeaderConformance
import HeaderCore
import HeaderFormats
import ScrollSimulator
import Testing

@Test("A third party's techniques obey the laws")
func laws() {
  #expect(ConformanceChecker(caseCount: 300).violations(of: FlickHeader.self).isEmpty)
  #expect(ConformanceChecker(caseCount: 300).violations(of: CoverHeader.self).isEmpty)
  #expect(ConformanceChecker(caseCount: 300).violations(of: PatientHeader.self).isEmpty)
  #expect(ConformanceChecker(caseCount: 300).violations(of: FittingHeader.self).isEmpty)
}

@Test("A fast finger hides the bar, a slow one does not", arguments: [(150, 1.0), (1500, 0.0)])
func flick(milliseconds: Int, fraction: Double) throws {
  let rows = try Simulation.rows(
    of: HeaderDriver(FlickHeader()), gesture: "drag -300 over \(milliseconds); lift")
  #expect(rows.last?.layout.collapsedFraction == fraction)
}

@Test("The cover scrolls away first, then the line, and the tabs stay")
func cover() throws {
  let rows = try Simulation.rows(
    of: HeaderDriver(CoverHeader()), gesture: "drag -400 over 800; lift")
  for row in rows {
    let parts = row.parts
    #expect(parts[1].height == 32 || parts[0].height == 0)
    #expect(parts[2].height == 44)
  }
  #expect(rows.last?.parts[1].height == 0)
}

@Test("The bar hides with the finger, and begins to return two seconds after the content rests")
func patience() throws {
  let rows = try Simulation.rows(
    of: HeaderDriver(PatientHeader()), gesture: "drag -100 over 500; lift; wait 4000")
  let stop = try #require(rows.last { $0.event == .didStop })
  let first = try #require(rows.first { $0.time > stop.time && $0.layout.headerHeight > 0 })
  #expect(stop.time + 2000..<stop.time + 2050 ~= first.time)
  #expect(rows.last?.layout.headerHeight == 56)
}

@Test("A header whose content grows keeps its collapsed fraction")
func fitting() throws {
  let rows = try Simulation.rows(
    of: HeaderDriver(FittingHeader()),
    gesture: "drag -300 over 500; lift; wait 3000; fitting-height 120; wait 500")
  #expect(rows.first?.layout.headerHeight == 90)
  #expect(rows.last?.layout.headerHeight == 60)
}

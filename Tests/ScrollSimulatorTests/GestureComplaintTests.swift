import SimulationTestSupport
import Testing

/// What users of other header libraries complain about, where fingers are concerned. The numbers
/// are those of the project's list of complaints.
@Suite struct GestureComplaintTests {
  @Test("5: Heights between pixels cause no storm of corrections under a resting finger")
  func fractionalHeights() throws {
    let played = try rows(
      of: "twitter-condense",
      [
        HeaderParameterAssignment("maximum-height", .number(88.123)),
        HeaderParameterAssignment("minimum-height", .number(43.987)),
      ],
      gesture: "drag -70 over 300; hold 1000; drag 200 over 300; hold 1000; lift")
    let resting = played.filter { 370 < $0.time && $0.time < 1350 }
    #expect(resting.isEmpty, "nothing moves while the finger does not")
    // One didScroll per frame at most, and one more where the view had to round.
    let perFrame = Dictionary(grouping: played.named("didScroll"), by: \.time)
    #expect(perFrame.values.allSatisfy { $0.count <= 2 })
  }

  @Test("10: A snap goes on from what is seen when the safe area changes under it")
  func snapUnderNewSafeArea() throws {
    let played = try rows(
      of: "twitter-condense",
      gesture: "drag -42 over 300; hold 200; lift; wait 60; safe-area 59; wait 400")
    let change = try #require(played.lastIndex { $0.eventName == "geometryDidChange" })
    let before = try #require(played[..<change].last).layout.headerHeight
    let after = played[(change + 1)...].map { $0.layout.headerHeight }
    #expect(44 < before && before < 56)
    #expect(after.count > 6 && after == after.sorted() && after.last == 59 + 44)
    #expect(zip([before] + after, after).allSatisfy { $1 - $0 < 20 }, "no jump")
  }
}

import SimulationTestSupport
import Testing

/// Headers that flicker or jump, as users of other header libraries reported.
@Suite struct FlickerTests {
  static let techniques = ["twitter-condense", "facebook-hide"]

  /// Heights around the one at which the content just fits under a collapsed header.
  static let barelyScrollable = stride(from: 740.0, through: 860, by: isBroad ? 1.5 : 4.5)

  @Test("Barely scrollable content does not make the header flicker", arguments: techniques)
  func barelyScrollableContent(technique: String) throws {
    for content in Self.barelyScrollable {
      for gesture in [
        "drag -60 over 200; hold 500; lift", "drag -300 over 100; lift",
        "drag -300 over 100; lift; wait 2000; drag 300 over 100; lift",
        "scroll-to 90; wait 500; drag 30 over 300; lift",
      ] {
        let played = try rows(
          of: technique, gesture: gesture, configuration: screen(content: content))
        // Without a finger the header may move in one direction only. The row of an event has the end of an animation
        // that it begins, and the frames after it the way there.
        for phase in played.split(whereSeparator: { $0.finger != nil }) {
          for isFrame in [false, true] {
            let heights = phase.filter { ($0.event == nil) == isFrame }.map(\.layout.headerHeight)
            let sorted = heights.sorted()
            #expect(
              heights == sorted || heights == sorted.reversed(), "content \(content), \(gesture)")
          }
        }
        let end = try #require(played.last).layout.collapsedFraction
        #expect(end == 0 || end == 1, "content \(content), \(gesture)")
      }
    }
  }

  @Test("A snap continues from the header on the screen when the safe area changes")
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

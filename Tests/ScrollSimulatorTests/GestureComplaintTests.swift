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

  @Test("10: A finger that takes hold of a snapping header moves it from where it is seen")
  func dragDuringSnap() throws {
    let played = try rows(
      of: "twitter-condense",
      gesture: "drag -40 over 300; hold 150; lift; wait 100; drag -30 over 100; hold 150; lift")
    let begin = try #require(played.lastIndex { $0.eventName == "willBeginDragging" })
    let seen = played[begin].layout.headerHeight
    #expect(44 < seen && seen < 58, "half-way through the snap from 58 to 44")
    let before = try #require(played[..<begin].last).layout.headerHeight
    // The finger touches down two frames before it has moved by the slop.
    #expect(abs(seen - before) < 8)
    #expect(played[(begin + 1)...].allSatisfy { $0.isEvent || $0.finger == nil })
    let end = try #require(played.last).layout.headerHeight
    #expect(end == 44 || end == 88)
  }

  @Test("11: Rubber-banding at the bottom does not bring the header back")
  func bottomBounce() throws {
    for gesture in [
      "scroll-to 900; wait 400; drag -400 over 80; lift",
      "scroll-to 1230; wait 400; collapse; wait 300; drag -300 over 300; hold 100; lift",
    ] {
      let played = try rows(of: "twitter-condense", gesture: gesture)
      let bottom = try #require(played.last).scroll.contentOffsetRange.maximum
      let dragged = try #require(played.firstIndex { $0.eventName == "willBeginDragging" })
      let bounce = played[dragged...].drop { $0.scroll.contentOffset <= bottom }
      #expect(bounce.count > 10, "\(gesture)")
      #expect(bounce.allSatisfy { $0.layout.headerHeight == 44 }, "\(gesture)")
      #expect(played.last?.scroll.contentOffset == bottom, "\(gesture)")
    }
  }

  @Test("13: A fast fling takes the header along, frame by frame")
  func fastFling() throws {
    for gesture in [
      "drag -600 over 50; lift",
      "scroll-to 900; wait 400; collapse; wait 300; drag 500 over 50; lift",
    ] {
      let played = try rows(of: "twitter-condense", gesture: gesture)
      var before = try #require(played.first)
      for row in played.dropFirst() {
        defer { before = row }
        guard row.cause?.isUserTravel == true else { continue }
        let travel = row.scroll.position - before.finalOffset
        let range = row.scroll.contentOffsetRange
        guard range.contains(row.scroll.contentOffset), range.contains(before.finalOffset)
        else { continue }
        let expected = min(max(before.layout.headerHeight - travel, 44), 88)
        // One subtraction of offsets below 2000 rounds to far less.
        #expect(abs(row.layout.headerHeight - expected) < 1e-9, "\(gesture) at \(row.time) ms")
      }
      let end = try #require(played.last).layout.collapsedFraction
      #expect(end == (gesture.contains("collapse") ? 0 : 1))
    }
  }

  @Test("22: Nothing is reported when nothing changed")
  func nothingChanged() throws {
    let same = try rows(
      of: "twitter-condense",
      gesture: "content-size 2000; resize 852; safe-area 0; scroll-to 0; hold 300; lift; wait 500")
    #expect(same.count == 1, "the layout on appearing and nothing else")
    let played = try rows(
      of: "twitter-condense", gesture: "drag -80 over 300; hold 500; drag 90 over 300; lift")
    let scrolls = played.named("didScroll")
    #expect(scrolls.count > 20)
    for (row, next) in zip(scrolls, scrolls.dropFirst()) {
      #expect(row.finalOffset != next.scroll.contentOffset, "at \(next.time) ms")
    }
  }
}

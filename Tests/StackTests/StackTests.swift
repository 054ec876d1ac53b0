import SimulationTestSupport
import Stack
import Testing

/// The rule of a header of parts: the parts take travel one after the other.
struct StackOracle {
  let parts: [StackedPart]
  var heights: [Double]
  /// Points of content above the top of the view.
  var scrolled = 0.0

  init(_ parts: [StackedPart]) {
    self.parts = parts
    heights = parts.map(\.height)
  }

  /// Moves parts and content up by `travel` of the finger.
  mutating func move(by travel: Double) {
    guard travel < 0 else {
      // Content that was pulled away from the header returns first.
      let back = min(travel, max(0, -scrolled))
      scrolled += back
      var left = travel - back
      for index in parts.indices where parts[index].moves != .pinned {
        let taken = min(left, heights[index] - parts[index].minimum)
        (heights[index], left) = (heights[index] - taken, left - taken)
      }
      scrolled += left
      return
    }
    var left = -travel
    func grow(_ index: Int) {
      let taken = min(left, parts[index].height - heights[index])
      (heights[index], left) = (heights[index] + taken, left - taken)
    }
    for index in parts.indices.reversed() where parts[index].moves == .returns { grow(index) }
    let content = min(left, max(0, scrolled))
    (scrolled, left) = (scrolled - content, left - content)
    for index in parts.indices.reversed() { grow(index) }
    scrolled -= left
  }
}

@Suite("Stacked parts")
struct StackTests {
  static let toolbar = StackedPart(height: 44, moves: .returns)
  static let image = StackedPart(height: 140, minimum: 20, moves: .atTop)
  static let tabs = StackedPart(height: 48, moves: .pinned)
  static let note = StackedPart(height: 30, moves: .withContent)
  static let stacks = [
    [toolbar, image, tabs], [image, toolbar, tabs], [tabs, image, note, toolbar], [note, toolbar],
    [tabs, image], [note, image, toolbar, toolbar],
  ]
  static let gestures = [
    "drag -200 over 300; drag 30 over 100; drag 100 over 200; drag 500 over 400",
    "drag -70 over 200; drag 20 over 100; drag -90 over 200; drag 60 over 100; drag 400 over 200",
    "drag -400 over 300; drag 100 over 200; drag -20 over 90; drag 250 over 200; drag 400 over 200",
  ]

  private func play(
    _ parts: [StackedPart], _ gesture: String, _ mounting: HeaderMounting = .overlay
  ) throws -> [SimulationRow] {
    try rows(
      of: HeaderDriver(StackedHeader(parts: parts)), gesture: gesture,
      configuration: screen(safeArea: 59, mounting: mounting))
  }

  private func heights(_ row: SimulationRow) -> [Double] {
    (0..<row.parts.count).map { row.parts[$0].height }
  }

  @Test("move by their flags, in either mounting", arguments: stacks, HeaderMounting.allCases)
  func rule(parts: [StackedPart], mounting: HeaderMounting) throws {
    for gesture in Self.gestures {
      let played = try play(parts, gesture, mounting)
      var oracle = StackOracle(parts)
      var before = try #require(played.first)
      for row in played where row.cause == .drag {
        oracle.move(by: row.scroll.position - before.finalPosition)
        // A few hundred additions of points below 1000.
        for (height, expected) in zip(heights(row), oracle.heights) {
          #expect(abs(height - expected) < 1e-9, "\(row.time) ms of \(gesture)")
        }
        #expect(abs(row.finalPosition - oracle.scrolled) < 1e-9)
        #expect(row.parts.count == parts.count)
        #expect(abs(row.parts.height + 59 - row.layout.headerMaxY) < 1e-9)
        before = row
      }
      #expect(oracle.heights == parts.map(\.height), "expanded at the end")
    }
  }

  @Test("snap to their nearer ends, except one that moves with the content")
  func snap() throws {
    let image = try play([Self.image], "drag -80 over 300; hold 100; lift; wait 1000")
    #expect(heights(try #require(image.last)) == [20])
    let toolbar = try play(
      [Self.toolbar, Self.image], "drag -74 over 300; hold 100; lift; wait 1000")
    #expect(heights(try #require(toolbar.last)) == [0, 140])
    let note = try play([Self.note, Self.tabs], "drag -22 over 300; hold 100; lift; wait 1000")
    #expect(abs(heights(try #require(note.last))[0] - 18) < 0.3)
  }

  @Test(
    "fill the header in every frame of a snap, and of a change of heights",
    arguments: HeaderMounting.allCases)
  func snapping(mounting: HeaderMounting) throws {
    func frames(_ gesture: String) throws -> [SimulationRow] {
      let frames = try play([Self.toolbar, Self.image], gesture, mounting).filter {
        $0.event == nil
      }
      #expect(frames.count > 5)
      for row in frames {
        // Sums of a few numbers below 1000.
        #expect(abs(row.parts.height + 59 - row.layout.headerMaxY) < 1e-9)
      }
      return frames
    }
    let resized = try frames("set part2-height 240; wait 1000")
    #expect(resized.allSatisfy { heights($0)[0] == 44 && $0.parts[1].progress == 0 })
    #expect(heights(try #require(resized.first))[1] < 200)
    let frames = try frames("drag -150 over 300; hold 100; lift; wait 1000")
    let (first, last) = (try #require(frames.first), try #require(frames.last))
    #expect(heights(first)[1] > 20 && heights(last)[1] == 20 && last.parts[1].progress == 1)
  }

  @Test("stay where they are visible when a finger catches them")
  func caught() throws {
    let played = try play(
      [Self.toolbar, Self.image], "drag -30 over 300; hold 100; lift; wait 20; drag -60 over 60")
    let stop = try #require(played.first { $0.event == .didStop })
    let after = try #require(played.first { $0.time > stop.time && $0.cause == .drag })
    let caught = try #require(
      played.last { $0.time < after.time && $0.event == nil })
    #expect(heights(caught)[0] < 44)
    let step = abs(heights(caught)[0] - heights(after)[0])
    #expect(step < 15, "\(step) pt")
  }

  @Test("follow a request to the fractions at which each is at an end")
  func requests() throws {
    let header = StackedHeader(parts: Self.stacks[0])
    let rests = try #require(header.traits.rests)
    #expect(rests.count == 4, "\(rests)")
    for rest in rests {
      let played = try play(Self.stacks[0], "fraction \(rest); wait 500")
      #expect(played.last?.layout.collapsedFraction == rest)
    }
    #expect(StackedHeader(parts: Self.stacks[2]).traits.rests == nil)
  }

  @Test("stay collapsed or expanded when their heights change")
  func parameters() throws {
    let played = try rows(
      of: HeaderDriver(StackedHeader()),
      gesture: "drag -80 over 300; hold 100; lift; wait 1000; set part2-height 100; wait 500")
    #expect(heights(try #require(played.last)).first == 0)
    #expect(heights(try #require(played.last))[1] == 100)
  }
}

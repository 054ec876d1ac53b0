import HeaderCore
import ScrollSimulator
import SimulationTestSupport
import Testing
import TwitterCondense

/// What is Twitter's own: two heights, a title that slides in, and content that need not freeze.
@Suite struct TwitterCondenseTests {
  // Heights go through a fraction and back: the last bits of numbers below 1000 may differ.
  static let lastBits = 1e-12

  @Test(
    "On every frame the title is 10 - (h - 44) below the top, and the logo as opaque as h is open",
    arguments: assortedGestures, [60.0, 120])
  func choreography(gesture: String, frameRate: Double) throws {
    let choreography = TwitterCondenseHeader().choreography
    let played = try rows(
      of: HeaderDriver(TwitterCondenseHeader()), gesture: gesture,
      configuration: screen(safeArea: 59, frameRate: frameRate))
    try #require(played.count > 10)
    for row in played {
      let height = row.layout.headerHeight - 59
      let top = try #require(choreography.value(.top, of: "title", in: row.layout))
      #expect(abs(top - (10 - (height - 44))) <= 100 * Self.lastBits, "59 points rounded away")
      let opacity = try #require(choreography.value(.opacity, of: "logo", in: row.layout))
      #expect(abs(opacity - (height - 44) / 44) <= 100 * Self.lastBits)
    }
  }

  @Test("The title rests 10 points below the safe area, and starts above it by what has to go")
  func titleFollowsTheHeights() throws {
    for (maximum, minimum) in [(88.0, 44.0), (200, 30), (64, 0)] {
      var header = TwitterCondenseHeader()
      header.condensing.maximumHeight = maximum
      header.condensing.minimumHeight = minimum
      let played = try rows(of: HeaderDriver(header), gesture: "drag -400 over 300; lift")
      let first = try #require(played.first).layout
      let last = try #require(played.last).layout
      #expect(header.choreography.value(.top, of: "title", in: first) == 10 - (maximum - minimum))
      #expect(header.choreography.value(.top, of: "title", in: last) == 10)
      #expect(header.choreography.value(.opacity, of: "logo", in: first) == 1)
      #expect(header.choreography.value(.opacity, of: "logo", in: last) == 0)
      #expect(header.choreography.value(.bottom, of: "logo", in: last) == 8)
    }
  }

  @Test(
    "The header covers the safe area, so no content shows behind the status bar",
    arguments: [0.0, 20, 59])
  func coveredSafeArea(safeArea: Double) throws {
    let played = try rows(
      of: HeaderDriver(TwitterCondenseHeader()),
      gesture: "drag -300 over 300; lift; wait 3000; drag 30 over 200; hold 100; lift",
      configuration: screen(safeArea: safeArea))
    for row in played {
      #expect(row.layout.headerMinY == 0 && row.layout.contentInsetTop == 0)
      #expect(row.layout.headerHeight == row.layout.scrollViewMinY, "nothing between them")
      #expect(safeArea + 44...safeArea + 88 ~= row.layout.headerHeight)
    }
    #expect(played.first?.layout.headerHeight == safeArea + 88)
    #expect(played.named("didStop").first?.layout.headerHeight == safeArea + 44)
  }

  @Test("With content that does not freeze, header and content move under the finger at once")
  func movingContent() throws {
    let header = try TwitterCondenseHeader(
      applying: [HeaderParameterAssignment("freezes-content", .flag(false))])
    let played = try rows(of: HeaderDriver(header), gesture: "drag -30 over 300; hold 100")
    let held = try #require(played.last { $0.finger != nil })
    // 20 points in pieces whose additions round.
    #expect(abs(held.layout.headerHeight - 68) < 1e-12)
    #expect(held.finalOffset == 20)
    #expect(played.allSatisfy { $0.correctedOffset == nil })
    let frozen = try rows(
      of: HeaderDriver(TwitterCondenseHeader()), gesture: "drag -30 over 300; hold 100")
    let heldFrozen = try #require(frozen.last { $0.finger != nil })
    #expect(abs(heldFrozen.layout.headerHeight - 68) < 1e-12)
    #expect(heldFrozen.finalOffset == 0)
  }

  @Test("The title's padding is where it comes to rest, and opens it as much further down")
  func titlePadding() throws {
    for padding in [0.0, 10, 24.5] {
      let header = try TwitterCondenseHeader(
        applying: [HeaderParameterAssignment("title-padding", .number(padding))])
      let played = try rows(of: HeaderDriver(header), gesture: "drag -400 over 300; lift")
      let first = try #require(played.first).layout
      let last = try #require(played.last).layout
      #expect(header.choreography.value(.top, of: "title", in: first) == padding - 44)
      #expect(header.choreography.value(.top, of: "title", in: last) == padding)
    }
  }

  @Test("It introduces itself as the article's Twitter header, with parameters")
  func descriptor() {
    let descriptor = TwitterCondenseHeader.descriptor
    #expect(descriptor.name == "twitter-condense")
    #expect(TwitterCondenseHeader().traits == HeaderTraits(movedBy: .travel))
    #expect(descriptor.document.contains("MichiganLabs"))
    #expect(
      TwitterCondenseHeader.parameters.map(\.name) == [
        "maximum-height", "minimum-height", "snaps", "snap-by", "snap-threshold",
        "snap-duration", "freezes-content", "title-padding", "tolerance", "starts-collapsed",
        "pinned",
      ])
  }
}

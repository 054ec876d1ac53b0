import HeaderCore
import ScrollSimulator
import SimulationTestSupport
import Testing
import TikiCondense

/// What Tiki's sample computes inside its header for a height, written from the document: the logo
/// fades, and the search field gives way to the buttons at the trailing edge.
struct TikiOracle {
  let maxHeaderHeight = 88.0
  let minHeaderHeight = 44.0
  let viewWidth: Double
  let chatButtonMinX: Double

  private func percentage(_ headerHeight: Double) -> Double {
    (headerHeight - minHeaderHeight) / (maxHeaderHeight - minHeaderHeight)
  }

  func logoAlpha(_ headerHeight: Double) -> Double { percentage(headerHeight) }

  func textFieldTrailing(_ headerHeight: Double) -> Double {
    let range = viewWidth - chatButtonMinX
    return range * (1 - percentage(headerHeight)) + 8
  }
}

/// Tiki's search header: Twitter's mechanism, other contents.
@Suite struct TikiCondenseTests {
  /// A screen 414 points wide whose chat button begins 68 points from its end, as the pictures draw
  /// it: the document measures both and gives no number.
  static let oracle = TikiOracle(viewWidth: 414, chatButtonMinX: 346)

  // Heights go through a fraction and back: the last bits of numbers below 1000 may differ.
  static let lastBits = 1e-12

  /// Holds every row against the document and against Twitter's header on the same gesture.
  private func check(_ played: [SimulationRow], against twitter: [SimulationRow]) throws {
    let choreography = TikiCondenseHeader().choreography
    try #require(played.count > 1)
    #expect(played == twitter, "the same heights, offsets and corrections in the same order")
    for row in played {
      let height = row.layout.headerHeight
      let opacity = try #require(choreography.value(.opacity, of: "logo", in: row.layout))
      #expect(abs(opacity - Self.oracle.logoAlpha(height)) <= Self.lastBits, "h = \(height)")
      let trailing = try #require(
        choreography.value(.trailing, of: "search-field", in: row.layout))
      #expect(
        abs(trailing - Self.oracle.textFieldTrailing(height)) <= 100 * Self.lastBits,
        "h = \(height); the range of 68 points scales the last bits")
    }
  }

  @Test(
    "Gestures move header and search field as the document does",
    arguments: AssortedInput.all, [60.0, 120])
  func document(input: AssortedInput, frameRate: Double) throws {
    let configuration = screen(frameRate: frameRate)
    let played = try rows(
      of: HeaderDriver(TikiCondenseHeader()), playing: input, configuration: configuration)
    try check(
      played,
      against: rows(
        of: makeDriver("twitter-condense"), playing: input, configuration: configuration))
  }

  @Test("On a screen with its chat button elsewhere, the search field ends 8 points before it")
  func buttonInset() throws {
    for inset in [0.0, 44, 120] {
      let header = try TikiCondenseHeader(
        applying: [HeaderParameterAssignment("button-inset", .number(inset))])
      let played = try rows(of: HeaderDriver(header), gesture: "drag -300 over 300; lift")
      let end = try #require(played.last).layout
      #expect(end.collapsedFraction == 1)
      #expect(header.choreography.value(.trailing, of: "search-field", in: end) == inset + 8)
    }
  }
}

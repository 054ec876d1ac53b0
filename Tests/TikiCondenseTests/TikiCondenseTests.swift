import SimulationTestSupport
import Testing
import TikiCondense

/// The formulas of Tiki's sample, from its document: the logo fades, and the search field makes room for the buttons at
/// its trailing edge.
struct TikiOracle {
  let maxHeaderHeight = 88.0
  let minHeaderHeight = 44.0
  let viewWidth: Double
  let chatButtonMinX: Double

  func logoAlpha(_ headerHeight: Double) -> Double {
    (headerHeight - minHeaderHeight) / (maxHeaderHeight - minHeaderHeight)
  }

  func textFieldTrailing(_ headerHeight: Double) -> Double {
    (viewWidth - chatButtonMinX) * (1 - logoAlpha(headerHeight)) + 8
  }
}

/// Tiki's search header: it moves as Twitter's, and has other elements.
@Suite struct TikiCondenseTests {
  /// The pictures' screen, 414 points wide with the chat button 68 points from its end: the document measures both and
  /// gives no number.
  static let oracle = TikiOracle(viewWidth: 414, chatButtonMinX: 346)

  @Test(
    "Gestures move header and search field as the document does",
    arguments: AssortedInput.all, [60.0, 120])
  func document(input: AssortedInput, frameRate: Double) throws {
    let configuration = screen(frameRate: frameRate)
    let played = try rows(
      of: HeaderDriver(TikiCondenseHeader()), playing: input, configuration: configuration)
    let twitter = try rows(
      of: makeDriver("twitter-condense"), playing: input, configuration: configuration)
    try #require(played.count > 1)
    #expect(played == twitter, "the same heights, offsets and corrections in the same order")
    let choreography = TikiCondenseHeader().choreography
    for row in played {
      let height = row.layout.headerHeight
      let opacity = try #require(choreography.value(.opacity, of: "logo", in: row.layout))
      let trailing = try #require(
        choreography.value(.trailing, of: "search-field", in: row.layout))
      // Heights are converted to fractions and back: the last bits differ, times 68 for the field.
      #expect(abs(opacity - Self.oracle.logoAlpha(height)) <= 1e-12, "h = \(height)")
      #expect(abs(trailing - Self.oracle.textFieldTrailing(height)) <= 1e-10, "h = \(height)")
    }
  }

  @Test("The collapsed search field ends 8 points before the chat button, wherever that is")
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

import Foundation
import HeaderBehaviors
import HeaderConformance
import SimulationTestSupport
import Testing

// The code of the documentation's articles, compiled and run; what stands between the marks here
// stands there, word for word.

// ARTICLE
struct FoldingHeader: HeaderBehavior {
  /// Height at rest, in points.
  var maximumHeight = 120.0
  /// Height when folded, in points.
  var minimumHeight = 60.0

  static let descriptor = HeaderDescriptor(
    name: "folding", title: "Folding header",
    summary: "The header folds at half the content's pace.",
    document: "none",
    exampleGesture: "drag -200 over 400; lift; wait 2500; scroll-to-top")

  var traits: HeaderTraits { HeaderTraits(movedBy: .position) }
  func validate() {}
  static var parameters: [HeaderParameter<FoldingHeader>] {
    [
      HeaderParameter(
        name: "maximum-height", unit: "pt", range: 0...1000, atLeast: "minimum-height",
        help: "Height at rest.",
        get: { $0.maximumHeight }, set: { $0.maximumHeight = $1 }),
      HeaderParameter(
        name: "minimum-height", unit: "pt", range: 0...1000, atMost: "maximum-height",
        help: "Height when folded.",
        get: { $0.minimumHeight }, set: { $0.minimumHeight = $1 }),
    ]
  }
}
// end

// ARTICLE
extension FoldingHeader {
  struct State: Sendable, Equatable {}

  func initialState(in context: HeaderContext) -> State { State() }

  func layout(for state: State, in context: HeaderContext) -> HeaderLayout {
    let safeArea = context.environment.safeAreaTop
    let scrolled = max(0, context.scrolled(under: 0, inset: maximumHeight))
    let range = max(0, maximumHeight - minimumHeight)
    let folded = min(scrolled / 2, range)
    return HeaderLayout(
      headerMinY: 0, headerHeight: safeArea + maximumHeight - folded, scrollViewMinY: 0,
      contentInsetTop: maximumHeight, collapsedFraction: range > 0 ? folded / range : 0)
  }
}
// end

// ARTICLE
extension FoldingHeader {
  func respond(
    to event: ScrollEvent, state: inout State, in context: HeaderContext
  ) -> HeaderReaction {
    guard case .setFraction(let fraction, let animated) = event,
      layout(for: state, in: context).collapsedFraction != fraction
    else { return .none }
    let top = context.scroll.minimumContentOffset
    let folded = 2 * max(0, maximumHeight - minimumHeight)
    return .scrolling(to: top + folded * fraction, animated: animated, in: context)
  }
}
// end

// ARTICLE
struct HidingHeader: HeaderBehavior {
  let meter = TravelMeter(minimumHeight: 0, maximumHeight: 64)
  let snap = HeaderSnap()

  static let descriptor = HeaderDescriptor(
    name: "hiding", title: "Hiding header", summary: "The header slides up as you read on.",
    document: "none")
  static var parameters: [HeaderParameter<HidingHeader>] { [] }
  var traits: HeaderTraits { HeaderTraits(movedBy: .travel, rests: snap.rests) }
  func validate() {}

  func initialState(in context: HeaderContext) -> TravelState { meter.initialState(in: context) }

  func state(
    continuing layout: HeaderLayout, from state: TravelState?, in context: HeaderContext
  ) -> TravelState {
    meter.state(continuing: layout, from: state, in: context)
  }

  func layout(for state: TravelState, in context: HeaderContext) -> HeaderLayout {
    let safeArea = context.environment.safeAreaTop
    return HeaderLayout(
      headerMinY: state.height - meter.maximumHeight,
      headerHeight: safeArea + meter.maximumHeight, scrollViewMinY: safeArea + state.height,
      restMinY: safeArea + meter.maximumHeight, collapsedFraction: meter.fraction(of: state.height))
  }

  func respond(
    to event: ScrollEvent, state: inout TravelState, in context: HeaderContext
  ) -> HeaderReaction {
    meter.respond(to: event, state: &state, snap: snap, in: context)
  }
}
// end

// ARTICLE
struct SearchHeader: CondensingHeaderBehavior {
  var condensing = CondensingMechanism(maximumHeight: 120, minimumHeight: 52)

  static let descriptor = HeaderDescriptor(
    name: "search", title: "Search", summary: "It makes room for results.", document: "none")
  static var parameters: [HeaderParameter<SearchHeader>] {
    [maximumHeightParameter, minimumHeightParameter, snapsParameter]
  }

  func validate() throws(HeaderParameterError) { try condensing.validate() }
}
// end

// ARTICLE
extension FoldingHeader {
  var choreography: HeaderChoreography {
    HeaderChoreography(elements: [
      HeaderElement(
        name: "logo", kind: .image,
        tracks: [HeaderTrack(.opacity, HeaderKeyframe(at: 0, 1), HeaderKeyframe(at: 0.5, 0))]),
      HeaderElement(
        name: "title", kind: .label, tracks: [HeaderTrack(.bottom, HeaderKeyframe(at: 0, 12))]),
    ])
  }
}
// end

@Suite struct ArticleTests {
  @Test("The article's technique obeys the laws and is in a catalog, as it says")
  func technique() {
    // ARTICLE
    let catalog = HeaderCatalog.standard.adding(HeaderTechnique(FoldingHeader.self))
    let checker = ConformanceChecker(caseCount: 300)
    let violations = checker.violations(of: FoldingHeader.self)
    // end
    #expect(catalog.names.last == "folding")
    #expect(violations.isEmpty, "\(violations)")
  }

  @Test("The article's driver answers with a header that has folded")
  func driver() {
    var context = HeaderContext(
      scroll: ScrollMetrics(
        contentOffset: 0, contentSize: 2000, bounds: 852,
        adjustedContentInset: ScrollInsets(top: 0, bottom: 0)),
      environment: HeaderEnvironment(containerHeight: 852))
    // ARTICLE
    let driver = HeaderDriver(FoldingHeader())
    var layout = driver.start(in: context)
    // the content has moved:
    context.scroll.contentOffset = -90
    let update = driver.update(for: .didScroll(.drag), in: context)
    layout = update.layout
    // end
    #expect(layout.headerHeight == 105)
    #expect(layout.collapsedFraction == 0.25)
  }

  @Test("Every piece of code in an article is one of those above, and the other way round")
  func sameWords() throws {
    let source = try PackageFolder.text("Tests/HeaderBehaviorsTests/ArticleTests.swift")
    let snippets = source.components(separatedBy: "// ARTICLE\n").dropFirst().compactMap { piece in
      piece.components(separatedBy: "// end\n").first.map { $0.withoutIndentation }
    }
    // The marks in this function's own text begin two more.
    let compiled = Set(snippets.filter { $0.hasSuffix("\n") && !$0.contains("components(") })
    var shown: Set<String> = []
    for article in ["TheFourNumbers", "WritingATechnique"] {
      let text = try PackageFolder.text("Sources/HeaderCore/HeaderCore.docc/\(article).md")
      for block in text.components(separatedBy: "```swift\n").dropFirst() {
        shown.insert(try #require(block.components(separatedBy: "```").first))
      }
    }
    #expect(shown.count == 8)
    #expect(shown == compiled)
  }
}

extension String {
  /// The lines without what the first of them is indented by.
  fileprivate var withoutIndentation: String {
    let indentation = prefix { $0 == " " }.count
    return split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.dropFirst(Swift.min(indentation, $0.prefix { $0 == " " }.count)) }
      .joined(separator: "\n")
  }
}

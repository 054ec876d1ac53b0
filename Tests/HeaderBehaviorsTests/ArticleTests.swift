import Foundation
import HeaderConformance
import SimulationTestSupport
import Testing

// The code of the documentation's articles, compiled and run. The lines between the marks are the articles', word for
// word.

// SHOWN
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
  static var parameters: [HeaderParameter<FoldingHeader>] {
    [
      HeaderParameter(
        name: "maximum-height", unit: "pt", range: 0...1000,
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

// SHOWN
extension FoldingHeader {
  func layout(for state: NoState, in context: HeaderContext) -> HeaderLayout {
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

// SHOWN
extension FoldingHeader {
  func respond(
    to event: ScrollEvent, state: inout NoState, in context: HeaderContext
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

// SHOWN
struct HidingHeader: HeaderBehavior {
  let meter = TravelMeter(minimumHeight: 0, maximumHeight: 64)
  let snap = HeaderSnap()

  static let descriptor = HeaderDescriptor(
    name: "hiding", title: "Hiding header", summary: "The header slides up as you read on.",
    document: "none")
  static var parameters: [HeaderParameter<HidingHeader>] { [] }
  var traits: HeaderTraits { HeaderTraits(movedBy: .travel, rests: snap.rests) }

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

// SHOWN
struct SearchHeader: CondensingHeaderBehavior {
  var condensing = CondensingMechanism(maximumHeight: 120, minimumHeight: 52)

  static let descriptor = HeaderDescriptor(
    name: "search", title: "Search", summary: "It makes room for results.", document: "none")
  static var parameters: [HeaderParameter<SearchHeader>] {
    [maximumHeightParameter, minimumHeightParameter, snapsParameter]
  }
}
// end

// SHOWN
struct DelayedHeader<Base: HeaderBehavior>: HeaderBehavior {
  var base = Base()
  /// Seconds that every animation waits, at least 0.
  var delay = 0.5

  static var descriptor: HeaderDescriptor {
    let base = Base.descriptor
    return HeaderDescriptor(
      name: base.name + "-delayed", title: base.title + ", delayed",
      summary: base.summary + " It hesitates.", document: base.document)
  }
  static var parameters: [HeaderParameter<DelayedHeader<Base>>] {
    Base.parameters.map { $0.within("base", get: { $0.base }, set: { $0.base = $1 }) }
  }
  var traits: HeaderTraits { base.traits }
  var choreography: HeaderChoreography { base.choreography }

  func initialState(in context: HeaderContext) -> Base.State { base.initialState(in: context) }

  func state(
    continuing layout: HeaderLayout, from state: Base.State?, in context: HeaderContext
  ) -> Base.State { base.state(continuing: layout, from: state, in: context) }

  func layout(for state: Base.State, in context: HeaderContext) -> HeaderLayout {
    base.layout(for: state, in: context)
  }

  func parts(of layout: HeaderLayout, for state: Base.State) -> HeaderParts {
    base.parts(of: layout, for: state)
  }

  func respond(
    to event: ScrollEvent, state: inout Base.State, in context: HeaderContext
  ) -> HeaderReaction {
    var reaction = base.respond(to: event, state: &state, in: context)
    reaction.animation?.delay += delay
    return reaction
  }
}
// end

// SHOWN
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
  @Test("The article's techniques obey the laws, and one is in the article's catalog")
  func technique() {
    // SHOWN
    let catalog = HeaderCatalog.standard.adding(HeaderTechnique(FoldingHeader.self))
    let checker = ConformanceChecker(caseCount: 300)
    let violations = checker.violations(of: FoldingHeader.self)
    let delayed = checker.violations(of: DelayedHeader<TwitterCondenseHeader>(delay: 0.3))
    // end
    #expect(catalog.names.last == "folding")
    #expect(violations.isEmpty, "\(violations)")
    #expect(delayed.isEmpty, "\(delayed)")
  }

  @Test("The article's driver folds the header")
  func driver() {
    var context = HeaderContext(
      scroll: ScrollMetrics(
        contentOffset: 0, contentSize: 2000, bounds: 852,
        adjustedContentInset: ScrollInsets(top: 0, bottom: 0)),
      environment: HeaderEnvironment(containerHeight: 852))
    // SHOWN
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

  @Test("The articles show all code above, and a piece of each of the third party's headers")
  func sameWords() throws {
    let compiled = Set(try shownCode(in: "ArticleTests.swift"))
    var shown: Set<String> = []
    for article in ["TheFourNumbers", "WritingATechnique"] {
      let text = try PackageFolder.text("Sources/HeaderCore/HeaderCore.docc/\(article).md")
      for block in text.components(separatedBy: "```swift\n").dropFirst() {
        shown.insert(try #require(block.components(separatedBy: "```").first))
      }
    }
    let package = "Tests/ThirdPartyTechnique/Sources/AppHeaders/"
    let headers = try ["Flick", "Cover", "Patient", "Fitting"].map {
      try PackageFolder.text(package + $0 + "Header.swift")
    }
    let quoted = shown.filter { block in headers.contains { $0.contains(block.indented) } }
    #expect(quoted.count == headers.count)
    #expect(shown.count == 9 + quoted.count)
    #expect(shown.subtracting(quoted) == compiled)
  }
}

extension String {
  /// The lines, indented as members of a type.
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n")
  }
}

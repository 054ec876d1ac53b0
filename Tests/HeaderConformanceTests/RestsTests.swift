import HeaderBehaviors
import HeaderConformance
import Testing

/// A header made with the travel meter alone.
protocol KitHeader: HeaderBehavior where State == TravelState {
  static var snap: HeaderSnap { get }
}

extension KitHeader {
  private var meter: TravelMeter { TravelMeter(minimumHeight: 40, maximumHeight: 160) }

  static var parameters: [HeaderParameter<Self>] { [] }
  var traits: HeaderTraits { HeaderTraits(movedBy: .travel, rests: Self.snap.rests) }
  func validate() {}

  func initialState(in context: HeaderContext) -> TravelState {
    meter.initialState(in: context)
  }

  func state(
    continuing layout: HeaderLayout, from state: TravelState?, in context: HeaderContext
  ) -> TravelState {
    meter.state(continuing: layout, from: state, in: context)
  }

  func layout(for state: TravelState, in context: HeaderContext) -> HeaderLayout {
    let safeArea = context.environment.safeAreaTop
    return HeaderLayout(
      headerMinY: 0, headerHeight: safeArea + state.height, scrollViewMinY: safeArea + state.height,
      restMinY: safeArea + meter.maximumHeight, collapsedFraction: meter.fraction(of: state.height))
  }

  func respond(
    to event: ScrollEvent, state: inout TravelState, in context: HeaderContext
  ) -> HeaderReaction {
    meter.respond(to: event, state: &state, snap: Self.snap, in: context)
  }
}

/// Rests open, half-way and collapsed.
struct ThreeRests: KitHeader {
  static let descriptor = HeaderDescriptor(
    name: "three-rests", title: "Three rests", summary: "It rests half-way, too.", document: "none")
  static let snap = HeaderSnap(middle: 0.5)
}

/// Rests wherever the finger leaves it.
struct NoRests: KitHeader {
  static let descriptor = HeaderDescriptor(
    name: "no-rests", title: "No rests", summary: "It stays where it is.", document: "none")
  static let snap = HeaderSnap(snaps: false)
}

@Suite("The laws about rests")
struct RestsTests {
  private let checker = ConformanceChecker(caseCount: 150, seed: 3)

  @Test("are kept by a header with a rest half-way, and bind it")
  func threeRests() {
    let reports = checker.reports(of: ThreeRests.self)
    #expect(reports.contains { $0.law == .rest })
    #expect(reports.filter { $0.violation != nil }.isEmpty)
  }

  @Test("do not bind a header that rests anywhere, which keeps the others")
  func noRests() {
    let reports = checker.reports(of: NoRests.self)
    #expect(!reports.contains { $0.law == .rest })
    #expect(reports.filter { $0.violation != nil }.isEmpty)
  }

  private func reportsWithoutSnap<Behavior: HeaderBehavior>(
    of type: Behavior.Type
  ) -> [ConformanceReport] {
    var checker = checker
    checker.assignments = [HeaderParameterAssignment("snaps", .flag(false))]
    return checker.reports(of: type)
  }

  @Test(
    "do not bind a condensing header that is told not to snap",
    arguments: ["twitter-condense", "facebook-hide", "tiki-condense"])
  func noSnap(name: String) throws {
    let technique = try #require(HeaderCatalog.standard[name])
    let reports = reportsWithoutSnap(of: technique.behaviorType)
    #expect(!reports.contains { $0.law == .rest })
    #expect(reports.filter { $0.violation != nil }.isEmpty)
  }
}

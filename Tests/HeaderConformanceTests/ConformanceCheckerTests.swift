import HeaderConformance
import SimulationTestSupport
import Testing

@Suite("The laws")
struct ConformanceCheckerTests {
  @Test(
    "hold for every technique of the catalog, which has at most twelve parameters",
    arguments: HeaderCatalog.standard.names)
  func standard(name: String) throws {
    let technique = try #require(HeaderCatalog.standard[name])
    #expect(technique.parameters.count <= 12)
    func violations<Behavior: HeaderBehavior>(of type: Behavior.Type) -> [ConformanceReport] {
      // Every change is checked with far more cases in release.
      ConformanceChecker(caseCount: isBroad ? 60 : 20, seed: 20_160_531).violations(of: type)
    }
    #expect(violations(of: technique.behaviorType).isEmpty)
  }

  @Test(
    "detect each deliberate fault with a gesture of at most five statements",
    arguments: Fault.all)
  func brokenOnPurpose(fault: Fault) throws {
    // Enough cases for every fault, and quick in a debug build.
    var checker = ConformanceChecker(caseCount: 600, seed: 1)
    checker.laws = [fault.law]
    let report = try #require(checker.reports(of: FaultyHeader(fault)).first)
    let violation = try #require(report.violation)
    #expect(!violation.message.isEmpty)
    #expect(report.caseCount <= checker.caseCount)
    #expect(violation.shortest.statements.count <= 5, "\(violation.shortest.statements.text)")
  }

  @Test(
    "that act after the gesture report one that includes what they do",
    arguments: Fault.all.filter { [.settled, .request, .pages].contains($0.law) })
  func shownRequest(fault: Fault) throws {
    var checker = ConformanceChecker(caseCount: 600, seed: 1)
    checker.laws = [fault.law]
    let violation = try #require(checker.violations(of: FaultyHeader(fault)).first?.violation)
    let shortest = violation.shortest
    var header = FaultyHeader(fault)
    try header.apply(shortest.assignments)
    let rows = try Simulation.rows(
      of: HeaderDriver(header), gesture: shortest.statements.text,
      configuration: shortest.configuration)
    let names = fault.law == .pages ? ["contentReplaced"] : ["setFraction", "setCollapsed"]
    let asked = try #require(rows.lastIndex { names.contains($0.eventName) })
    if fault.law == .request {
      let fraction = try #require(rows.last).layout.collapsedFraction
      #expect(violation.message.hasSuffix("ends at \(DecimalNumber.text(fraction))"))
    } else {
      #expect(
        rows[asked].layout != rows[asked - 1].layout || rows[asked].correctedOffset != nil)
    }
  }

  @Test(
    "describe a violation in a line, with the command that shows it",
    arguments: [
      (
        ConformanceLaw.rest,
        "rest: the header rests at a collapsed fraction of 0.204545: headers simulate "
          + "twitter-condense --gesture \"wheel -19 over 150\""
      ),
      (
        .request,
        "request: a request for a collapsed fraction of 0.25 ends at 1: headers simulate "
          + "twitter-condense --gesture \"drag -13 over 50; lift; wait 3000; fraction 0.25 at-once\""
      ),
      (
        .cut,
        "cut: the content's position goes from 0 to 78 when 156 pt of a didScroll come in two events, "
          + "which no row shows, because the checker asks the technique itself; it happens in: "
          + "headers simulate twitter-condense --gesture \"drag -166 over 16\""
      ),
    ])
  func description(law: ConformanceLaw, line: String) throws {
    var checker = ConformanceChecker(caseCount: 600, seed: 1)
    checker.laws = [law]
    let fault = try #require(Fault.all.first { $0.law == law })
    // As a failed expectation prints them.
    #expect(
      String(describing: checker.violations(of: FaultyHeader(fault)))
        == "[twitter-condense breaks \(line)]")
  }

  @Test("about rests do not bind a header that does not snap, and the others hold")
  func noSnap() {
    let snapsOff = HeaderParameterAssignment("snaps", .flag(false))
    let reports = ConformanceChecker(caseCount: 120, seed: 3, assignments: [snapsOff])
      .reports(of: DetentsHeader.self)
    #expect(reports.map(\.law) == ConformanceLaw.allCases.filter { $0 != .rest })
    #expect(reports.allSatisfy { $0.violation == nil })
  }

  @Test("have at least one fault each")
  func everyLawIsBroken() {
    #expect(Set(Fault.all.map(\.law)) == Set(ConformanceLaw.allCases))
  }

  @Test("give the same reports for the same seed, and different reports for a different seed")
  func seeds() throws {
    let header = FaultyHeader(try #require(Fault.all.first { $0.law == .rest }))
    func reports(seed: UInt64) -> [ConformanceReport] {
      var checker = ConformanceChecker(caseCount: 600, seed: seed)
      checker.laws = [.rest]
      return checker.reports(of: header)
    }
    #expect(reports(seed: 1) == reports(seed: 1))
    #expect(reports(seed: 1) != reports(seed: 2))
  }

  @Test("are checked with at least one case, and the report counts it", arguments: [0, -3])
  func noCases(count: Int) {
    let reports = ConformanceChecker(caseCount: count).reports(of: TwitterCondenseHeader.self)
    #expect(!reports.isEmpty && reports.allSatisfy { $0.caseCount == 1 })
  }

  @Test("are all broken by a technique that refuses the parameters of every case")
  func refused() {
    let unknown = HeaderParameterAssignment("no-such-height", .number(1))
    let checker = ConformanceChecker(caseCount: 3, assignments: [unknown])
    let violations = checker.violations(of: TwitterCondenseHeader.self)
    #expect(violations.map(\.law) == ConformanceLaw.allCases)
    #expect(checker.violation(of: TwitterCondenseHeader.self) { _ in nil } != nil)
  }

  @Test("report gestures that read back from their scripts")
  func replay() throws {
    var generator = CaseGenerator(seed: 1)
    let parameters = try #require(HeaderCatalog.standard["detents"]).parameters
    for _ in 1...500 {
      let made = generator.makeCase(parameters: parameters)
      let script = try #require(made.arguments.last)
      #expect(try GestureScript(script).statements == made.statements)
    }
    var still = generator.makeCase(parameters: parameters)
    still.statements = []
    #expect(still.arguments.last == "wait 0", "the tool refuses a gesture without statements")
  }
}

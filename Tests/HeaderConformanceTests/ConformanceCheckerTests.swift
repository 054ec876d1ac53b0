import SimulationTestSupport
import HeaderConformance
import Testing

@Suite("The laws")
struct ConformanceCheckerTests {
  /// Enough for every fault below, and quick in a debug build.
  private let checker = ConformanceChecker(caseCount: 600, seed: 1)

  /// A fault for every law, and for some of them two or three.
  private static let faults: [any Fault.Type] = [
    DividesBySize.self, DividesByStretch.self, CountsBackwards.self, OutgrowsItself.self,
    Moody.self, RemembersElsewhere.self, SwallowsTheRest.self, Jumps.self,
    FollowsTheBounce.self, StopsAnywhere.self, FearsRotation.self, FollowsTheApp.self,
    RoundsItsParameters.self, LagsInAnOverlay.self, Hurries.self, Toggles.self,
    RefusesToCollapse.self, StaysClosed.self, OpensForEveryList.self, KeepsItsDistance.self,
    TurnsThePage.self, ForgetsItsRest.self, KeepsItsHeight.self,
    StretchesWithTheEdge.self, ObeysWhatFollowsIt.self,
  ]

  @Test("hold for every technique of the catalog", arguments: HeaderCatalog.standard.names)
  func standard(name: String) throws {
    let technique = try #require(HeaderCatalog.standard[name])
    func violations<Behavior: HeaderBehavior>(of type: Behavior.Type) -> [ConformanceReport] {
      ConformanceChecker(caseCount: 60, seed: 20_160_531).violations(of: type)
    }
    #expect(violations(of: technique.behaviorType).isEmpty)
  }

  private func expectCaught<Wrong: Fault>(_ fault: Wrong.Type) throws {
    var checker = checker
    checker.laws = [Wrong.law]
    let reports = checker.reports(of: FaultyHeader<Wrong>.self)
    let report = try #require(reports.first { $0.law == Wrong.law })
    let violation = try #require(report.violation, "\(Wrong.self) got away")
    #expect(!violation.message.isEmpty)
    #expect(report.caseCount <= checker.caseCount)
    #expect(violation.shortest.statements.count <= 5, "\(violation.shortest.statements.text)")
  }

  @Test("catch a technique that breaks one on purpose, with a gesture of at most five statements")
  func brokenOnPurpose() throws {
    for fault in Self.faults { try expectCaught(fault) }
  }

  @Test("let an animation begin under a finger, and catch the same technique where it jumps")
  func animatedThreshold() {
    var checker = checker
    checker.laws = [.continuous]
    #expect(checker.violations(of: ThresholdHeader.self).isEmpty)
    #expect(checker.violations(of: ThresholdHeader(duration: 0)).count == 1)
  }

  @Test(
    "about rests do not bind a header that is told not to snap, which keeps the others",
    arguments: ["twitter-condense", "facebook-hide", "detents"])
  func noSnap(name: String) throws {
    let technique = try #require(HeaderCatalog.standard[name])
    func reports<Behavior: HeaderBehavior>(of type: Behavior.Type) -> [ConformanceReport] {
      ConformanceChecker(
        caseCount: isBroad ? 150 : 40, seed: 3,
        assignments: [HeaderParameterAssignment("snaps", .flag(false))]
      ).reports(of: type)
    }
    let unbound = reports(of: technique.behaviorType)
    #expect(!unbound.contains { $0.law == .rest })
    #expect(unbound.allSatisfy { $0.violation == nil })
  }

  @Test("have a fault each, so that none of them is idle")
  func everyLawIsBroken() {
    #expect(Set(Self.faults.map { $0.law }) == Set(ConformanceLaw.allCases))
  }

  @Test("make the same reports from the same seed, and others from another")
  func seeds() {
    func reports(seed: UInt64) -> [ConformanceReport] {
      var checker = ConformanceChecker(caseCount: 600, seed: seed)
      checker.laws = [StopsAnywhere.law]
      return checker.reports(of: FaultyHeader<StopsAnywhere>.self)
    }
    #expect(reports(seed: 1) == reports(seed: 1))
    #expect(reports(seed: 1) != reports(seed: 2))
  }

  @Test("are tried with one case at least, and say so", arguments: [0, -3])
  func noCases(count: Int) {
    let reports = ConformanceChecker(caseCount: count).reports(of: TwitterCondenseHeader.self)
    #expect(!reports.isEmpty && reports.allSatisfy { $0.caseCount == 1 })
  }

  @Test("report gestures that a script can play again")
  func replay() throws {
    var generator = CaseGenerator(seed: 1)
    let parameters = try #require(HeaderCatalog.standard["detents"]).parameters
    for _ in 1...500 {
      let made = generator.makeCase(parameters: parameters)
      let script = try #require(made.arguments.last)
      #expect(try GestureScript(script).statements == made.statements)
    }
  }
}

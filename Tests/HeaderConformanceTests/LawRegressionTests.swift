import SimulationTestSupport
import Testing

@testable import HeaderConformance

/// The shortened cases in `LawRegressions.txt`, which once broke a law.
@Suite("Laws that were once broken hold")
struct LawRegressionTests {
  @Test(
    "in its cases",
    arguments: WrittenCase.all(
      in: "Tests/HeaderConformanceTests/LawRegressions.txt", extraSettings: ["followed"]))
  func kept(found: WrittenCase) throws {
    let (technique, parameters) = try #require(found.technique)
    var tried = ConformanceCase(assignments: try technique.assignments(parameters))
    if let words = found.settings.first(where: { $0[0] == "followed" }) {
      let delay = try #require(words.last.flatMap { Int($0) })
      let kinds: [String: FeedbackHost.Kind] = ["insets": .insets, "content": .content]
      tried.host = FeedbackHost(kinds[String(words[1])] ?? .safeArea, delay: delay)
    }
    tried.statements = try script(found.script)
    tried.configuration = found.configuration
    let played = tried
    func violations<Behavior: HeaderBehavior>(of type: Behavior.Type) -> [String] {
      let played = PlayedCase<Behavior>(played)
      return ConformanceLaw.allCases.compactMap { played.violation(of: $0) }
    }
    #expect(violations(of: technique.behaviorType) == [])
  }
}

import HeaderBehaviors
import HeaderConformance
import SimulationTestSupport
import Testing

@Suite("The laws hold")
struct ParameterLawTests {
  @Test(
    "at two other values of every parameter, or all there are, and of no more than twelve",
    arguments: HeaderCatalog.standard.names)
  func parameters(name: String) throws {
    let technique = try #require(HeaderCatalog.standard[name])
    #expect(technique.parameters.count <= 12)
    func check<Behavior: HeaderBehavior>(_ type: Behavior.Type) {
      for parameter in technique.parameters {
        for value in parameter.otherValues {
          let assignment = HeaderParameterAssignment(parameter.name, value)
          let checker = ConformanceChecker(
            caseCount: isBroad ? 200 : 2, seed: 11, assignments: [assignment])
          for report in checker.violations(of: type) {
            Issue.record("\(name) --\(parameter.name) \(value)\n\(report.description())")
          }
        }
      }
    }
    check(technique.behaviorType)
  }
}

extension HeaderParameterDescription {
  /// Two values besides the default; of a flag, and of a few choices, all that are left.
  fileprivate var otherValues: [HeaderParameterValue] {
    switch (domain, defaultValue) {
    case (.range(let minimum, let maximum), .number(let standard)):
      let below = standard > minimum ? (minimum + standard) / 2 : minimum + (maximum - minimum) / 20
      let above = standard < maximum ? standard + (maximum - standard) / 10 : (below + standard) / 2
      return [.number(below), .number(above)]
    case (.flag, .flag(let standard)): return [.flag(!standard)]
    case (.choices(let choices), .choice(let standard)):
      return choices.filter { $0 != standard }.map { .choice($0) }
    default: return []
    }
  }
}

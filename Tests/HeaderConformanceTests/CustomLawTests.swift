import SimulationTestSupport
import HeaderConformance
import Testing

@Suite("A custom law")
struct CustomLawTests {
  private let checker = ConformanceChecker(caseCount: 300, seed: 5)

  @Test("that is broken has a short case and a message")
  func broken() throws {
    let violation = try #require(
      checker.violation(of: TwitterCondenseHeader.self) { played in
        played.rows.contains { $0.eventName == "willEndDragging" } ? "it is dragged" : nil
      })
    #expect(violation.message == "it is dragged")
    let command = violation.command(for: "twitter-condense", program: "parallax-headers")
    #expect(command.hasPrefix("parallax-headers simulate twitter-condense "))
    #expect(violation.shortest.statements.count <= 2)
    #expect(violation.shortest.configuration == SimulatorConfiguration())
    #expect(violation.shortest.assignments.isEmpty)
  }

  @Test("that holds has no case")
  func kept() {
    // The example of the documentation.
    let violation = checker.violation(of: TwitterCondenseHeader.self) { played in
      played.rows.contains { $0.layout.headerHeight > 5000 } ? "the header is very large" : nil
    }
    #expect(violation == nil)
  }

  @Test("gets the technique with the checker's parameters, which shortening keeps")
  func assignments() throws {
    var checker = checker
    checker.assignments = [HeaderParameterAssignment("minimum-height", .number(30))]
    let violation = try #require(
      checker.violation(of: TwitterCondenseHeader.self) { played in
        played.behavior.condensing.minimumHeight == 30 ? "as set" : nil
      })
    #expect(violation.shortest.assignments == checker.assignments)
    #expect(violation.shortest.statements.isEmpty)
  }

  @Test("is checked with numbers from the widest range")
  func widestRange() {
    var largest = 0.0
    let violation = checker.violation(of: WideHeader.self) { played in
      largest = max(largest, played.behavior.number.magnitude)
      return played.behavior.number.isFinite ? nil : "the number is not finite"
    }
    #expect(violation == nil)
    #expect(largest > 1e307)
    var aboutNumbers = checker
    aboutNumbers.laws = [.finite, .parameters]
    #expect(aboutNumbers.violations(of: WideHeader.self).isEmpty)
  }

  @Test("that is broken on a host only is found again with the reported number of cases")
  func host() throws {
    var checker = ConformanceChecker(caseCount: 600, seed: 1)
    checker.laws = [.loop]
    let header = FaultyHeader(try #require(Fault.all.first { $0.law == .loop }))
    let reports = checker.reports(of: header)
    let report = try #require(reports.first)
    #expect(report.violation?.shortest.host != nil)
    #expect(report.description().contains("which no command plays: --cases \(report.caseCount) "))
    checker.caseCount = report.caseCount
    #expect(checker.reports(of: header) == reports)
    checker.caseCount -= 1
    #expect(report.caseCount == 1 || checker.violations(of: header).isEmpty)
  }
}

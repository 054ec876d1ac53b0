import SimulationTestSupport
import Testing

/// The law `parameters` tests that values read back as they were set.
@Suite("The techniques' parameters")
struct TechniqueParameterTests {
  private static let techniques =
    HeaderCatalog.standard.techniques + [
      HeaderTechnique(StretchingHeader<TwitterCondenseHeader>.self),
      HeaderTechnique(ProbeHeader.self),
    ]

  @Test("Names are unique, help is a sentence, and defaults are allowed", arguments: techniques)
  func wellFormed(technique: HeaderTechnique) throws {
    let parameters = technique.parameters
    #expect(!parameters.isEmpty && Set(parameters.map(\.name)).count == parameters.count)
    let defaults = parameters.map { HeaderParameterAssignment($0.name, $0.defaultValue) }
    #expect(try technique.makeDriver(defaults).assignments == defaults)
    for parameter in parameters {
      #expect(parameter.domain.contains(parameter.defaultValue) && parameter.help.hasSuffix("."))
    }
  }

  @Test(
    "An assignment that is refused changes nothing",
    arguments: [
      ("maximum-hight", 90, .unknownName("maximum-hight", known: names)),
      (
        "minimum-height", 1001,
        .outOfRange(
          name: "minimum-height", value: .number(1001), allowed: .range(minimum: 0, maximum: 1000))
      ),
    ] as [(String, Double, HeaderParameterError)])
  func refused(name: String, number: Double, error: HeaderParameterError) {
    var header = TwitterCondenseHeader()
    #expect(throws: error) {
      try header.apply([
        HeaderParameterAssignment("maximum-height", .number(60)),
        HeaderParameterAssignment(name, .number(number)),
      ])
    }
    #expect(header == TwitterCondenseHeader())
  }

  private static let names = TwitterCondenseHeader().assignments.map(\.name)

  @Test(
    "A smaller height above a larger one is refused; alone it moves the other",
    arguments: [
      ("twitter-condense", "minimum-height", "maximum-height"),
      ("tiki-condense", "minimum-height", "maximum-height"),
      ("two-stage", "bar-height", "expanded-height"),
      ("offscreen-container", "collapsed-height", "expanded-height"),
      ("detents", "minimum-height", "middle-height"),
      ("detents", "middle-height", "maximum-height"),
    ])
  func wrongOrder(name: String, lower: String, upper: String) throws {
    #expect(
      throws: HeaderParameterError.wrongOrder(
        lower: lower, lowerValue: 70, upper: upper, upperValue: 65)
    ) {
      try makeDriver(
        name,
        [
          HeaderParameterAssignment(upper, .number(65)),
          HeaderParameterAssignment(lower, .number(70)),
        ])
    }
    for (one, other) in [(lower, upper), (upper, lower)] {
      // Beyond the default of the other one.
      let number = HeaderParameterValue.number(one == lower ? 600 : 10)
      let driver = try makeDriver(name, [HeaderParameterAssignment(one, number)])
      #expect(driver.assignments.contains(HeaderParameterAssignment(other, number)))
    }
  }

  @Test("A partner that moves moves its own partner")
  func partnersInARow() throws {
    let number = HeaderParameterValue.number(600)
    let driver = try makeDriver("detents", [HeaderParameterAssignment("minimum-height", number)])
    #expect(driver.assignments.filter { $0.value == number }.count == 3)
  }

  @Test("Values of a base follow the values given over it")
  func overABase() throws {
    let technique = HeaderTechnique(TwitterCondenseHeader.self)
    let base = try technique.makeDriver().assignments
    let driver = try technique.makeDriver(
      [HeaderParameterAssignment("maximum-height", .number(30))], over: base)
    #expect(driver.assignments.prefix(2).map(\.value) == [.number(30), .number(30)])
  }

  @Test("Heights may contradict each other on the way, as long as they end in order")
  func orderOfAssignments() throws {
    let header = try TwitterCondenseHeader(applying: [
      HeaderParameterAssignment("minimum-height", .number(100)),
      HeaderParameterAssignment("maximum-height", .number(150)),
      HeaderParameterAssignment("minimum-height", .number(120)),
    ])
    #expect(header.condensing.minimumHeight == 120)
    #expect(header.condensing.maximumHeight == 150)
  }
}

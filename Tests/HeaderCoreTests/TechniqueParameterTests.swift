import SimulationTestSupport
import Testing

@Suite("The techniques' parameters")
struct TechniqueParameterTests {
  /// Values from all over a domain.
  func samples(of domain: HeaderParameterDomain) -> [HeaderParameterValue] {
    switch domain {
    case .range(let minimum, let maximum):
      [minimum, maximum, minimum + (maximum - minimum) / 3].map { .number($0) }
    case .flag: [.flag(true), .flag(false)]
    case .choices(let choices): choices.map { .choice($0) }
    }
  }

  func checkRoundTrips<Behavior: HeaderBehavior>(of type: Behavior.Type) throws {
    let parameters = Behavior.parameters
    #expect(!parameters.isEmpty)
    #expect(Set(parameters.map(\.name)).count == parameters.count, "names are unique")
    for parameter in parameters {
      for value in samples(of: parameter.domain) {
        var behavior = Behavior()
        let others = parameters.filter { $0.name != parameter.name }
        try parameter.set(value, on: &behavior)
        #expect(parameter.value(of: behavior) == value, "\(parameter.name)")
        for other in others {
          #expect(
            other.value(of: behavior) == other.value(of: Behavior()),
            "\(parameter.name) changes \(other.name)")
        }
      }
    }
  }

  func checkDefaults<Behavior: HeaderBehavior>(of type: Behavior.Type) throws {
    let descriptions = HeaderTechnique(type).parameters
    let assignments = descriptions.map { HeaderParameterAssignment($0.name, $0.defaultValue) }
    #expect(try Behavior(applying: assignments) == Behavior())
    #expect(descriptions.allSatisfy { $0.domain.contains($0.defaultValue) })
    #expect(descriptions.allSatisfy { $0.help.hasSuffix(".") })
  }

  private static let techniques =
    HeaderCatalog.standard.techniques + [
      HeaderTechnique(StretchingHeader<TwitterCondenseHeader>.self),
      HeaderTechnique(ProbeHeader.self),
    ]

  @Test(
    "Every value that is set is read back, and no other parameter notices; the defaults are in their domains",
    arguments: techniques)
  func roundTrips(technique: HeaderTechnique) throws {
    try checkRoundTrips(of: technique.behaviorType)
    try checkDefaults(of: technique.behaviorType)
  }

  @Test("An unknown name is refused with the names there are")
  func unknownName() {
    #expect(
      throws: HeaderParameterError.unknownName(
        "maximum-hight",
        known: TwitterCondenseHeader().assignments.map(\.name))
    ) {
      try TwitterCondenseHeader(applying: [
        HeaderParameterAssignment("maximum-hight", .number(90))
      ])
    }
  }

  @Test(
    "A smaller height above a larger one is refused, with both; alone it takes the other along",
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
      // Beyond what the other one is.
      let number = HeaderParameterValue.number(one == lower ? 600 : 10)
      let driver = try makeDriver(name, [HeaderParameterAssignment(one, number)])
      #expect(driver.assignments.contains(HeaderParameterAssignment(other, number)))
    }
  }

  @Test("What is refused changes nothing")
  func refused() throws {
    var header = TwitterCondenseHeader()
    #expect(throws: HeaderParameterError.self) {
      try header.apply([HeaderParameterAssignment("minimum-height", .number(1001))])
    }
    #expect(header == TwitterCondenseHeader())
  }

  @Test("A base's values follow those that are given over it")
  func overABase() throws {
    let technique = HeaderTechnique(TwitterCondenseHeader.self)
    let base = try technique.makeDriver().assignments
    let driver = try technique.makeDriver(
      [HeaderParameterAssignment("maximum-height", .number(30))], over: base)
    #expect(
      driver.assignments.prefix(2) == [
        HeaderParameterAssignment("maximum-height", .number(30)),
        HeaderParameterAssignment("minimum-height", .number(30)),
      ])
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

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

  @Test("Every value that is set is read back, and no other parameter notices")
  func roundTrips() throws {
    try checkRoundTrips(of: TwitterCondenseHeader.self)
    try checkRoundTrips(of: FacebookHideHeader.self)
    try checkRoundTrips(of: TikiCondenseHeader.self)
    try checkRoundTrips(of: ElasticStretchHeader.self)
    try checkRoundTrips(of: OffscreenContainerHeader.self)
    try checkRoundTrips(of: StickyPullRevealHeader.self)
    try checkRoundTrips(of: EnterAlwaysHeader.self)
    try checkRoundTrips(of: TwoStageHeader.self)
    try checkRoundTrips(of: LargeTitleHeader.self)
    try checkRoundTrips(of: DetentsHeader.self)
    try checkRoundTrips(of: StackedHeader.self)
    try checkRoundTrips(of: StretchingHeader<TwitterCondenseHeader>.self)
    try checkRoundTrips(of: ProbeHeader.self)
  }

  @Test("The defaults are in their domains and give the document's own technique")
  func defaults() throws {
    try checkDefaults(of: TwitterCondenseHeader.self)
    try checkDefaults(of: FacebookHideHeader.self)
    try checkDefaults(of: TikiCondenseHeader.self)
    try checkDefaults(of: ElasticStretchHeader.self)
    try checkDefaults(of: OffscreenContainerHeader.self)
    try checkDefaults(of: StickyPullRevealHeader.self)
    try checkDefaults(of: EnterAlwaysHeader.self)
    try checkDefaults(of: TwoStageHeader.self)
    try checkDefaults(of: LargeTitleHeader.self)
    try checkDefaults(of: DetentsHeader.self)
    try checkDefaults(of: StackedHeader.self)
    try checkDefaults(of: StretchingHeader<TwitterCondenseHeader>.self)
    try checkDefaults(of: ProbeHeader.self)
  }

  @Test("The documents' values")
  func values() {
    func defaults(_ technique: HeaderTechnique) -> [String] {
      technique.parameters.map { "\($0.name) \($0.defaultValue)" }
    }
    #expect(
      defaults(HeaderTechnique(TwitterCondenseHeader.self)) == [
        "maximum-height number(88.0)", "minimum-height number(44.0)",
        "snaps flag(true)", "snap-by choice(\"nearest\")", "snap-threshold number(0.5)",
        "snap-duration number(0.2)", "freezes-content flag(true)", "title-padding number(10.0)",
        "tolerance number(0.0)", "starts-collapsed flag(false)", "pinned flag(false)",
      ])
    #expect(
      defaults(HeaderTechnique(FacebookHideHeader.self)) == [
        "maximum-height number(88.0)", "snaps flag(true)", "snap-by choice(\"nearest\")",
        "snap-threshold number(0.5)", "snap-duration number(0.2)", "travel number(0.0)",
        "commit-distance number(0.0)",
        "reveals choice(\"anywhere\")", "tolerance number(0.0)",
        "starts-collapsed flag(false)", "pinned flag(false)",
      ])
    #expect(FacebookHideHeader().condensing.minimumHeight == 0)
    #expect(FacebookHideHeader().condensing.freezesContent)
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
    let known = FacebookHideHeader().assignments.map(\.name)
    #expect(throws: HeaderParameterError.unknownName("colour", known: known)) {
      try FacebookHideHeader(applying: [HeaderParameterAssignment("colour", .number(1))])
    }
  }

  @Test("A collapsed header taller than the expanded one is refused, with both heights")
  func wrongOrder() throws {
    #expect(
      throws: HeaderParameterError.wrongOrder(
        lower: "minimum-height", lowerValue: 60, upper: "maximum-height", upperValue: 50)
    ) {
      try TwitterCondenseHeader(applying: [
        HeaderParameterAssignment("maximum-height", .number(50)),
        HeaderParameterAssignment("minimum-height", .number(60)),
      ])
    }
    let equal = try TwitterCondenseHeader(applying: [
      HeaderParameterAssignment("maximum-height", .number(44))
    ])
    #expect(equal.condensing.maximumHeight == equal.condensing.minimumHeight)
  }

  @Test("A height that is set alone takes the other one along, and not past its own range")
  func pulledAlong() throws {
    let small = try TwitterCondenseHeader(applying: [
      HeaderParameterAssignment("maximum-height", .number(40))
    ])
    #expect(small.condensing.maximumHeight == 40 && small.condensing.minimumHeight == 40)
    var tall = small
    try tall.apply([HeaderParameterAssignment("minimum-height", .number(200))])
    #expect(tall.condensing.maximumHeight == 200 && tall.condensing.minimumHeight == 200)
    #expect(throws: HeaderParameterError.self) {
      try tall.apply([HeaderParameterAssignment("minimum-height", .number(1001))])
    }
    #expect(tall.condensing.minimumHeight == 200, "what is refused changes nothing")
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

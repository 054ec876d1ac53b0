import SimulationTestSupport
import Testing

@Suite("Header parameters")
struct HeaderParameterTests {
  /// The parameter `name` of the probe.
  func parameter(_ name: String) throws -> HeaderParameter<ProbeHeader> {
    try #require(ProbeHeader.parameters.first { $0.name == name })
  }

  @Test("A value in range is set, both ends included", arguments: [-50, 0, 12.5, 200.0])
  func inRange(value: Double) throws {
    var probe = ProbeHeader()
    let limit = try parameter("limit")
    try limit.set(.number(value), on: &probe)
    #expect(probe.limit == value)
    #expect(limit.value(of: probe) == .number(value))
  }

  @Test(
    "A number out of range or not finite is refused with the range, and changes nothing",
    arguments: [-50.001, 200.001, 1e300, Double.nan, .infinity, -.infinity])
  func outOfRange(value: Double) throws {
    var probe = ProbeHeader()
    do {
      try parameter("limit").set(.number(value), on: &probe)
      Issue.record("\(value) was accepted")
    } catch let HeaderParameterError.outOfRange(name, refused, allowed) {
      #expect(name == "limit")
      #expect(allowed == .range(minimum: -50, maximum: 200))
      guard case .number(let number) = refused else {
        Issue.record("refused \(refused)")
        return
      }
      #expect(number == value || (number.isNaN && value.isNaN))
    }
    #expect(probe == ProbeHeader())
  }

  @Test("A parameter knows its Swift property: called like itself, or as it was declared")
  func property() {
    #expect(ProbeHeader.parameters.map(\.property) == ["limit", "loud", "mood"])
    let twitter = HeaderTechnique(TwitterCondenseHeader.self).parameters
    #expect(twitter.first { $0.name == "minimum-height" }?.property == "condensing.minimumHeight")
    #expect(twitter.first { $0.name == "title-padding" }?.property == "titlePadding")
  }

  @Test("A switch and a choice are set, and a word that is no choice is refused with the choices")
  func flagsAndChoices() throws {
    var probe = ProbeHeader()
    try parameter("loud").set(.flag(true), on: &probe)
    try parameter("mood").set(.choice("lively"), on: &probe)
    #expect(probe.isLoud && probe.mood == .lively)
    #expect(
      throws: HeaderParameterError.outOfRange(
        name: "mood", value: .choice("sad"), allowed: .choices(["calm", "lively"]))
    ) { try parameter("mood").set(.choice("sad"), on: &probe) }
    #expect(probe.mood == .lively)
  }

  @Test("A value of another kind is refused and changes nothing")
  func wrongKind() throws {
    let values: [HeaderParameterValue] = [.number(1), .flag(true), .choice("lively")]
    for (index, name) in ["limit", "loud", "mood"].enumerated() {
      for (other, value) in values.enumerated() where other != index {
        var probe = ProbeHeader()
        #expect(throws: HeaderParameterError.self, "\(name) \(value)") {
          try parameter(name).set(value, on: &probe)
        }
        #expect(probe == ProbeHeader())
      }
    }
  }

  @Test("Text is read as the parameter's kind of value")
  func text() throws {
    let probe = ProbeHeader()
    let limit = try parameter("limit").description(default: probe)
    #expect(try limit.value(from: "12.5") == .number(12.5))
    #expect(try limit.value(from: "-3") == .number(-3))
    #expect(try limit.value(from: "1.5e2") == .number(150))
    let loud = try parameter("loud").description(default: probe)
    #expect(try loud.value(from: "true") == .flag(true))
    #expect(try loud.value(from: "false") == .flag(false))
    let mood = try parameter("mood").description(default: probe)
    #expect(try mood.value(from: "lively") == .choice("lively"))
  }

  @Test(
    "Text that is no decimal number is none",
    arguments: [
      "", " ", "abc", "1,5", " 5", "5 ", "5pt", "nan", "inf", "-infinity", "0x10", "0x1p3",
    ])
  func notANumber(text: String) throws {
    let limit = try parameter("limit").description(default: ProbeHeader())
    #expect(
      throws: HeaderParameterError.notAValue(name: "limit", text: text, expected: limit.domain)
    ) { try limit.value(from: text) }
  }

  @Test("Text of the right kind is still checked against the domain")
  func textOutOfRange() throws {
    let limit = try parameter("limit").description(default: ProbeHeader())
    #expect(
      throws: HeaderParameterError.outOfRange(
        name: "limit", value: .number(201), allowed: limit.domain)
    ) { try limit.value(from: "201") }
    for (name, text) in [("loud", "yes"), ("loud", "True"), ("mood", "Calm")] {
      let description = try parameter(name).description(default: ProbeHeader())
      #expect(
        throws: HeaderParameterError.notAValue(name: name, text: text, expected: description.domain)
      ) { try description.value(from: text) }
    }
  }

  @Test("A description has everything the parameter says, and the document's value")
  func description() throws {
    let description = try parameter("limit").description(default: ProbeHeader())
    #expect(description.name == "limit" && description.unit == "pt")
    #expect(description.help == "A number.")
    #expect(description.defaultValue == .number(100))
    #expect(try parameter("loud").description(default: ProbeHeader()).unit.isEmpty)
  }

  #if !os(iOS)
    @Test("A range without an end, and a choice of nothing, are mistakes that do not wait")
    func impossibleDomains() async {
      await #expect(processExitsWith: .failure) {
        _ = HeaderParameter<ProbeHeader>(
          name: "limit", unit: "pt", range: 0...(.infinity), help: "A number.",
          get: { $0.limit }, set: { $0.limit = $1 })
      }
      await #expect(processExitsWith: .failure) {
        _ = HeaderParameter<ProbeHeader>(
          name: "mood", choices: [], help: "A choice.",
          get: { $0.mood.rawValue }, set: { _, _ in })
      }
    }
  #endif
}

import SimulationTestSupport
import Testing

@Suite("Header parameters")
struct HeaderParameterTests {
  /// The parameter `name` of the probe.
  func parameter(_ name: String) throws -> HeaderParameter<ProbeHeader> {
    try #require(ProbeHeader.parameters.first { $0.name == name })
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

  #if !os(iOS)
    @Test("A range without an end is a mistake that does not wait")
    func endless() async {
      await #expect(processExitsWith: .failure) {
        _ = HeaderParameter<ProbeHeader>(
          name: "limit", unit: "pt", range: 0...(.infinity), help: "A number.",
          get: { $0.limit }, set: { $0.limit = $1 })
      }
    }
  #endif
}

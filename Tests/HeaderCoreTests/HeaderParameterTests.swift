import SimulationTestSupport
import Testing

@Suite("Header parameters")
struct HeaderParameterTests {
  @Test(
    "A value outside the domain is refused and changes nothing",
    arguments: [
      ("limit", .range(minimum: -50, maximum: 200), .number(-50.001)),
      ("limit", .range(minimum: -50, maximum: 200), .number(200.001)),
      ("limit", .range(minimum: -50, maximum: 200), .number(1e300)),
      ("limit", .range(minimum: -50, maximum: 200), .number(.infinity)),
      ("limit", .range(minimum: -50, maximum: 200), .flag(true)),
      ("loud", .flag, .number(1)), ("loud", .flag, .choice("true")),
      ("mood", .choices(["calm", "lively"]), .choice("sad")),
      ("mood", .choices(["calm", "lively"]), .number(1)),
    ] as [(String, HeaderParameterDomain, HeaderParameterValue)])
  func refused(name: String, domain: HeaderParameterDomain, value: HeaderParameterValue) throws {
    let parameter = try #require(ProbeHeader.parameters.first { $0.name == name })
    var probe = ProbeHeader()
    #expect(
      throws: HeaderParameterError.outOfRange(name: name, value: value, allowed: domain)
    ) { try parameter.set(value, on: &probe) }
    #expect(probe == ProbeHeader())
    #expect(!domain.contains(.number(.nan)))
  }

  @Test("The Swift property has the parameter's name in camel case, or the declared name")
  func property() {
    #expect(ProbeHeader.parameters.map(\.property) == ["limit", "loud", "mood"])
    let twitter = HeaderTechnique(TwitterCondenseHeader.self).parameters
    #expect(twitter.first { $0.name == "minimum-height" }?.property == "condensing.minimumHeight")
    #expect(twitter.first { $0.name == "title-padding" }?.property == "titlePadding")
  }

  #if !os(iOS)
    @Test("A range without an end fails at once")
    func endless() async {
      await #expect(processExitsWith: .failure) {
        _ = HeaderParameter<ProbeHeader>(
          name: "limit", unit: "pt", range: 0...(.infinity), help: "A number.",
          get: { $0.limit }, set: { $0.limit = $1 })
      }
    }
  #endif
}

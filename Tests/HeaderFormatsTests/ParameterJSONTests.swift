import Foundation
import SimulationTestSupport
import Testing

@Suite("Parameters as a JSON object")
struct ParameterJSONTests {
  @Test("have their names as keys")
  func values() throws {
    let parameters: [String: HeaderParameterValue] = [
      "limit": .number(44.5), "loud": .flag(true), "mood": .choice("calm"),
    ]
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(parameters)
    #expect(String(decoding: data, as: UTF8.self) == #"{"limit":44.5,"loud":true,"mood":"calm"}"#)
    #expect(try JSONDecoder().decode([String: HeaderParameterValue].self, from: data) == parameters)
  }

  @Test("refuse lists, objects and null", arguments: ["[1]", "{}", "null"])
  func refused(value: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(
        [String: HeaderParameterValue].self, from: Data("{\"limit\": \(value)}".utf8))
    }
  }
}

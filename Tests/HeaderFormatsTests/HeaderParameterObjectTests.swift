import Foundation
import SimulationTestSupport
import Testing

@Suite("Parameters as a JSON object")
struct HeaderParameterObjectTests {
  private let object = HeaderParameterObject([
    HeaderParameterAssignment("limit", .number(44.5)),
    HeaderParameterAssignment("loud", .flag(true)),
    HeaderParameterAssignment("mood", .choice("calm")),
  ])

  @Test("has their names as keys, and their values alone")
  func written() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let text = String(decoding: try encoder.encode(object), as: UTF8.self)
    #expect(text == #"{"limit":44.5,"loud":true,"mood":"calm"}"#)
  }

  @Test("is read in the order of the names")
  func read() throws {
    let data = Data(#"{"mood": "calm", "loud": true, "limit": 44.5}"#.utf8)
    #expect(try JSONDecoder().decode(HeaderParameterObject.self, from: data) == object)
  }

  @Test("is none where a value is a list, an object or null", arguments: ["[1]", "{}", "null"])
  func refused(value: String) {
    let data = Data("{\"limit\": \(value)}".utf8)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(HeaderParameterObject.self, from: data)
    }
  }
}

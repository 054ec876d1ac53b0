import Foundation
import HeaderCore

/// A JSON object, whose members are read with typed errors.
struct JSONObject: Decodable {
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  private let members: KeyedDecodingContainer<Key>

  init(from decoder: any Decoder) throws {
    members = try decoder.container(keyedBy: Key.self)
  }

  /// Parses `line`.
  init(line: String) throws(FileError.Problem) {
    guard let object = try? JSONDecoder().decode(JSONObject.self, from: Data(line.utf8)) else {
      throw .notJSON
    }
    self = object
  }

  /// Returns whether `key` has a value that is not null.
  func has(_ key: String) -> Bool {
    let key = Key(stringValue: key)
    return members.contains(key) && (try? members.decodeNil(forKey: key)) == false
  }

  func number(_ key: String) throws(FileError.Problem) -> Double {
    try value(key, .number) { try members.decode(Double.self, forKey: $0) }
  }

  func flag(_ key: String) throws(FileError.Problem) -> Bool {
    try value(key, .flag) { try members.decode(Bool.self, forKey: $0) }
  }

  func text(_ key: String) throws(FileError.Problem) -> String {
    try value(key, .text) { try members.decode(String.self, forKey: $0) }
  }

  /// Returns the one of `choices` that the text of `key` names.
  func one<Choice>(
    _ key: String, of choices: [Choice], called name: (Choice) -> String
  ) throws(FileError.Problem) -> Choice {
    let text = try text(key)
    guard let choice = choices.first(where: { name($0) == text }) else {
      throw .unknownName(text, of: key, known: choices.map(name))
    }
    return choice
  }

  func object(_ key: String) throws(FileError.Problem) -> JSONObject {
    try value(key, .object) { try members.decode(JSONObject.self, forKey: $0) }
  }

  /// The members as parameters, sorted by name.
  var assignments: [HeaderParameterAssignment] {
    get throws(FileError.Problem) {
      var assignments: [HeaderParameterAssignment] = []
      for key in members.allKeys.map({ $0.stringValue }).sorted() {
        let value = try value(key, .parameter) {
          try members.decode(HeaderParameterValue.self, forKey: $0)
        }
        assignments.append(HeaderParameterAssignment(key, value))
      }
      return assignments
    }
  }

  /// Returns the result of `decode` for `key`. Errors name the key with its enclosing objects.
  private func value<Value>(
    _ key: String, _ kind: FileError.ValueKind, _ decode: (Key) throws -> Value
  ) throws(FileError.Problem) -> Value {
    let key = Key(stringValue: key)
    if let value = try? decode(key) { return value }
    let path = (members.codingPath + [key]).map { $0.stringValue }.joined(separator: ".")
    throw members.contains(key)
      ? .wrongValue(field: path, expected: kind) : .missingField(path)
  }
}

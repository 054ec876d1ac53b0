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

  func number(_ key: String) throws(FileError.Problem) -> Double { try value(key, .number) }

  func flag(_ key: String) throws(FileError.Problem) -> Bool { try value(key, .flag) }

  func text(_ key: String) throws(FileError.Problem) -> String { try value(key, .text) }

  func object(_ key: String) throws(FileError.Problem) -> JSONObject { try value(key, .object) }

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

  /// The members as parameters, sorted by name.
  var assignments: [HeaderParameterAssignment] {
    get throws(FileError.Problem) {
      let keys = members.allKeys.map { $0.stringValue }.sorted()
      return try keys.map { (key) throws(FileError.Problem) in
        HeaderParameterAssignment(key, try value(key, .parameter))
      }
    }
  }

  /// Returns the value of `key`, which is of the given kind. Errors name the key with its enclosing objects.
  private func value<Value: Decodable>(
    _ key: String, _ kind: FileError.ValueKind
  ) throws(FileError.Problem) -> Value {
    let key = Key(stringValue: key)
    if let value = try? members.decode(Value.self, forKey: key) { return value }
    let path = (members.codingPath + [key]).map { $0.stringValue }.joined(separator: ".")
    throw members.contains(key)
      ? .wrongValue(field: path, expected: kind) : .missingField(path)
  }
}

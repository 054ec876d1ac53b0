import Foundation
import HeaderCore

/// A JSON object that was read, and what is wrong with members that are missing or of another kind.
struct JSONObject {
  private let members: [String: JSONValue]
  /// The key of the object that this one is in, and a full stop; empty for a whole line.
  private let path: String

  /// The object that `line` spells.
  init(_ line: String) throws(FileError.Problem) {
    do {
      members = try JSONDecoder().decode([String: JSONValue].self, from: Data(line.utf8))
    } catch {
      throw .notJSON
    }
    path = ""
  }

  private init(_ members: [(key: String, value: JSONValue)], path: String) {
    (self.members, self.path) = (Dictionary(members) { $1 }, path)
  }

  /// Whether `key` has a value other than null.
  func has(_ key: String) -> Bool {
    switch members[key] {
    case nil, .null: false
    case .value, .object, .list: true
    }
  }

  func number(_ key: String) throws(FileError.Problem) -> Double {
    guard case .value(.number(let number)) = try value(key) else { throw wrong(key, .number) }
    return number
  }

  func flag(_ key: String) throws(FileError.Problem) -> Bool {
    guard case .value(.flag(let flag)) = try value(key) else { throw wrong(key, .flag) }
    return flag
  }

  func text(_ key: String) throws(FileError.Problem) -> String {
    guard case .value(.choice(let text)) = try value(key) else { throw wrong(key, .text) }
    return text
  }

  func object(_ key: String) throws(FileError.Problem) -> JSONObject {
    guard case .object(let members) = try value(key) else { throw wrong(key, .object) }
    return JSONObject(members, path: path + key + ".")
  }

  /// The members as parameters, in the order of their names.
  var assignments: [HeaderParameterAssignment] {
    get throws(FileError.Problem) {
      var assignments: [HeaderParameterAssignment] = []
      for key in members.keys.sorted() {
        guard case .value(let value) = members[key] else { throw wrong(key, .parameter) }
        assignments.append(HeaderParameterAssignment(key, value))
      }
      return assignments
    }
  }

  private func value(_ key: String) throws(FileError.Problem) -> JSONValue {
    guard let value = members[key] else { throw .missingField(path + key) }
    return value
  }

  private func wrong(_ key: String, _ expected: FileError.ValueKind) -> FileError.Problem {
    .wrongValue(field: path + key, expected: expected)
  }
}

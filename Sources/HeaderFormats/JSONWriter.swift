import HeaderCore

/// Writes JSON a value at a time, without spaces: `{"a":1,"b":["c"]}`.
///
/// ```swift
/// var json = JSONWriter()
/// json.object { json in
///   json.member("a", 1)
///   json.key("b")
///   json.array(["c"]) { $0.string($1) }
/// }
/// ```
package struct JSONWriter {
  /// What is written so far.
  package private(set) var bytes: [UInt8] = []
  /// Whether the next value is the first in its object or array.
  private var isFirst = true

  /// A writer that has written nothing.
  package init() {}

  /// What is written so far, as text.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// `{"key": …}`, with the members that `body` adds.
  package mutating func object(_ body: (inout JSONWriter) -> Void) {
    enclose("{", "}", body)
  }

  /// `[…]`, with the values that `body` adds for each of `items`.
  package mutating func array<Item>(_ items: [Item], _ body: (inout JSONWriter, Item) -> Void) {
    enclose("[", "]") { text in
      for item in items {
        text.separate()
        text.isFirst = true
        body(&text, item)
        text.isFirst = false
      }
    }
  }

  /// `"key":`, whose value comes next.
  package mutating func key(_ key: String) {
    separate()
    quote(key)
    append(":")
    isFirst = true
  }

  /// A string.
  package mutating func string(_ string: String) {
    quote(string)
    isFirst = false
  }

  /// A number, as the shortest decimal that reads back as itself; `null` where it is not finite, for
  /// which JSON has no spelling. A negative zero is `0`, or `-0` where `keepsSignOfZero` says so.
  package mutating func number(_ number: Double, keepsSignOfZero: Bool = false) {
    guard number.isFinite else { return null() }
    if keepsSignOfZero, number == 0, number.sign == .minus { append("-") }
    append(DecimalNumber.text(number))
    isFirst = false
  }

  /// `true` or `false`.
  package mutating func flag(_ flag: Bool) {
    append(flag ? "true" : "false")
    isFirst = false
  }

  /// No value.
  package mutating func null() {
    append("null")
    isFirst = false
  }

  /// A member whose value is a string.
  package mutating func member(_ key: String, _ string: String) {
    self.key(key)
    self.string(string)
  }

  /// A member whose value is a number.
  package mutating func member(_ key: String, _ number: Double) {
    self.key(key)
    self.number(number)
  }

  private mutating func enclose(
    _ start: String, _ end: String, _ body: (inout JSONWriter) -> Void
  ) {
    append(start)
    isFirst = true
    body(&self)
    append(end)
    isFirst = false
  }

  private mutating func separate() {
    if !isFirst { append(",") }
    isFirst = false
  }

  private mutating func quote(_ string: String) {
    append("\"")
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0..<0x20, 0x7F:
        append("\\u00")
        bytes.append(JSONWriter.hexadecimalDigits[Int(byte >> 4)])
        bytes.append(JSONWriter.hexadecimalDigits[Int(byte & 0xF)])
      default:
        bytes.append(byte)
      }
    }
    append("\"")
  }

  private static let hexadecimalDigits = Array("0123456789abcdef".utf8)

  private mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }
}

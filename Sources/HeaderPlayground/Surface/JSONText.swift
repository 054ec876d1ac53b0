import HeaderCore

/// JSON on its way out, a value at a time.
struct JSONText {
  private(set) var bytes: [UInt8] = []
  /// Whether the next value is the first in its object or array.
  private var isFirst = true

  /// `{"key": …}`, with the members that `body` adds.
  mutating func object(_ body: (inout JSONText) -> Void) {
    enclose("{", "}", body)
  }

  /// `[…]`, with the values that `body` adds for each of `items`.
  mutating func array<Item>(_ items: [Item], _ body: (inout JSONText, Item) -> Void) {
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
  mutating func key(_ key: String) {
    separate()
    quote(key)
    append(":")
    isFirst = true
  }

  /// A string.
  mutating func string(_ string: String) {
    quote(string)
    isFirst = false
  }

  /// A finite number.
  mutating func number(_ number: Double) {
    append(DecimalNumber.text(number))
    isFirst = false
  }

  /// `true` or `false`.
  mutating func flag(_ flag: Bool) {
    append(flag ? "true" : "false")
    isFirst = false
  }

  /// A member whose value is a string.
  mutating func member(_ key: String, _ string: String) {
    self.key(key)
    self.string(string)
  }

  /// A member whose value is a number.
  mutating func member(_ key: String, _ number: Double) {
    self.key(key)
    self.number(number)
  }

  private mutating func enclose(
    _ start: String, _ end: String, _ body: (inout JSONText) -> Void
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
      case 0..<32:
        // No text here needs a control character; a space keeps it readable.
        bytes.append(UInt8(ascii: " "))
      default:
        bytes.append(byte)
      }
    }
    append("\"")
  }

  private mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }
}

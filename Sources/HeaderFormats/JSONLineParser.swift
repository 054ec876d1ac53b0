#if !hasFeature(Embedded)
  import HeaderCore

  /// Reads one line that is a JSON object, strictly, and says where it is none.
  ///
  /// Foundation's decoder says neither the column nor what was expected there, and the tool does
  /// without Foundation.
  struct JSONLineParser {
    /// How deeply values may be nested; a recording needs two levels.
    private static let depthLimit = 32

    private let bytes: ArraySlice<UInt8>
    private var index: Int
    private var depth = 0

    private init(_ bytes: ArraySlice<UInt8>) {
      self.bytes = bytes
      index = bytes.startIndex
    }

    /// The members of the object that all of `bytes` spell.
    static func members(in bytes: ArraySlice<UInt8>) throws(JSONFault) -> [JSONMember] {
      var parser = JSONLineParser(bytes)
      parser.skipSpace()
      guard parser.next == UInt8(ascii: "{") else { throw parser.fault(.object) }
      let members = try parser.members()
      parser.skipSpace()
      guard parser.next == nil else { throw parser.fault(.endOfLine) }
      return members
    }

    private var next: UInt8? { index < bytes.endIndex ? bytes[index] : nil }

    private func fault(_ expected: ScrollRecordingError.Expectation) -> JSONFault {
      next == nil ? .brokenOff : .unexpected(at: index, expected: expected)
    }

    private mutating func skipSpace() {
      while let byte = next, byte.isSpace { index += 1 }
    }

    /// Whether `character` comes next; it is then read.
    private mutating func take(_ character: Unicode.Scalar) -> Bool {
      guard next == UInt8(ascii: character) else { return false }
      index += 1
      return true
    }

    private mutating func members() throws(JSONFault) -> [JSONMember] {
      var members: [JSONMember] = []
      index += 1
      skipSpace()
      if take("}") { return members }
      while true {
        skipSpace()
        guard next == UInt8(ascii: "\"") else { throw fault(.key) }
        let key = try text()
        guard !members.contains(where: { $0.key == key }) else { throw .repeatedKey(key) }
        skipSpace()
        guard take(":") else { throw fault(.colon) }
        skipSpace()
        let start = index
        let value = try value()
        members.append(JSONMember(key: key, value: value, spelling: start..<index))
        skipSpace()
        if take("}") { return members }
        guard take(",") else { throw fault(.commaOrBrace) }
      }
    }

    private mutating func value() throws(JSONFault) -> JSONValue {
      switch next {
      case UInt8(ascii: "{"), UInt8(ascii: "["): return try nested()
      case UInt8(ascii: "\""): return .text(try text())
      case UInt8(ascii: "t"): return try word("true", .flag(true))
      case UInt8(ascii: "f"): return try word("false", .flag(false))
      case UInt8(ascii: "n"): return try word("null", .null)
      default: return .number(try number())
      }
    }

    private mutating func nested() throws(JSONFault) -> JSONValue {
      guard depth < JSONLineParser.depthLimit else { throw fault(.shallowerValue) }
      depth += 1
      defer { depth -= 1 }
      if next == UInt8(ascii: "{") { return .object(try members()) }
      index += 1
      skipSpace()
      if take("]") { return .list }
      while true {
        skipSpace()
        _ = try value()
        skipSpace()
        if take("]") { return .list }
        guard take(",") else { throw fault(.commaOrBracket) }
      }
    }

    private mutating func word(_ word: String, _ value: JSONValue) throws(JSONFault) -> JSONValue {
      let rest = bytes[index...].prefix(word.utf8.count)
      guard rest.elementsEqual(word.utf8) else {
        if index + rest.count == bytes.endIndex, word.utf8.starts(with: rest) { throw .brokenOff }
        throw fault(.value)
      }
      index += rest.count
      return value
    }

    private mutating func number() throws(JSONFault) -> Double {
      let start = index
      _ = take("-")
      if !take("0") { try digits() }
      if take(".") { try digits() }
      if take("e") || take("E") {
        if !take("+") { _ = take("-") }
        try digits()
      }
      return DecimalNumber.value(of: bytes[start..<index]) ?? .infinity
    }

    private mutating func digits() throws(JSONFault) {
      let start = index
      while let byte = next, UInt8(ascii: "0") <= byte, byte <= UInt8(ascii: "9") { index += 1 }
      if index == start { throw fault(.value) }
    }

    private mutating func text() throws(JSONFault) -> String {
      index += 1
      var units: [UInt8] = []
      while let byte = next, byte != UInt8(ascii: "\"") {
        guard byte >= 0x20 else { throw fault(.character) }
        if byte == UInt8(ascii: "\\") {
          units.append(contentsOf: String(try escapedCharacter()).utf8)
        } else {
          units.append(byte)
          index += 1
        }
      }
      guard take("\"") else { throw .brokenOff }
      return String(decoding: units, as: UTF8.self)
    }

    private mutating func escapedCharacter() throws(JSONFault) -> Unicode.Scalar {
      index += 1
      guard let byte = next else { throw .brokenOff }
      guard byte != UInt8(ascii: "u") else { return try codePoint() }
      guard let scalar = JSONLineParser.escapes[byte] else { throw fault(.character) }
      index += 1
      return scalar
    }

    private static let escapes: [UInt8: Unicode.Scalar] = [
      UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/",
      UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n",
      UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
    ]

    /// Four hexadecimal digits, or twice four where the first are one half of a pair.
    private mutating func codePoint() throws(JSONFault) -> Unicode.Scalar {
      let start = index
      let high = try hexadecimal()
      if let scalar = Unicode.Scalar(high) { return scalar }
      guard high < 0xDC00, take("\\"), next == UInt8(ascii: "u") else {
        if next != nil { index = start }
        throw fault(.character)
      }
      let low = try hexadecimal()
      let pair = 0x10000 + (UInt32(high) - 0xD800) << 10 + (UInt32(low) & 0x3FF)
      guard 0xDC00...0xDFFF ~= low, let scalar = Unicode.Scalar(pair) else {
        index = start
        throw fault(.character)
      }
      return scalar
    }

    /// The number that the four digits after a `u` spell.
    private mutating func hexadecimal() throws(JSONFault) -> UInt16 {
      index += 1
      var number: UInt16 = 0
      for _ in 0..<4 {
        guard let digit = next.flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }) else {
          throw fault(.character)
        }
        number = number << 4 | UInt16(digit)
        index += 1
      }
      return number
    }
  }

  /// What a JSON text spells.
  enum JSONValue: Equatable {
    /// A number; infinite where it is too large for one.
    case number(Double)
    case flag(Bool)
    case text(String)
    case object([JSONMember])
    /// What is in a list is of no use to a recording, and not kept.
    case list
    case null
  }

  /// One key of an object, with its value and where that is spelled.
  struct JSONMember: Equatable {
    let key: String
    let value: JSONValue
    let spelling: Range<Int>
  }

  /// Why bytes are no JSON object.
  enum JSONFault: Error, Equatable {
    case unexpected(at: Int, expected: ScrollRecordingError.Expectation)
    case brokenOff
    case repeatedKey(String)
  }
#endif

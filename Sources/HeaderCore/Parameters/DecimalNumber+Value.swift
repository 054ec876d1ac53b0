#if !hasFeature(Embedded)
  extension DecimalNumber {
    /// Powers of ten that a `Double` holds exactly.
    private static let powers: [Double] = {
      var powers = [1.0]
      for _ in 1...18 { powers.append((powers.last ?? 1) * 10) }
      return powers
    }()

    /// The number spelled by all of `bytes`, correctly rounded; `nil` if it is not one, or not
    /// finite.
    package static func value(of bytes: ArraySlice<UInt8>) -> Double? {
      value(of: bytes.span)
    }

    /// The number spelled by all of `bytes`, correctly rounded; `nil` if it is not one, or not
    /// finite.
    package static func value(of bytes: Span<UInt8>) -> Double? {
      guard !bytes.isEmpty else { return nil }
      let isNegative = bytes[0] == UInt8(ascii: "-")
      let start = isNegative || bytes[0] == UInt8(ascii: "+") ? 1 : 0

      var digits: UInt64 = 0
      var point: Int?
      var index = start
      while index < bytes.count {
        let byte = bytes[index]
        if let digit = digit(byte) {
          // More than there is room for is too many to be looked at below.
          digits = digits &* 10 &+ UInt64(digit)
        } else if byte == UInt8(ascii: "."), point == nil {
          point = index
        } else {
          break
        }
        index += 1
      }
      let fractionCount = point.map { index - $0 - 1 } ?? 0
      let digitCount = index - start - (point == nil ? 0 : 1)
      guard digitCount > 0 else { return nil }
      // Up to 2^53 over an exact power of ten, one division rounds correctly.
      if index == bytes.count, digitCount < 19, digits < 1 << 53 {
        let magnitude = Double(digits) / powers[fractionCount]
        return isNegative ? -magnitude : magnitude
      }
      guard index == bytes.count || isExponent(bytes.extracting(index...)) else { return nil }
      let value = bytes.withUnsafeBufferPointer { Double(String(decoding: $0, as: UTF8.self)) }
      guard let value, value.isFinite else { return nil }
      return value
    }

    private static func isExponent(_ bytes: Span<UInt8>) -> Bool {
      guard bytes[0] == UInt8(ascii: "e") || bytes[0] == UInt8(ascii: "E") else { return false }
      let isSigned =
        bytes.count > 1 && (bytes[1] == UInt8(ascii: "-") || bytes[1] == UInt8(ascii: "+"))
      let start = isSigned ? 2 : 1
      return start < bytes.count && (start..<bytes.count).allSatisfy { digit(bytes[$0]) != nil }
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
      let digit = byte &- UInt8(ascii: "0")
      return digit < 10 ? digit : nil
    }
  }
#endif

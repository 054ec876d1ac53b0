/// Decimal numbers in flags and data files: `-12`, `0.5`, `3.7e-05`.
///
/// Unlike `Double.init(_: String)`, it refuses hexadecimal numbers, infinities and NaN.
package enum DecimalNumber {
  /// Returns the shortest decimal that reads back as `value`: `44`, `0.1`, `16.666666666666668`.
  package static func text(_ value: Double) -> String {
    guard value != 0 else { return "0" }
    // The sign of NaN depends on the processor.
    guard !value.isNaN else { return "nan" }
    let text = value.description
    guard text.utf8.suffix(2).elementsEqual(".0".utf8) else { return text }
    return String(text.unicodeScalars.dropLast(2))
  }

  /// Returns `value` with at most `digits` decimals, 0 to 15, without trailing zeros, for tables and pictures.
  package static func roundedText(_ value: Double, digits: Int = 1) -> String {
    var unit = 1.0
    for _ in 0..<digits { unit *= 10 }
    let scaled = value * unit
    // Numbers whose product overflows have no decimals.
    let rounded = scaled.isFinite ? scaled.rounded() / unit : value
    let text = text(rounded)
    // The standard library's text of decimals below 0.0001 has an exponent: 1.2e-05.
    guard rounded.magnitude < 0.0001, rounded != 0 else { return text }
    let parts = text.split(separator: "e")
    guard parts.count == 2, let exponent = Int(parts[1]) else { return text }
    let zeros = String(repeating: "0", count: -exponent - 1)
    return (value < 0 ? "-0." : "0.") + zeros + parts[0].filter { $0 != "." && $0 != "-" }
  }

  #if hasFeature(Embedded)
    /// Parses `text`, correctly rounded; `nil` if it is not a number, or has more than fifteen digits or an
    /// exponent, for which this platform has no parser.
    package static func value(of text: String) -> Double? {
      var digits = 0.0
      var (count, divisor) = (0, 1.0)
      var (isNegative, hasPoint) = (false, false)
      for (index, byte) in text.utf8.enumerated() {
        switch byte {
        case UInt8(ascii: "+") where index == 0: break
        case UInt8(ascii: "-") where index == 0: isNegative = true
        case UInt8(ascii: ".") where !hasPoint: hasPoint = true
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
          digits = digits * 10 + Double(byte - UInt8(ascii: "0"))
          count += 1
          if hasPoint { divisor *= 10 }
        default: return nil
        }
      }
      // Both numbers are exact here, so that the division rounds once.
      guard (1...15).contains(count) else { return nil }
      return (isNegative ? -digits : digits) / divisor
    }
  #else
    /// Parses `text`, correctly rounded; `nil` if it is not a finite number.
    package static func value(of text: String) -> Double? {
      guard text.utf8.allSatisfy({ "+-.0123456789eE".utf8.contains($0) }),
        let value = Double(text), value.isFinite
      else { return nil }
      return value
    }
  #endif
}

/// Decimal numbers as data files spell them: `-12`, `0.5`, `3.7e-05`.
///
/// Stricter than `Double.init(_: String)`, which also takes hexadecimal numbers, infinities and
/// NaN.
public enum DecimalNumber {
  /// The shortest decimal that reads back as exactly `value`: `44`, `0.1`, `16.666666666666668`.
  public static func text(_ value: Double) -> String {
    guard value != 0 else { return "0" }
    let text = value.description
    guard text.utf8.suffix(2).elementsEqual(".0".utf8) else { return text }
    return String(text.unicodeScalars.dropLast(2))
  }

  /// Appends ``text(_:)`` of `value` to `bytes`, without making a string where it has no more than
  /// three decimals.
  public static func append(_ value: Double, to bytes: inout [UInt8]) {
    guard let thousandths = thousandths(of: value) else {
      bytes.append(contentsOf: text(value).utf8)
      return
    }
    if thousandths < 0 { bytes.append(UInt8(ascii: "-")) }
    let whole = thousandths.magnitude / 1000
    let fraction = thousandths.magnitude % 1000
    appendDigits(whole, to: &bytes)
    guard fraction > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    bytes.append(digit(fraction / 100))
    guard fraction % 100 > 0 else { return }
    bytes.append(digit(fraction / 10 % 10))
    guard fraction % 10 > 0 else { return }
    bytes.append(digit(fraction % 10))
  }

  /// How many thousandths `value` is, if it is that many and reads back as itself; with so few
  /// digits no shorter decimal does.
  private static func thousandths(of value: Double) -> Int64? {
    // Below this a product by 1000 is exact enough to round, and its digits are fewer than 16.
    guard value.magnitude < 1e11 else { return nil }
    let whole = Int64(value)
    if Double(whole) == value { return whole * 1000 }
    let thousandths = Int64(value * 1000 + (value < 0 ? -0.5 : 0.5))
    return Double(thousandths) / 1000 == value ? thousandths : nil
  }

  private static func appendDigits(_ number: UInt64, to bytes: inout [UInt8]) {
    if number >= 10 { appendDigits(number / 10, to: &bytes) }
    bytes.append(digit(number % 10))
  }

  private static func digit(_ number: UInt64) -> UInt8 {
    UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number)
  }
}

#if !hasFeature(Embedded)
  extension DecimalNumber {
    /// Powers of ten that a `Double` holds exactly.
    private static let powers: [Double] = {
      var powers = [1.0]
      for _ in 1...22 { powers.append((powers.last ?? 1) * 10) }
      return powers
    }()

    /// The number spelled by all of `bytes`, correctly rounded; `nil` if it is not one, or not
    /// finite.
    public static func value(of bytes: ArraySlice<UInt8>) -> Double? {
      var index = bytes.startIndex
      let isNegative = bytes.first == UInt8(ascii: "-")
      if isNegative || bytes.first == UInt8(ascii: "+") { index += 1 }

      var digits: UInt64 = 0
      var digitCount = 0
      var fractionCount = 0
      var hasPoint = false
      scan: while index < bytes.endIndex {
        switch bytes[index] {
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
          if digitCount < 19 {
            digits = digits * 10 + UInt64(bytes[index] - UInt8(ascii: "0"))
          }
          digitCount += 1
          if hasPoint { fractionCount += 1 }
        case UInt8(ascii: ".") where !hasPoint:
          hasPoint = true
        default:
          break scan
        }
        index += 1
      }
      guard digitCount > 0 else { return nil }
      // Up to 2^53 over an exact power of ten, one division rounds correctly.
      if index == bytes.endIndex, digitCount < 19, digits < 1 << 53, fractionCount <= 22 {
        let magnitude = Double(digits) / powers[fractionCount]
        return isNegative ? -magnitude : magnitude
      }
      guard index == bytes.endIndex || isExponent(bytes[index...]) else { return nil }
      guard let value = Double(String(decoding: bytes, as: UTF8.self)), value.isFinite else {
        return nil
      }
      return value
    }

    private static func isExponent(_ bytes: ArraySlice<UInt8>) -> Bool {
      guard bytes.first == UInt8(ascii: "e") || bytes.first == UInt8(ascii: "E") else {
        return false
      }
      var digits = bytes.dropFirst()
      if digits.first == UInt8(ascii: "-") || digits.first == UInt8(ascii: "+") {
        digits = digits.dropFirst()
      }
      return !digits.isEmpty
        && digits.allSatisfy { UInt8(ascii: "0") <= $0 && $0 <= UInt8(ascii: "9") }
    }
  }
#endif

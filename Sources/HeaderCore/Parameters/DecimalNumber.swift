/// Decimal numbers as data files spell them: `-12`, `0.5`, `3.7e-05`.
///
/// Stricter than `Double.init(_: String)`, which also takes hexadecimal numbers, infinities and
/// NaN.
package enum DecimalNumber {
  /// The shortest decimal that reads back as exactly `value`: `44`, `0.1`, `16.666666666666668`.
  package static func text(_ value: Double) -> String {
    guard value != 0 else { return "0" }
    let text = value.description
    guard text.utf8.suffix(2).elementsEqual(".0".utf8) else { return text }
    return String(text.unicodeScalars.dropLast(2))
  }

  /// No number's ``text(_:)`` has more bytes than this: `-2.2250738585072014e-308`.
  package static var longestText: Int { 24 }

  /// Appends the bytes of ``text(_:)`` of `value`, which are up to ``longestText``.
  package static func append(_ value: Double, to bytes: inout OutputSpan<UInt8>) {
    guard value != 0 else {
      bytes.append(UInt8(ascii: "0"))
      return
    }
    // A number of at least 2^-7 and below 2^53 is a sum of whole 2^-59, and has no exponent.
    let exponent = Int(value.exponentBitPattern) - 1023
    guard -7 <= exponent, exponent < 53 else {
      for byte in text(value).utf8 { bytes.append(byte) }
      return
    }
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    let significand = value.significandBitPattern | 1 << 52
    appendDigits(significand &>> UInt64(52 - exponent), to: &bytes)
    let fraction = (significand &<< UInt64(exponent + 8)) % one
    guard fraction > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    appendDecimals(fraction, tolerance: 1 &<< UInt64(exponent + 7), to: &bytes)
  }

  /// Appends ``text(_:)`` of `value`.
  package static func append(_ value: Double, to bytes: inout [UInt8]) {
    bytes.append(addingCapacity: longestText) { append(value, to: &$0) }
  }

  /// 1 where fractions count 2^-60, which leaves room for a digit before the point.
  private static let one: UInt64 = 1 << 60

  /// Appends the decimals of `fraction` until they are less than `tolerance` off, which is half-way
  /// to the next number, and so read back as this one; the last decimal is the nearest that there
  /// is. Both count 2^-60.
  ///
  /// The free-format algorithm of Steele and White for fixed-point fractions ("How to Print
  /// Floating-Point Numbers Accurately", 1990), exact because nothing is rounded on the way.
  private static func appendDecimals(
    _ fraction: UInt64, tolerance: UInt64, to bytes: inout OutputSpan<UInt8>
  ) {
    var rest = fraction
    var tolerance = tolerance
    while true {
      rest *= 10
      tolerance *= 10
      let decimal = rest / one
      rest %= one
      let isLow = rest < tolerance
      let isHigh = rest + tolerance > one
      guard isLow || isHigh else {
        bytes.append(digit(decimal))
        continue
      }
      // Where either would do, the nearer one, and the even one of two as near.
      let roundsUp = isHigh && (!isLow || rest + decimal % 2 > one / 2)
      bytes.append(digit(roundsUp ? decimal + 1 : decimal))
      return
    }
  }

  /// Appends a `number` of up to 16 digits.
  private static func appendDigits(_ number: UInt64, to bytes: inout OutputSpan<UInt8>) {
    // Division gives the last digit first: four bits each, they are turned round.
    var rest = number
    var reversed: UInt64 = 0
    var count = 0
    repeat {
      reversed = reversed << 4 | rest % 10
      rest /= 10
      count += 1
    } while rest > 0
    for _ in 0..<count {
      bytes.append(digit(reversed & 0xF))
      reversed >>= 4
    }
  }

  private static func digit(_ number: UInt64) -> UInt8 {
    UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number)
  }
}

/// Decimal numbers as flags and data files spell them: `-12`, `0.5`, `3.7e-05`.
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

  #if !hasFeature(Embedded)
    /// The number spelled by all of `bytes`, correctly rounded; `nil` if it is not one, or not
    /// finite.
    package static func value(of bytes: some Collection<UInt8>) -> Double? {
      guard bytes.allSatisfy({ "+-.0123456789eE".utf8.contains($0) }),
        let value = Double(String(decoding: bytes, as: UTF8.self)), value.isFinite
      else { return nil }
      return value
    }
  #endif
}

import HeaderCore

/// Numbers as tables and pictures spell them.
package enum NumberText {
  /// `value` with `digits` decimals at most, 0 to 5, without zeros at the end.
  package static func rounded(_ value: Double, digits: Int = 1) -> String {
    var unit = 1.0
    for _ in 0..<digits { unit *= 10 }
    let scaled = value * unit
    // Numbers so large have no decimals to round.
    let text = DecimalNumber.text(scaled.isFinite ? scaled.rounded() / unit : value)
    // The only decimals for which a description has an exponent: 3e-05.
    guard text.hasSuffix("e-05") else { return text }
    return (value < 0 ? "-" : "") + "0.0000" + text.dropLast(4).suffix(1)
  }
}

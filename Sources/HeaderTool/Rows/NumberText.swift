import HeaderCore

/// How the tool spells numbers for people.
enum NumberText {
  /// `value` with `digits` decimals at most, without zeros at the end.
  static func rounded(_ value: Double, digits: Int = 1) -> String {
    var unit = 1.0
    for _ in 0..<digits { unit *= 10 }
    return DecimalNumber.text((value * unit).rounded() / unit)
  }
}

/// How the tool spells numbers.
enum NumberText {
  /// The shortest decimal that reads back as exactly `value`: `44`, `0.1`, `16.666666666666668`.
  static func exact(_ value: Double) -> String {
    guard value != 0 else { return "0" }
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// `value` for people: `digits` decimals at most, without zeros at the end.
  static func rounded(_ value: Double, digits: Int = 1) -> String {
    var unit = 1.0
    for _ in 0..<digits { unit *= 10 }
    return exact((value * unit).rounded() / unit)
  }
}

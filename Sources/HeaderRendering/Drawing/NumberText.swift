extension String {
  /// Appends `number` with `digits` decimals at most: `12.5`, `-0.25`, `44`.
  ///
  /// Pictures have no place for a number that is not finite, and none further out than 10^9; either
  /// comes to the nearest that there is.
  mutating func append(number: Double, digits: Int = 2) {
    let unit = String.units[min(max(digits, 0), 5)]
    let bounded = number.isNaN ? 0 : min(max(number, -1e9), 1e9)
    var scaled = Int((bounded * Double(unit)).rounded())
    if scaled < 0 {
      append("-")
      scaled = -scaled
    }
    append(String(scaled / unit))
    var fraction = scaled % unit
    guard fraction > 0 else { return }
    append(".")
    var place = unit / 10
    while fraction > 0 {
      append(String(fraction / place))
      fraction %= place
      place /= 10
    }
  }

  private static let units = [1, 10, 100, 1000, 10_000, 100_000]

  /// `number` with `digits` decimals at most.
  init(number: Double, digits: Int = 2) {
    self = ""
    append(number: number, digits: digits)
  }

  /// The text with what XML keeps for itself spelled out, and without what XML cannot hold.
  var escapedForXML: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\t", "\n", "\r": text += " "
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": break
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

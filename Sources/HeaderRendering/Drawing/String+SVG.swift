import HeaderFormats

extension String {
  /// Appends `number` with `digits` decimals at most: `12.5`, `-0.25`, `44`.
  ///
  /// Pictures have no place for a number that is not finite, and none further out than 10^9; either
  /// comes to the nearest that there is.
  mutating func append(number: Double, digits: Int = 2) {
    append(String(number: number, digits: digits))
  }

  /// `number` with `digits` decimals at most.
  init(number: Double, digits: Int = 2) {
    let bounded = number.isNaN ? 0 : Swift.min(Swift.max(number, -1e9), 1e9)
    self = NumberText.rounded(bounded, digits: digits)
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

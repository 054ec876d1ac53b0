/// Returns `text` in quotation marks for one line in a terminal: control characters are escaped, and long text is
/// cut.
package func quoted(_ text: String, limit: Int = 60) -> String {
  let kept = text.unicodeScalars.prefix(limit)
  let isCut = kept.endIndex < text.endIndex
  return "'" + kept.map { $0.printable }.joined() + (isCut ? "…'" : "'")
}

/// Returns `text` with escaped control characters, so that it cannot control the terminal.
package func printable(_ text: String) -> String {
  text.unicodeScalars.map { $0.printable }.joined()
}

/// Returns the path as a word of a shell command. A leading dash does not make it an option.
package func shellQuoted(_ path: String) -> String {
  let path = printable(path != "-" && path.hasPrefix("-") ? "./" + path : path)
  let isPlain = path.unicodeScalars.allSatisfy {
    $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil)
      || "_@%+=:,./-".unicodeScalars.contains($0)
  }
  return isPlain && !path.isEmpty ? path : "'" + path.replacing("'", with: "'\\''") + "'"
}

extension Unicode.Scalar {
  fileprivate var printable: String {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
      escaped(asASCII: true)
    default:
      String(self)
    }
  }
}

/// `text` in quotation marks, fit for one line in a terminal: control characters are spelled out,
/// and what is long is cut.
func quoted(_ text: String, limit: Int = 60) -> String {
  let scalars = text.unicodeScalars
  let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex)
  let kept = scalars[..<(end ?? scalars.endIndex)]
  let isCut = kept.endIndex < scalars.endIndex
  return "'" + kept.map { $0.printable }.joined() + (isCut ? "…'" : "'")
}

/// `text` with control characters spelled out: a name in a message cannot steer the terminal.
func printable(_ text: String) -> String {
  text.unicodeScalars.map { $0.printable }.joined()
}

/// The file name `path` as a word of a shell's command, and of nothing but the command that it is
/// given to: a dash at its beginning makes no option of it.
func shellQuoted(_ path: String) -> String {
  let path = path != "-" && path.hasPrefix("-") ? "./" + path : path
  let scalars = path.unicodeScalars
  guard scalars.contains(where: { !$0.isPlainInShell }) || path.isEmpty else { return path }
  guard scalars.contains(where: { $0.printable != String($0) }) else {
    return "'" + scalars.map { $0 == "'" ? "'\\''" : String($0) }.joined() + "'"
  }
  // The form in which a shell takes bytes by their numbers.
  let bytes = path.systemPath.dropLast().map { UInt8(bitPattern: $0) }
  return "$'"
    + bytes.map { byte in
      byte.isPlainInShell
        ? String(Unicode.Scalar(byte)) : "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined() + "'"
}

extension Unicode.Scalar {
  fileprivate var printable: String {
    if let byte = SystemText.byte(of: self) { return "\\x" + String(byte, radix: 16) }
    return switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
      escaped(asASCII: true)
    default:
      String(self)
    }
  }

  fileprivate var isPlainInShell: Bool { isASCII && UInt8(value).isPlainInShell }
}

extension UInt8 {
  /// Whether a shell takes the character for itself wherever it stands.
  fileprivate var isPlainInShell: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default:
      "_@%+=:,./-".utf8.contains(self)
    }
  }
}

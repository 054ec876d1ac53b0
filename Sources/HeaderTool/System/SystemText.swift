/// Text of the system's, file names and arguments, which is any bytes without a zero: text that keeps
/// those that are not UTF-8.
///
/// Such a byte is kept as a character of its own, U+10FF80 for 0x80 to U+10FFFF for 0xFF. The bytes of
/// a name that has one of these characters itself are kept the same way, so nothing is lost.
enum SystemText {
  private static let base: UInt32 = 0x10FF00
  private static let strays = base + 0x80...base + 0xFF

  /// The text that `bytes` spell.
  static func text(_ bytes: some Collection<UInt8>) -> String {
    var scalars = String.UnicodeScalarView()
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes[...].makeIterator()
    var position = bytes.startIndex
    while true {
      let length: Int
      switch parser.parseScalar(from: &rest) {
      case .valid(let encoded):
        length = encoded.count
        let scalar = Unicode.UTF8.decode(encoded)
        if !strays.contains(scalar.value) {
          scalars.append(scalar)
          position = bytes.index(position, offsetBy: length)
          continue
        }
      case .error(let count): length = count
      case .emptyInput: return String(scalars)
      }
      for _ in 0..<length {
        if let stray = Unicode.Scalar(base + UInt32(bytes[position])) { scalars.append(stray) }
        position = bytes.index(after: position)
      }
    }
  }

  /// The byte that `scalar` stands for; `nil` for one that is text.
  static func byte(of scalar: Unicode.Scalar) -> UInt8? {
    strays.contains(scalar.value) ? UInt8(truncatingIfNeeded: scalar.value) : nil
  }
}

extension String {
  /// The text that the C string `bytes` spells.
  init(system bytes: UnsafePointer<CChar>) {
    var count = 0
    while bytes[count] != 0 { count += 1 }
    let buffer = UnsafeBufferPointer(start: bytes, count: count)
    self = SystemText.text(buffer.map { UInt8(bitPattern: $0) })
  }

  /// The bytes of the text as the system has them, with a zero at the end.
  var systemPath: [CChar] {
    var bytes: [UInt8] = []
    for scalar in unicodeScalars {
      if let byte = SystemText.byte(of: scalar) {
        bytes.append(byte)
      } else {
        bytes.append(contentsOf: String(scalar).utf8)
      }
    }
    return (bytes + [0]).map { CChar(bitPattern: $0) }
  }

  /// All of a path up to its last slash, with it; empty for a name in the folder that one is in.
  var folderPrefix: String {
    let scalars = unicodeScalars
    guard let slash = scalars.lastIndex(of: "/") else { return "" }
    return String(scalars[...slash])
  }
}

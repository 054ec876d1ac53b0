/// Converts kebab-case names to Swift's spelling.
package enum KebabCase {
  /// Returns `minimumHeight` for `minimum-height`, or `MinimumHeight` if `firstIsCapital`.
  package static func joined(_ name: String, firstIsCapital: Bool = false) -> String {
    var letters: [UInt8] = []
    var isCapital = firstIsCapital
    for letter in name.utf8 {
      guard letter != UInt8(ascii: "-") else {
        isCapital = true
        continue
      }
      letters.append(isCapital ? letter - 32 : letter)
      isCapital = false
    }
    return String(decoding: letters, as: UTF8.self)
  }
}

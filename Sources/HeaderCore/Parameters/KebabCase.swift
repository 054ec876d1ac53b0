/// The names of a catalog as Swift spells them.
package enum KebabCase {
  /// The words of `name` in one, each with a capital, the first only if asked: `minimumHeight` or
  /// `MinimumHeight` for `minimum-height`.
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

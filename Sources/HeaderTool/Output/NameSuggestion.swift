/// A question to append to a sentence about the unknown `name`: which of `candidates` was meant, each with
/// `prefix`; empty where none is close.
func didYouMean(_ name: String, among candidates: [String], prefix: String = "") -> String {
  let names = NameSuggestion.suggestions(for: name, among: candidates).map { "'\(prefix)\($0)'" }
  return names.isEmpty ? "" : "; did you mean \(names.joined(separator: " or "))?"
}

/// Finds the names a misspelt one may have meant.
enum NameSuggestion {
  /// The names in `candidates` that are close to `name`, nearest first, at most three.
  ///
  /// Close means that a third of the letters, and at least one, may be wrong, missing, doubled or
  /// swapped with a neighbour; or that `name` has two letters at least and one begins with the other.
  /// Where nothing is close, a candidate counts that has a word close to one of `name`'s: people
  /// remember `reveal` of `sticky-pull-reveal`. What has more than 100 bytes is no misspelt name.
  ///
  /// - Complexity: O(*m* · *n*) for a name of *m* bytes and candidates of *n* bytes together.
  static func suggestions(for name: String, among candidates: [String]) -> [String] {
    let typed = Array(name.utf8)
    guard typed.count <= 100 else { return [] }
    func nearest(_ distance: ([UInt8], [UInt8]) -> Int?) -> [String] {
      candidates.enumerated()
        .compactMap { index, name in distance(typed, Array(name.utf8)).map { ($0, index) } }
        .sorted { $0 < $1 }.prefix(3).map { candidates[$0.1] }
    }
    let names = nearest(nameDistance)
    return names.isEmpty ? nearest(wordDistance) : names
  }

  /// The distance of two names that are close, or of which one begins with the other; `nil` of others.
  private static func nameDistance(_ a: [UInt8], _ b: [UInt8]) -> Int? {
    let distance = editDistance(a, b)
    let isPrefix = a.count >= 2 && (b.starts(with: a) || a.starts(with: b))
    return isPrefix || isClose(distance, to: b.count) ? distance : nil
  }

  /// The distance of the two words that are closest, one of each name; `nil` where none are close. A
  /// word of fewer than four letters is close to too many.
  private static func wordDistance(_ a: [UInt8], _ b: [UInt8]) -> Int? {
    var nearest: Int?
    for typed in a.split(separator: UInt8(ascii: "-")) where typed.count >= 4 {
      for word in b.split(separator: UInt8(ascii: "-")) where word.count >= 4 {
        let distance = editDistance(Array(typed), Array(word))
        if isClose(distance, to: word.count), distance < nearest ?? .max { nearest = distance }
      }
    }
    return nearest
  }

  /// Whether so many wrong letters still mean a name of `count` letters.
  private static func isClose(_ distance: Int, to count: Int) -> Bool {
    distance <= max(1, count / 3)
  }

  /// How many letters to insert, drop, replace or swap with a neighbour to turn one into the other.
  private static func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var cost = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}

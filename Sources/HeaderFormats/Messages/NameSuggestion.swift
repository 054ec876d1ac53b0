import HeaderCore

/// Returns a question to append to a sentence about the unknown `name`: which of `candidates` was meant, each
/// with `prefix`. If none is similar, returns nothing, or a list of all if `listsAll`.
package func didYouMean(
  _ name: String, among candidates: [String], prefix: String = "", orListing listsAll: Bool = false
) -> String {
  let names = NameSuggestion.suggestions(for: name, among: candidates).map { "'\(prefix)\($0)'" }
  guard names.isEmpty else { return "; did you mean \(names.joined(separator: " or "))?" }
  return listsAll ? "; expected " + HeaderParameterDomain.choices(candidates).phrase() : ""
}

/// Finds the names that a misspelled name may mean.
enum NameSuggestion {
  /// Returns at most three similar names in `candidates`, the nearest first.
  ///
  /// Names are similar if at most a third of the letters, and at least one, is wrong, missing, doubled or swapped
  /// with its neighbor; or if `name` has at least two letters and one begins with the other. Otherwise a
  /// candidate is similar if one of its words is similar to one of `name`'s: `reveal` suggests
  /// `sticky-pull-reveal`. A name of more than 100 bytes has no suggestions.
  ///
  /// - Complexity: O(*m* · *n*) for a name of *m* bytes and candidates with *n* bytes together.
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

  /// Returns the distance of two similar names, or of names of which one begins with the other; otherwise `nil`.
  private static func nameDistance(_ a: [UInt8], _ b: [UInt8]) -> Int? {
    let distance = editDistance(a, b)
    let isPrefix = a.count >= 2 && (b.starts(with: a) || a.starts(with: b))
    return isPrefix || isClose(distance, to: b.count) ? distance : nil
  }

  /// Returns the distance of the two most similar words of the names; `nil` if none are similar. Words of fewer
  /// than four letters are similar to too many others.
  private static func wordDistance(_ a: [UInt8], _ b: [UInt8]) -> Int? {
    func words(_ name: [UInt8]) -> [[UInt8]] {
      name.split(separator: UInt8(ascii: "-")).filter { $0.count >= 4 }.map { Array($0) }
    }
    return words(a).flatMap { typed in
      words(b).map { (distance: editDistance(typed, $0), count: $0.count) }
    }.filter { isClose($0.distance, to: $0.count) }.map { $0.distance }.min()
  }

  /// Returns whether `distance` wrong letters are few for a name of `count` letters.
  private static func isClose(_ distance: Int, to count: Int) -> Bool {
    distance <= max(1, count / 3)
  }

  /// Returns the number of insertions, deletions, replacements and swaps of neighbors between two names.
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

import Testing

@testable import HeaderFormats

@Suite("Name suggestions")
struct NameSuggestionTests {
  private static let names = [
    "twitter-condense", "facebook-hide", "tiki-condense", "elastic-stretch",
  ]

  /// The typed name, the candidates, and the suggestions.
  typealias Case = (typed: String, names: [String], suggested: [String])

  static let cases: [Case] = [
    ("twiter-condense", names, ["twitter-condense", "tiki-condense"]),
    ("twitter-condence", names, ["twitter-condense"]),
    ("witter-condense", names, ["twitter-condense"]),
    ("twittre-condense", names, ["twitter-condense"]),
    // The beginning of a name, and a name with a suffix.
    ("face", names, ["facebook-hide"]), ("facebook-hide-away-now", names, ["facebook-hide"]),
    ("f", names, []),
    // A word of a name, if no name is similar.
    ("stretch", names, ["elastic-stretch"]), ("twiter", names, ["twitter-condense"]),
    ("condense", names, ["twitter-condense", "tiki-condense"]),
    ("minimum-height", ["height"], ["height"]), ("tiki-condens", names, ["tiki-condense"]),
    ("red", ["red-tape"], ["red-tape"]), ("red", ["paint-red"], []),
    // Names that are not similar.
    ("parallax", names, []), ("", names, []), ("face", [], []),
    // The nearest first, at most three; equally near ones keep their order.
    (
      "abcdefghi", ["abcdefxyz", "abcdefghx", "abcdefghi", "abcdefgxx", "abcdefgyy"],
      ["abcdefghi", "abcdefghx", "abcdefgxx"]
    ),
    // A third of the letters, and at least one, may be wrong, missing, doubled or swapped.
    ("xxcdef", ["abcdef"], ["abcdef"]), ("xxxdef", ["abcdef"], []), ("xy", ["ab"], []),
    ("xb", ["ab"], ["ab"]), ("a", ["ab"], ["ab"]), ("axb", ["ab"], ["ab"]), ("ba", ["ab"], ["ab"]),
  ]

  @Test("are the names that are similar to a misspelled one", arguments: cases)
  func suggestions(typed: String, names: [String], suggested: [String]) {
    #expect(NameSuggestion.suggestions(for: typed, among: names) == suggested)
  }
}

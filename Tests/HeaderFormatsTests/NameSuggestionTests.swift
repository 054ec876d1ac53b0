import Testing

@testable import HeaderFormats

@Suite("Name suggestions")
struct NameSuggestionTests {
  let names = ["twitter-condense", "facebook-hide", "tiki-condense", "elastic-stretch"]

  @Test(
    "A slip of the finger finds its name",
    arguments: ["twiter-condense", "twitter-condence", "witter-condense", "twittre-condense"])
  func slips(typed: String) {
    #expect(NameSuggestion.suggestions(for: typed, among: names).first == "twitter-condense")
  }

  @Test("The beginning of a name finds it, and a name with something after it does")
  func prefixes() {
    #expect(NameSuggestion.suggestions(for: "face", among: names) == ["facebook-hide"])
    #expect(
      NameSuggestion.suggestions(for: "facebook-hide-away-now", among: names) == ["facebook-hide"])
    #expect(NameSuggestion.suggestions(for: "f", among: names).isEmpty)
  }

  @Test("A word of a name finds it, where no name is close")
  func words() {
    #expect(NameSuggestion.suggestions(for: "stretch", among: names) == ["elastic-stretch"])
    #expect(NameSuggestion.suggestions(for: "twiter", among: names) == ["twitter-condense"])
    #expect(
      NameSuggestion.suggestions(for: "condense", among: names)
        == ["twitter-condense", "tiki-condense"])
    #expect(NameSuggestion.suggestions(for: "minimum-height", among: ["height"]) == ["height"])
    #expect(NameSuggestion.suggestions(for: "tiki-condens", among: names) == ["tiki-condense"])
    #expect(NameSuggestion.suggestions(for: "red", among: ["red-tape"]) == ["red-tape"])
    #expect(NameSuggestion.suggestions(for: "red", among: ["paint-red"]).isEmpty)
  }

  @Test("Names that are far off find nothing")
  func strangers() {
    #expect(NameSuggestion.suggestions(for: "parallax", among: names).isEmpty)
    #expect(NameSuggestion.suggestions(for: "", among: names).isEmpty)
    #expect(NameSuggestion.suggestions(for: "face", among: []).isEmpty)
  }

  @Test("What is far longer than a name finds nothing, at once")
  func endless() {
    let typed = String(repeating: "twitter-condense", count: 100_000)
    #expect(NameSuggestion.suggestions(for: typed, among: names).isEmpty)
  }

  @Test("Nearest first, of equals the first, three at most")
  func order() {
    let candidates = ["abcdefxyz", "abcdefghx", "abcdefghi", "abcdefgxx", "abcdefgyy"]
    #expect(
      NameSuggestion.suggestions(for: "abcdefghi", among: candidates)
        == ["abcdefghi", "abcdefghx", "abcdefgxx"])
  }

  @Test("A third of the letters may be wrong, one at least")
  func allowance() {
    #expect(NameSuggestion.suggestions(for: "xxcdef", among: ["abcdef"]) == ["abcdef"])
    #expect(NameSuggestion.suggestions(for: "xxxdef", among: ["abcdef"]).isEmpty)
    #expect(NameSuggestion.suggestions(for: "xb", among: ["ab"]) == ["ab"])
    #expect(NameSuggestion.suggestions(for: "xy", among: ["ab"]).isEmpty)
  }

  @Test(
    "Distance counts letters inserted, dropped, replaced and swapped with a neighbour",
    arguments: [
      ("", "", 0), ("abc", "abc", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abxc", 1),
      ("abc", "ac", 1), ("abc", "axc", 1), ("abc", "acb", 1), ("kitten", "sitting", 3),
      ("abcd", "badc", 2), ("ca", "abc", 3),
    ] as [(String, String, Int)])
  func distance(a: String, b: String, distance: Int) {
    #expect(NameSuggestion.editDistance(Array(a.utf8), Array(b.utf8)) == distance)
    #expect(NameSuggestion.editDistance(Array(b.utf8), Array(a.utf8)) == distance)
  }
}

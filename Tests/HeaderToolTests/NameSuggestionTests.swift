import Testing

@testable import HeaderTool

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

  @Test("Nearest first, of equals the first, three at most")
  func order() {
    let candidates = ["abcdefxyz", "abcdefghx", "abcdefghi", "abcdefgxx", "abcdefgyy"]
    #expect(
      NameSuggestion.suggestions(for: "abcdefghi", among: candidates)
        == ["abcdefghi", "abcdefghx", "abcdefgxx"])
  }

  @Test("A third of the letters, and at least one, may be wrong, missing, doubled or swapped")
  func allowance() {
    #expect(NameSuggestion.suggestions(for: "xxcdef", among: ["abcdef"]) == ["abcdef"])
    #expect(NameSuggestion.suggestions(for: "xxxdef", among: ["abcdef"]).isEmpty)
    #expect(NameSuggestion.suggestions(for: "xy", among: ["ab"]).isEmpty)
    for slip in ["xb", "a", "axb", "ba"] {
      #expect(NameSuggestion.suggestions(for: slip, among: ["ab"]) == ["ab"], "\(slip)")
    }
  }
}

import SimulationTestSupport
import Testing

@testable import HeaderTool

/// File names are bytes, and text in a program.
@Suite("A name of the system's")
struct SystemTextTests {
  /// The bytes that the system is given for `text`.
  private func bytes(of text: String) -> [UInt8] {
    text.systemPath.dropLast().map { UInt8(bitPattern: $0) }
  }

  @Test(
    "in UTF-8 is its text",
    arguments: [
      "", "a b", "über.csv", "e\u{301}", "🏳️‍🌈", "\u{FEFF}", "\u{FFFD}", "\u{FFFF}", "\u{10FF7F}",
    ])
  func plain(name: String) {
    #expect(SystemText.text(Array(name.utf8)) == name)
    #expect(SystemText.text(Array(name.utf8)).utf8.elementsEqual(name.utf8))
    #expect(bytes(of: name) == Array(name.utf8))
  }

  @Test("of any other bytes has a text of its own, and is the same bytes again")
  func anyBytes() {
    var random = SeededRandom(seed: 1)
    var texts: [String: [UInt8]] = [:]
    for _ in 0..<20_000 {
      let name = (0..<Int.random(in: 0...6, using: &random)).map { _ in
        // Those that begin and go on with characters of several bytes, more often than not.
        [UInt8.random(in: 1...255, using: &random), 0xF4, 0x8F, 0xBF, 0xBE, 0xC3, 0xED, 0xA0]
          .randomElement(using: &random)!
      }
      let text = SystemText.text(name)
      #expect(bytes(of: text) == name)
      #expect(texts.updateValue(name, forKey: text) ?? name == name)
    }
  }

  @Test("is spelled so that it can be read, whatever its bytes")
  func spelling() {
    #expect(printable(SystemText.text([0x61, 0xFF, 0x80, 0x62])) == "a\\xff\\x80b")
    #expect(printable(SystemText.text(Array("\u{10FFFF}".utf8))) == "\\xf4\\x8f\\xbf\\xbf")
    #expect(quoted("\u{1B}[2J\n") == "'\\u{1B}[2J\\n'")
  }

  @Test(
    "is one word of a shell's command",
    arguments: [
      ("trace.csv", "trace.csv"), ("/a/b-c_d.e", "/a/b-c_d.e"), ("über.csv", "'über.csv'"),
      ("a b", "'a b'"), ("", "''"), ("it's", "'it'\\''s'"), ("$(rm x)", "'$(rm x)'"),
      ("a;b&c|d", "'a;b&c|d'"), ("~", "'~'"), ("*", "'*'"), ("-x", "./-x"), ("--help", "./--help"),
      ("- -", "'./- -'"), ("-", "-"), ("a\nb", "$'a\\x0ab'"), ("\u{1B}'", "$'\\x1b\\x27'"),
    ])
  func shellWord(name: String, word: String) {
    #expect(shellQuoted(name) == word)
  }
}

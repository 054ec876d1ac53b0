import HeaderFormats
import Testing

@Suite("JSON that is written")
struct JSONWriterTests {
  private func text(_ write: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter()
    write(&json)
    return json.text
  }

  @Test("has commas between members and values, and no spaces")
  func nested() {
    let text = text { json in
      json.object { json in
        json.member("name", "a")
        json.key("list")
        json.array([1, 2.5]) { $0.number($1) }
        json.key("objects")
        json.array(["x", "y"]) { json, name in
          json.object { $0.member(name, 1) }
        }
        json.key("empty")
        json.object { _ in }
        json.key("none")
        json.array([Int]()) { json, _ in json.null() }
        json.key("flag")
        json.flag(true)
        json.key("nothing")
        json.null()
        json.member("last", -3)
      }
    }
    #expect(
      text == #"{"name":"a","list":[1,2.5],"objects":[{"x":1},{"y":1}],"empty":{},"none":[],"#
        + #""flag":true,"nothing":null,"last":-3}"#)
  }

  @Test(
    "spells control characters, quotation marks and backslashes out",
    arguments: [
      ("plain é 👩", #""plain é 👩""#), ("\"so\\so\"", #""\"so\\so\"""#),
      ("\u{0}\n\u{1F}\u{7F}", #""\u0000\u000a\u001f\u007f""#),
    ])
  func strings(string: String, spelling: String) {
    #expect(text { $0.string(string) } == spelling)
  }

  @Test(
    "has the shortest decimals, the sign of a zero where it is asked for, and null for no number")
  func numbers() {
    #expect(text { $0.number(50.0 / 3) } == "16.666666666666668")
    #expect(text { $0.number(44) } == "44")
    #expect(text { $0.number(-0.0) } == "0")
    #expect(text { $0.number(-0.0, keepsSignOfZero: true) } == "-0")
    #expect(text { $0.number(.nan) } == "null")
    #expect(text { $0.number(-.infinity) } == "null")
  }
}

import HeaderCore
import ScrollSimulator

/// The statements of gesture scripts: their words, numbers and meanings.
package enum GestureGrammar {
  /// The form of every statement, with a sentence about it for help.
  package static let usages: [(form: String, help: String)] = forms.map { ($0.usage, $0.help) }

  /// The form of a statement, which its usage describes.
  ///
  /// Lowercase words are literal. The others stand for numbers, one for each range, or for any word. `|none`
  /// allows the word none instead of a number, and `[at-once]` allows that word at the end.
  private struct Form {
    let usage: String
    let ranges: [ClosedRange<Double>]
    let help: String
    /// Makes the statement; returns `nil` if it does not allow these operands.
    let make: @Sendable (Operands) -> GestureStatement?

    init(
      _ usage: String, _ help: String, _ ranges: [ClosedRange<Double>] = [],
      make: @escaping @Sendable (Operands) -> GestureStatement?
    ) {
      (self.usage, self.help, self.ranges, self.make) = (usage, help, ranges, make)
    }

    var words: [String] { usage.split(separator: " ").map { String($0) } }
  }

  /// The operands of a statement.
  private struct Operands {
    var numbers: [Double] = []
    var texts: [String] = []
    var isAtOnce = false

    /// The number at `index`.
    subscript(index: Int) -> Double { numbers[index] }
  }

  private static let points = -100_000.0...100_000.0
  private static let offsets = -1e9...1e9
  private static let lengths = 0.0...1_000_000_000.0
  private static let milliseconds = 0.0...3_600_000.0
  private static let movement = [points, 1...3_600_000]

  private static let forms: [Form] = [
    Form(
      "drag DY over MS", "move the finger DY points, downwards positive, in MS milliseconds",
      movement
    ) { .drag(distance: $0[0], duration: $0[1]) },
    Form(
      "flick DY over MS", "the same, quick: the travel of its first 25 ms is lost",
      movement
    ) { .flick(distance: $0[0], duration: $0[1]) },
    Form(
      "wheel DY over MS", "scroll by DY points on a trackpad, which stays on until lift", movement
    ) { .wheel(distance: $0[0], duration: $0[1]) },
    Form("hold MS", "keep the finger where it is for MS milliseconds", [milliseconds]) {
      .hold(duration: $0[0])
    },
    Form("lift", "lift the finger") { _ in .lift },
    Form("wait MS", "let MS milliseconds pass", [milliseconds]) { .wait(duration: $0[0]) },
    Form("scroll-to Y [at-once]", "scroll to the content offset Y, animated or at once", [offsets])
    { .perform(.setContentOffset($0[0], animated: !$0.isAtOnce)) },
    Form("offset Y", "put the content at the offset Y, in its range or not", [offsets]) {
      .perform(.assignContentOffset($0[0]))
    },
    Form("scroll-to-top", "tap the status bar") { _ in .perform(.scrollToTop) },
    Form("expand", "expand the header, animated") { _ in
      .perform(.setCollapsed(false, animated: true))
    },
    Form("collapse", "collapse the header, animated") { _ in
      .perform(.setCollapsed(true, animated: true))
    },
    Form(
      "fraction F [at-once]",
      "put the header at the collapsed fraction nearest to F at which it may rest, 0 expanded to 1 "
        + "collapsed, animated or at once",
      [0...1]
    ) { .perform(.setFraction($0[0], animated: !$0.isAtOnce)) },
    Form("content-size H", "make the content H points high", [lengths]) {
      .perform(.setContentSize($0[0]))
    },
    Form("resize H", "make the container H points high", [lengths]) {
      .perform(.setContainerHeight($0[0]))
    },
    Form("safe-area T", "let the safe area cover T points at the top", [lengths]) {
      .perform(.setSafeAreaTop($0[0]))
    },
    Form("inset T", "make the app's own inset above the content T points high", [lengths]) {
      .perform(.setContentInsetTop($0[0]))
    },
    Form(
      "insets T B", "make the app's own insets T points high above and B below the content",
      [lengths, lengths]
    ) { .perform(.setContentInset(ScrollInsets(top: $0[0], bottom: $0[1]))) },
    Form(
      "fitting-height H|none",
      "let the header's own content ask for a height of H points, or for none", [lengths]
    ) { .perform(.setFittingHeight($0.numbers.first)) },
    Form(
      "page N over MS", "swipe to page N, 1 being the first, in MS milliseconds",
      [1...1000, milliseconds]
    ) { values in Int(exactly: values[0]).map { .page($0, duration: values[1]) } },
    Form(
      "set PARAMETER VALUE",
      "give a parameter of the technique another value while the header is on screen"
    ) { .set(HeaderParameterAssignment($0.texts[0], value(spelledBy: $0.texts[1]))) },
    Form("hold-header", "hold the header where it is, as a field in use does") { _ in .holdHeader },
    Form("release-header", "end one hold of the header") { _ in .releaseHeader },
  ]

  /// Returns the flag, the number or the word that `text` spells.
  private static func value(spelledBy text: String) -> HeaderParameterValue {
    if let flag = Bool(text) { return .flag(flag) }
    return DecimalNumber.value(of: text).map { .number($0) } ?? .choice(text)
  }

  static func statement(
    _ keyword: String, _ words: [String]
  ) throws(GestureScriptError.Problem) -> GestureStatement {
    guard let form = forms.first(where: { $0.words[0] == keyword }) else {
      throw .unknownStatement(keyword, known: forms.map { $0.words[0] })
    }
    var (words, expected) = (words[...], form.words.dropFirst())
    var values = Operands()
    if expected.last == "[at-once]" {
      expected.removeLast()
      values.isAtOnce = words.last == "at-once"
      if values.isAtOnce { words.removeLast() }
    }
    guard words.count == expected.count else { throw .wrongForm(usage: form.usage) }
    var ranges = form.ranges[...]
    for (word, place) in zip(words, expected) {
      if let first = place.utf8.first, first >= UInt8(ascii: "a") {
        guard word == place else { throw .wrongForm(usage: form.usage) }
      } else if word == "none", place.hasSuffix("|none") {
        ranges.removeFirst()
      } else if let range = ranges.popFirst() {
        values.numbers.append(try number(word, in: range, usage: form.usage))
      } else {
        values.texts.append(word)
      }
    }
    guard let statement = form.make(values) else { throw .wrongForm(usage: form.usage) }
    return statement
  }

  /// Parses `word` as a number in `range`.
  private static func number(
    _ word: String, in range: ClosedRange<Double>, usage: String
  ) throws(GestureScriptError.Problem) -> Double {
    guard let number = DecimalNumber.value(of: word) else {
      throw .notANumber(word, usage: usage)
    }
    guard range.contains(number) else {
      throw .outOfRange(number, minimum: range.lowerBound, maximum: range.upperBound, usage: usage)
    }
    return number
  }
}

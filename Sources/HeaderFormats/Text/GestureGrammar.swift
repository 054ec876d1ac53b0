import HeaderCore
import ScrollSimulator

/// The statements a gesture script may have: their words, their numbers, and what they mean.
package enum GestureGrammar {
  /// Every statement's form with a sentence about it, for help.
  package static let usages: [(form: String, help: String)] = forms.map { ($0.usage, $0.help) }

  /// One statement: the word it begins with, what it takes, and fixed words between.
  struct Form {
    var keyword: String
    /// After the keyword: a fixed word, a number's placeholder and range, or the placeholder of
    /// anything at all.
    var operands: [Operand]
    var help: String
    var make: @Sendable (Operands) -> GestureStatement

    enum Operand: Sendable {
      case word(String)
      case number(String, ClosedRange<Double>)
      /// A number without a fraction.
      case whole(String, ClosedRange<Double>)
      /// A number, or the word `none`.
      case optional(String, ClosedRange<Double>)
      /// The word `at-once`, or nothing; last.
      case atOnce
      case text(String)
    }

    var usage: String {
      operands.reduce(keyword) { text, operand in
        switch operand {
        case .word(let word): text + " " + word
        case .number(let placeholder, _), .whole(let placeholder, _), .text(let placeholder):
          text + " " + placeholder
        case .optional(let placeholder, _): text + " " + placeholder + "|none"
        case .atOnce: text + " [at-once]"
        }
      }
    }
  }

  /// What a statement has in the places of its placeholders.
  struct Operands {
    fileprivate(set) var numbers: [Double] = []
    fileprivate(set) var texts: [String] = []
    fileprivate(set) var isAtOnce = false

    /// The number at `index` among the numbers.
    subscript(index: Int) -> Double { numbers[index] }
  }

  private static let points = -100_000.0...100_000.0
  private static let offsets = -1e9...1e9
  private static let lengths = 0.0...1_000_000_000.0
  private static let milliseconds = 0.0...3_600_000.0

  private static let forms: [Form] = [
    Form(
      keyword: "drag",
      operands: [.number("DY", points), .word("over"), .number("MS", 1...3_600_000)],
      help: "move the finger DY points, downwards positive, in MS milliseconds",
      make: { .drag(distance: $0[0], duration: $0[1]) }),
    Form(
      keyword: "flick",
      operands: [.number("DY", points), .word("over"), .number("MS", 1...3_600_000)],
      help: "the same in a quick start, which loses travel to the system's gate",
      make: { .flick(distance: $0[0], duration: $0[1]) }),
    Form(
      keyword: "wheel",
      operands: [.number("DY", points), .word("over"), .number("MS", 1...3_600_000)],
      help: "scroll by DY points on a trackpad, which stays on until lift",
      make: { .wheel(distance: $0[0], duration: $0[1]) }),
    Form(
      keyword: "hold", operands: [.number("MS", milliseconds)],
      help: "keep the finger where it is for MS milliseconds",
      make: { .hold(duration: $0[0]) }),
    Form(keyword: "lift", operands: [], help: "lift the finger", make: { _ in .lift }),
    Form(
      keyword: "wait", operands: [.number("MS", milliseconds)], help: "let MS milliseconds pass",
      make: { .wait(duration: $0[0]) }),
    Form(
      keyword: "scroll-to", operands: [.number("Y", offsets), .atOnce],
      help: "scroll to the content offset Y, animated or at once",
      make: { .perform(.setContentOffset($0[0], animated: !$0.isAtOnce)) }),
    Form(
      keyword: "offset", operands: [.number("Y", offsets)],
      help: "put the content at the offset Y, in its range or not",
      make: { .perform(.assignContentOffset($0[0])) }),
    Form(
      keyword: "scroll-to-top", operands: [], help: "tap the status bar",
      make: { _ in .perform(.scrollToTop) }),
    Form(
      keyword: "expand", operands: [], help: "expand the header, animated",
      make: { _ in .perform(.setCollapsed(false, animated: true)) }),
    Form(
      keyword: "collapse", operands: [], help: "collapse the header, animated",
      make: { _ in .perform(.setCollapsed(true, animated: true)) }),
    Form(
      keyword: "fraction", operands: [.number("F", 0...1), .atOnce],
      help:
        "put the header at the collapsed fraction F, 0 expanded to 1 collapsed, animated or at once",
      make: { .perform(.setFraction($0[0], animated: !$0.isAtOnce)) }),
    Form(
      keyword: "content-size", operands: [.number("H", lengths)],
      help: "make the content H points high",
      make: { .perform(.setContentSize($0[0])) }),
    Form(
      keyword: "resize", operands: [.number("H", lengths)],
      help: "make the container H points high",
      make: { .perform(.setContainerHeight($0[0])) }),
    Form(
      keyword: "safe-area", operands: [.number("T", lengths)],
      help: "let the safe area cover T points at the top",
      make: { .perform(.setSafeAreaTop($0[0])) }),
    Form(
      keyword: "inset", operands: [.number("T", lengths)],
      help: "make the app's own inset above the content T points high",
      make: { .perform(.setContentInsetTop($0[0])) }),
    Form(
      keyword: "insets", operands: [.number("T", lengths), .number("B", lengths)],
      help: "make the app's own insets T points high above and B below the content",
      make: { .perform(.setContentInset(ScrollInsets(top: $0[0], bottom: $0[1]))) }),
    Form(
      keyword: "fitting-height", operands: [.optional("H", lengths)],
      help: "let the header's own content ask for a height of H points, or for none",
      make: { .perform(.setFittingHeight($0.numbers.first)) }),
    Form(
      keyword: "page",
      operands: [.whole("N", 1...1000), .word("over"), .number("MS", milliseconds)],
      help: "swipe to page N, 1 being the first, in MS milliseconds",
      make: { .page(Int($0[0]), duration: $0[1]) }),
    Form(
      keyword: "set", operands: [.text("PARAMETER"), .text("VALUE")],
      help: "give a parameter of the technique another value while the header is on screen",
      make: { .set(HeaderParameterAssignment($0.texts[0], value(spelledBy: $0.texts[1]))) }),
    Form(
      keyword: "hold-header", operands: [],
      help: "hold the header where it is, as a field in use does",
      make: { _ in .holdHeader }),
    Form(
      keyword: "release-header", operands: [], help: "take one hold of the header back",
      make: { _ in .releaseHeader }),
  ]

  /// A switch, a number or a word: whichever `text` is.
  private static func value(spelledBy text: String) -> HeaderParameterValue {
    if let flag = Bool(text) { return .flag(flag) }
    return DecimalNumber.value(of: Array(text.utf8)[...]).map { .number($0) } ?? .choice(text)
  }

  static func statement(
    _ keyword: String, _ words: [String]
  ) throws(GestureScriptError.Problem) -> GestureStatement {
    guard let form = forms.first(where: { $0.keyword == keyword }) else {
      let suggestions = NameSuggestion.suggestions(for: keyword, among: forms.map { $0.keyword })
      throw .unknownStatement(keyword, suggestions: suggestions)
    }
    let usage = form.usage
    var (words, values) = (words, Operands())
    if case .atOnce = form.operands.last, words.last == "at-once" {
      words.removeLast()
      values.isAtOnce = true
    }
    let operands = form.operands.filter { if case .atOnce = $0 { false } else { true } }
    guard words.count == operands.count else { throw .wrongForm(usage: usage) }
    for (word, operand) in zip(words, operands) {
      switch operand {
      case .word(let expected):
        guard word == expected else { throw .wrongForm(usage: usage) }
      case .number(_, let range):
        values.numbers.append(try GestureGrammar.number(word, in: range, usage: usage))
      case .whole(_, let range):
        let number = try GestureGrammar.number(word, in: range, usage: usage)
        guard number == number.rounded() else {
          throw .wrongForm(usage: usage)
        }
        values.numbers.append(number)
      case .optional(_, let range):
        guard word != "none" else { continue }
        values.numbers.append(try GestureGrammar.number(word, in: range, usage: usage))
      case .text: values.texts.append(word)
      case .atOnce: break
      }
    }
    return form.make(values)
  }

  /// The number that `word` spells, in `range`.
  private static func number(
    _ word: String, in range: ClosedRange<Double>, usage: String
  ) throws(GestureScriptError.Problem) -> Double {
    guard let number = DecimalNumber.value(of: Array(word.utf8)[...]) else {
      throw .notANumber(word, usage: usage)
    }
    guard range.contains(number) else {
      throw .outOfRange(number, minimum: range.lowerBound, maximum: range.upperBound, usage: usage)
    }
    return number
  }
}

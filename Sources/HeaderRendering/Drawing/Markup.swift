import HeaderFormats

/// SVG text, and the paints that it uses.
///
/// In a literal, numbers are rounded to two decimals, texts are escaped, and markup is inserted unchanged:
///
/// ```swift
/// let disc: Markup = #"<circle r="\#(radius)" fill="\#(Paint.blue)"/>"#
/// ```
package struct Markup: Sendable, Equatable, ExpressibleByStringInterpolation {
  /// The SVG. Each identifier begins with the placeholder ``ownName``.
  private(set) var text = ""
  /// The paints without duplicates, in the order of their first use.
  package private(set) var paints: [Paint] = []

  /// The placeholder for the document's name. XML cannot contain this character, so escaped text never has it.
  static let ownName = "\u{1}"

  package init(stringLiteral text: String) {
    self.init(verbatim: text)
  }

  /// Inserts `text` unchanged; it uses `paints`.
  init(verbatim text: String, paints: [Paint] = []) {
    self.text = text
    define(paints)
  }

  package init(stringInterpolation: StringInterpolation) {
    self = stringInterpolation.markup
  }

  /// Concatenates `parts`.
  init(_ parts: [Markup] = []) {
    for part in parts { self += part }
  }

  static func += (markup: inout Markup, other: Markup) {
    markup.text += other.text
    markup.define(other.paints)
  }

  static func + (one: Markup, other: Markup) -> Markup {
    Markup([one, other])
  }

  private mutating func define(_ others: [Paint]) {
    for paint in others where !paints.contains(where: { $0.name == paint.name }) {
      paints.append(paint)
    }
  }

  /// Returns the SVG with `name` before each identifier, so that two pictures on one page share none.
  package func text(in name: String) -> String {
    var named = ""
    for piece in text.utf8.split(separator: 1, omittingEmptySubsequences: false) {
      if piece.startIndex > text.startIndex { named += name + "-" }
      named += Substring(piece)
    }
    return named
  }

  /// Builds the text of a literal.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var markup = Markup()

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: String) {
      markup.text += literal
    }

    /// Appends a number with at most `digits` decimals.
    package mutating func appendInterpolation(_ number: Double, digits: Int = 2) {
      markup.text += String(number: number, digits: digits)
    }

    package mutating func appendInterpolation(_ number: Int) {
      markup.text += "\(number)"
    }

    package mutating func appendInterpolation(_ part: Markup) {
      markup += part
    }

    /// Appends escaped text.
    package mutating func appendInterpolation(text: String) {
      markup.text += text.escapedForXML
    }

    /// Appends an identifier of the document.
    package mutating func appendInterpolation(own name: String) {
      markup.text += Markup.ownName + name
    }

    /// Appends the value of a `fill` or a `stroke`.
    package mutating func appendInterpolation(_ paint: Paint) {
      markup.text +=
        paint.stops.isEmpty ? "var(--\(paint.name))" : "url(#\(Markup.ownName)\(paint.name))"
      markup.define([paint] + paint.stops.map { $0.paint })
    }
  }
}

extension String {
  /// Formats `number` with at most `digits` decimals: `12.5`, `-0.25`, `44`.
  ///
  /// NaN becomes 0, and a number beyond ±10^9 becomes ±10^9.
  init(number: Double, digits: Int = 2) {
    let bounded = number.isNaN ? 0 : Swift.min(Swift.max(number, -1e9), 1e9)
    self = DecimalNumber.roundedText(bounded, digits: digits)
  }

  /// The text with escaped reserved characters, and without those that XML cannot contain.
  fileprivate var escapedForXML: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\t", "\n", "\r": text += " "
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": break
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

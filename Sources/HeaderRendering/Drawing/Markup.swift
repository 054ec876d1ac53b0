import HeaderFormats

/// SVG text, and the paints that it refers to.
///
/// In a literal, numbers are written with two decimals at most, texts are escaped, and markup stays as it
/// is:
///
/// ```swift
/// let disc: Markup = #"<circle r="\#(radius)" fill="\#(Paint.blue)"/>"#
/// ```
package struct Markup: Sendable, Equatable, ExpressibleByStringInterpolation {
  /// Names that are the document's own begin with ``ownName``.
  private(set) var text = ""
  /// Each once, in the order of their first use.
  package private(set) var paints: [Paint] = []

  /// Stands for the document's name; XML cannot hold it, so no text has it.
  static let ownName = "\u{1}"

  package init(stringLiteral text: String) {
    self.init(verbatim: text)
  }

  /// `text` as it is, which refers to `paints`.
  init(verbatim text: String, paints: [Paint] = []) {
    self.text = text
    define(paints)
  }

  package init(stringInterpolation: StringInterpolation) {
    self = stringInterpolation.markup
  }

  /// `parts`, one after the other.
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

  /// The text for the document `name`: two pictures on one page do not get into each other's way.
  package func text(in name: String) -> String {
    var named = ""
    for piece in text.utf8.split(separator: 1, omittingEmptySubsequences: false) {
      if piece.startIndex > text.startIndex { named += name + "-" }
      named += Substring(piece)
    }
    return named
  }

  /// Writes the parts of a literal.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var markup = Markup()

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: String) {
      markup.text += literal
    }

    /// A number with `digits` decimals at most.
    package mutating func appendInterpolation(_ number: Double, digits: Int = 2) {
      markup.text += String(number: number, digits: digits)
    }

    package mutating func appendInterpolation(_ number: Int) {
      markup.text += "\(number)"
    }

    package mutating func appendInterpolation(_ part: Markup) {
      markup += part
    }

    /// Letters for a reader.
    package mutating func appendInterpolation(text: String) {
      markup.text += text.escapedForXML
    }

    /// The name of something that is the document's own.
    package mutating func appendInterpolation(own name: String) {
      markup.text += Markup.ownName + name
    }

    /// The value of a `fill` or a `stroke`.
    package mutating func appendInterpolation(_ paint: Paint) {
      markup.text +=
        paint.stops.isEmpty ? "var(--\(paint.name))" : "url(#\(Markup.ownName)\(paint.name))"
      markup.define([paint] + paint.stops.map { $0.paint })
    }
  }
}

extension String {
  /// `number` with `digits` decimals at most: `12.5`, `-0.25`, `44`.
  ///
  /// Pictures have no place for a number that is not finite, and none further out than 10^9; either
  /// becomes the nearest that there is.
  init(number: Double, digits: Int = 2) {
    let bounded = number.isNaN ? 0 : Swift.min(Swift.max(number, -1e9), 1e9)
    self = DecimalNumber.roundedText(bounded, digits: digits)
  }

  /// The text with what XML reserves spelled out, and without what XML cannot hold.
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

#if !hasFeature(Embedded)
  import HeaderCore

  /// A JSON object on its way to being a line of text.
  struct JSONObjectText {
    /// The object, closed.
    var text: String { body.isEmpty ? "{}" : body + "}" }

    private var body = ""

    mutating func add(_ field: RecordField, _ number: Double) {
      add(field.rawValue, literal: JSONObjectText.literal(number))
    }

    /// Adds nothing where there is no number.
    mutating func add(_ field: RecordField, _ number: Double?) {
      if let number { add(field, number) }
    }

    mutating func add(_ field: RecordField, _ flag: Bool) {
      add(field.rawValue, literal: flag ? "true" : "false")
    }

    mutating func add(_ field: RecordField, _ name: String) {
      add(field.rawValue, literal: JSONObjectText.literal(name))
    }

    mutating func add(_ field: RecordField, _ object: JSONObjectText) {
      add(field.rawValue, literal: object.text)
    }

    /// Adds a parameter; nothing for a number that JSON cannot spell.
    mutating func add(_ assignment: HeaderParameterAssignment) {
      switch assignment.value {
      case .number(let number):
        guard number.isFinite else { return }
        add(assignment.name, literal: JSONObjectText.literal(number))
      case .flag(let flag): add(assignment.name, literal: flag ? "true" : "false")
      case .choice(let choice): add(assignment.name, literal: JSONObjectText.literal(choice))
      }
    }

    private mutating func add(_ name: String, literal: String) {
      body += body.isEmpty ? "{" : ","
      body += JSONObjectText.literal(name)
      body += ":"
      body += literal
    }

    /// A zero keeps its sign, so that what is read back is the very same number.
    private static func literal(_ number: Double) -> String {
      number == 0 && number.sign == .minus ? "-0" : DecimalNumber.text(number)
    }

    private static func literal(_ text: String) -> String {
      var literal = "\""
      for scalar in text.unicodeScalars {
        switch scalar {
        case "\"", "\\": literal += "\\\(scalar)"
        case "\u{0}"..<"\u{20}", "\u{7F}":
          let digits = String(scalar.value, radix: 16)
          literal += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        default: literal.unicodeScalars.append(scalar)
        }
      }
      return literal + "\""
    }
  }
#endif

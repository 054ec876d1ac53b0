public import HeaderCore

/// A parameter's value as one number, for callers that pass nothing else: the number itself, 0 or 1
/// for a switch, the position for one of several words.
extension HeaderParameterDescription {
  /// The code of `value`; 0 for a value of another kind.
  public func code(of value: HeaderParameterValue) -> Double {
    switch (domain, value) {
    case (.range, .number(let number)): number
    case (.flag, .flag(let flag)): flag ? 1 : 0
    case (.choices(let choices), .choice(let choice)):
      Double(choices.firstIndex(of: choice) ?? 0)
    case (.range, _), (.flag, _), (.choices, _): 0
    }
  }

  /// The value with the code `code`; `nil` where the parameter takes no such value.
  public func value(code: Double) -> HeaderParameterValue? {
    switch domain {
    case .range:
      let value = HeaderParameterValue.number(code)
      return domain.contains(value) ? value : nil
    case .flag:
      return code == 0 || code == 1 ? .flag(code == 1) : nil
    case .choices(let choices):
      guard let index = Int(exactly: code), choices.indices.contains(index) else { return nil }
      return .choice(choices[index])
    }
  }
}

/// What a slider for a parameter needs beside its range.
extension HeaderParameterDescription {
  /// `Minimum height` for `minimum-height`.
  var label: String {
    var label: [UInt8] = []
    for letter in name.utf8 {
      let isFirst = label.isEmpty && UInt8(ascii: "a") <= letter && letter <= UInt8(ascii: "z")
      label.append(letter == UInt8(ascii: "-") ? UInt8(ascii: " ") : isFirst ? letter - 32 : letter)
    }
    return String(decoding: label, as: UTF8.self)
  }

  /// Where a slider ends. The range of a length goes far beyond a screen, and a slider over all of
  /// it could not be set to a point: it ends at two to three times the default, and what lies beyond
  /// is typed.
  var sliderMaximum: Double {
    guard case .range(_, let maximum) = domain, case .number(let number) = defaultValue else {
      return 1
    }
    switch unit {
    case "pt": return min(maximum, max(100, (number * 2.5 / 50).rounded(.up) * 50))
    case "s": return min(maximum, max(1, (number * 2.5).rounded(.up)))
    default: return maximum
    }
  }

  /// What one step of a slider changes.
  var step: Double {
    switch unit {
    case "pt": sliderMaximum > 1500 ? 10 : 1
    default: 0.05
    }
  }
}

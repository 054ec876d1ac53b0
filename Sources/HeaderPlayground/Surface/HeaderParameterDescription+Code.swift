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

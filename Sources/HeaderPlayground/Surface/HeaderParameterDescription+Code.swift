public import HeaderCore

/// A parameter's value as a number, for callers that can pass only numbers: the number itself, 0 or 1 for a flag,
/// the index for a choice.
extension HeaderParameterDescription {
  /// Returns the code of `value`; 0 for a value of a different kind or an unknown choice.
  public func code(of value: HeaderParameterValue) -> Double {
    switch (domain, value) {
    case (.range, .number(let number)): number
    case (.flag, .flag(let flag)): flag ? 1 : 0
    case (.choices(let choices), .choice(let choice)):
      Double(choices.firstIndex(of: choice) ?? 0)
    case (.range, _), (.flag, _), (.choices, _): 0
    }
  }

  /// Returns the value with the code `code`; `nil` if the parameter does not allow it.
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

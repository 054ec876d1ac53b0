/// A parameter's value: a number, a switch, or one of several words.
public enum HeaderParameterValue: Sendable, Equatable {
  /// A number in the parameter's unit.
  case number(Double)
  /// On or off.
  case flag(Bool)
  /// One of the parameter's choices.
  case choice(String)
}

/// Which values a parameter takes.
public enum HeaderParameterDomain: Sendable, Equatable {
  /// Every number from `minimum` to `maximum`, both included.
  case range(minimum: Double, maximum: Double)
  /// On or off.
  case flag
  /// One of these words.
  case choices([String])

  /// Whether `value` is one of them. No domain contains a number that is not finite.
  public func contains(_ value: HeaderParameterValue) -> Bool {
    switch (self, value) {
    case (.range(let minimum, let maximum), .number(let number)):
      number.isFinite && minimum <= number && number <= maximum
    case (.flag, .flag):
      true
    case (.choices(let choices), .choice(let choice)):
      choices.contains(choice)
    case (.range, _), (.flag, _), (.choices, _):
      false
    }
  }
}

/// Why a parameter was refused. Cases carry the facts; the program that shows them chooses the words.
public enum HeaderParameterError: Error, Sendable, Equatable {
  /// No parameter has this name; `known` are those there are.
  case unknownName(String, known: [String])
  /// The text is not a value of the parameter's kind.
  case notAValue(name: String, text: String, expected: HeaderParameterDomain)
  /// The value is not one the parameter takes.
  case outOfRange(name: String, value: HeaderParameterValue, allowed: HeaderParameterDomain)
  /// Two parameters contradict each other: `lower` may not exceed `upper`.
  case wrongOrder(lower: String, lowerValue: Double, upper: String, upperValue: Double)
}

/// The value of a parameter.
public enum HeaderParameterValue: Sendable, Equatable {
  /// A number in the parameter's unit.
  case number(Double)
  /// On or off.
  case flag(Bool)
  /// One of the parameter's choices.
  case choice(String)
}

/// The allowed values of a parameter.
public enum HeaderParameterDomain: Sendable, Equatable {
  /// The numbers from `minimum` to `maximum`, including both.
  case range(minimum: Double, maximum: Double)
  /// On or off.
  case flag
  /// One of these words.
  case choices([String])

  /// Returns whether `value` is allowed. A number that is not finite is not allowed in any domain.
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

/// An error in setting a parameter. The program that shows it chooses the words.
public enum HeaderParameterError: Error, Sendable, Equatable {
  /// No parameter has this name. `known` are the names of all parameters.
  case unknownName(String, known: [String])
  /// The text cannot be converted to a value of the parameter.
  case notAValue(name: String, text: String, expected: HeaderParameterDomain)
  /// The parameter does not allow the value.
  case outOfRange(name: String, value: HeaderParameterValue, allowed: HeaderParameterDomain)
  /// Two parameters contradict each other: `lower` exceeds `upper`.
  case wrongOrder(lower: String, lowerValue: Double, upper: String, upperValue: Double)
}

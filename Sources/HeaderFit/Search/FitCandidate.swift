import HeaderCore

/// A candidate of the search: values for all parameters, the origin of the offsets, and the resulting error.
struct FitCandidate {
  /// The value of every parameter.
  var values: [HeaderParameterAssignment]
  /// The origin of the record's offsets.
  var origin = OffsetOrigin.shifted(0)
  /// The sum of the errors, in points.
  var cost = Double.infinity
  /// Whether the search has already varied this candidate, one parameter or the origin at a time.
  var isVaried = false

  /// The value of `parameter`.
  subscript(parameter: HeaderParameterDescription) -> HeaderParameterValue {
    values.last { $0.name == parameter.name }?.value ?? parameter.defaultValue
  }
}

extension HeaderParameterDescription {
  /// Whether it is a length in points.
  var isLength: Bool { if case .range = domain { unit == "pt" } else { false } }
}

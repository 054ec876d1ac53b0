import HeaderCore

/// Makes a script's assignments in order without playing it, so that a bad one is refused before
/// anything is seen.
struct ParameterRehearsal {
  /// Each technique with its current values.
  private var parts: [(technique: HeaderTechnique, values: [HeaderParameterAssignment])] = []

  /// A rehearsal for `techniques` as the command line has them.
  init(_ techniques: [TunedTechnique]) throws(ToolError) {
    for technique in techniques {
      parts.append((technique.technique, try technique.makeDriver().assignments))
    }
  }

  /// Makes `assignment` on every technique that has the parameter.
  ///
  /// - Throws: where none has it, or one of them refuses the value.
  mutating func make(_ assignment: HeaderParameterAssignment) throws(HeaderParameterError) {
    let owners = parts.indices.filter { index in
      parts[index].technique.parameters.contains { $0.name == assignment.name }
    }
    guard !owners.isEmpty else {
      var names: [String] = []
      for name in parts.flatMap({ $0.technique.parameters.map { $0.name } })
      where !names.contains(name) { names.append(name) }
      throw .unknownName(assignment.name, known: names)
    }
    for index in owners {
      let (technique, values) = parts[index]
      parts[index].values = try technique.makeDriver([assignment], over: values).assignments
    }
  }
}

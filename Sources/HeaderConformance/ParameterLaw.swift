import HeaderCore
import HeaderFormats

extension PlayedCase {
  /// The first parameter that does not keep what it is given, or takes what is not its own.
  func wrongParameter() -> String? {
    for assignment in played.assignments where !behavior.assignments.contains(assignment) {
      return "\(assignment.name) is set to \(assignment.value.text) and reads back as another value"
    }
    guard let again = try? behavior.applying(behavior.assignments) else {
      return "the parameters refuse the values that they have"
    }
    guard again == behavior else { return "the parameters have other values once set as they are" }
    // What a parameter takes depends on no case, so a case checks only those that it sets.
    let names = played.assignments.map { $0.name }
    for parameter in Behavior.parameters where names.contains(parameter.name) {
      let description = parameter.description(default: behavior)
      let value = description.defaultValue
      guard (try? description.value(from: value.text)) == value else {
        return "\(description.name) does not come back from the text '\(value.text)'"
      }
      let taken = description.valuesOutsideDomain.first {
        (try? behavior.applying([HeaderParameterAssignment(description.name, $0)])) != nil
      }
      if let taken { return "\(description.name) takes \(taken)" }
    }
    return nil
  }
}

extension HeaderParameterDescription {
  /// Values that it has to refuse.
  fileprivate var valuesOutsideDomain: [HeaderParameterValue] {
    let notNumbers: [HeaderParameterValue] = [.number(.nan), .number(.infinity)]
    return switch domain {
    case .range(let minimum, let maximum):
      notNumbers + [.number(minimum.nextDown), .number(maximum.nextUp), .flag(true)]
    case .flag: notNumbers + [.number(1), .choice("true")]
    case .choices: notNumbers + [.choice(""), .flag(true)]
    }
  }
}

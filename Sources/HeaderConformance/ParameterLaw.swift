import HeaderCore
import HeaderFormats

// FoundationEssentials is enough for JSON.
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The law about parameters: what goes in comes out, and what does not belong stays out.
enum ParameterLaw {
  /// What is wrong with the parameters that `tried` assigns.
  static func violation<Behavior: HeaderBehavior>(
    _ behavior: Behavior, _ tried: ConformanceCase
  ) -> String? {
    for assignment in tried.assignments {
      guard behavior.assignments.contains(assignment) else {
        return
          "\(assignment.name) is set to \(assignment.value.text) and reads back as another value"
      }
    }
    guard let data = try? JSONEncoder().encode(HeaderParameterObject(behavior.assignments)),
      let object = try? JSONDecoder().decode(HeaderParameterObject.self, from: data),
      let again = try? Behavior(applying: object.assignments)
    else { return "the parameters do not come back from JSON" }
    guard again == behavior else { return "the parameters come back from JSON as others" }
    // What a parameter takes does not depend on the case: a case checks the parameters that it has.
    let names = tried.assignments.map { $0.name }
    for parameter in Behavior.parameters where names.contains(parameter.name) {
      let description = parameter.description(default: behavior)
      let value = description.defaultValue
      guard (try? description.value(from: value.text)) == value else {
        return "\(description.name) does not come back from the text '\(value.text)'"
      }
      if let problem = acceptedInvalidValue(of: description, Behavior.self) {
        return problem
      }
    }
    return nil
  }

  /// What is wrong with a parameter that takes a value from outside its domain.
  private static func acceptedInvalidValue<Behavior: HeaderBehavior>(
    of description: HeaderParameterDescription, _ type: Behavior.Type
  ) -> String? {
    var invalidValues: [HeaderParameterValue] = [.number(.nan), .number(.infinity)]
    switch description.domain {
    case .range(let minimum, let maximum):
      invalidValues += [.number(minimum.nextDown), .number(maximum.nextUp), .flag(true)]
    case .flag: invalidValues += [.number(1), .choice("true")]
    case .choices: invalidValues += [.choice(""), .flag(true)]
    }
    for value in invalidValues {
      let assignment = HeaderParameterAssignment(description.name, value)
      if (try? Behavior(applying: [assignment])) != nil {
        return "\(description.name) takes \(value)"
      }
    }
    return nil
  }
}

import HeaderCore
import HeaderFormats

extension PlayedCase {
  /// The first parameter that does not keep what it is given.
  func wrongParameter() -> String? {
    let kept = behavior.assignments
    for assignment in played.assignments where !kept.contains(assignment) {
      return "\(assignment.name) is set to \(assignment.value.text) and reads back as another value"
    }
    let again = try? behavior.applying(kept)
    return again == behavior ? nil : "the parameters, set again, make another technique"
  }
}

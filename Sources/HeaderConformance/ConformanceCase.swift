public import HeaderCore
import HeaderFormats
public import ScrollSimulator

/// A case that a technique is checked with: parameters, a screen with content, and a gesture.
public struct ConformanceCase: Sendable, Equatable {
  /// Parameters that differ from the document's.
  public var assignments: [HeaderParameterAssignment] = []
  /// The screen and the content.
  public var configuration = SimulatorConfiguration()
  /// The gesture. It may set parameters while the header is on the screen.
  public var statements: [GestureStatement] = []
  /// The host with feedback on which the law ``ConformanceLaw/loop`` plays the case. If it is `nil`, that law does
  /// not apply.
  public var host: FeedbackHost?

  /// The arguments with which `headers simulate NAME` plays the case.
  package var arguments: [String] {
    let standard = SimulatorConfiguration()
    var arguments = assignments.flatMap { ["--\($0.name)", $0.value.text] }
    for parameter in SimulatorConfiguration.parameters {
      let value = parameter.value(of: configuration)
      if value != parameter.value(of: standard) {
        arguments += ["--\(parameter.name)", value.text]
      }
    }
    if !configuration.pages.isEmpty {
      let heights = configuration.pages.map { DecimalNumber.text($0) }
      arguments += ["--pages", heights.joined(separator: ",")]
    }
    // The tool refuses a gesture without statements.
    return arguments + ["--gesture", statements.isEmpty ? "wait 0" : statements.text]
  }

  /// Describes what ``arguments`` cannot express, `and with reduced motion` for example.
  package var remarks: [String] {
    var remarks: [String] = []
    if configuration.prefersReducedMotion { remarks.append("and with reduced motion") }
    let inset = configuration.contentInset
    if inset != .zero {
      remarks.append(
        "and with app insets of \(DecimalNumber.text(inset.top)) pt above and "
          + "\(DecimalNumber.text(inset.bottom)) pt below the content")
    }
    if let height = configuration.fittingHeight {
      remarks.append("and with a fitting height of \(DecimalNumber.text(height)) pt")
    }
    return remarks
  }
}

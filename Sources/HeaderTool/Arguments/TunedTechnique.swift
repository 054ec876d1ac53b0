import HeaderCore
import HeaderFit

/// A technique with the parameters that a command line gives it.
struct TunedTechnique {
  let technique: HeaderTechnique
  /// The parameters that are on the command line.
  let assignments: [HeaderParameterAssignment]
  private let command: String

  /// A technique with the parameters in `values`; complaints point to the help of `command`.
  init(
    _ technique: HeaderTechnique, as values: CommandLineValues, command: String
  ) throws(ToolError) {
    var assignments: [HeaderParameterAssignment] = []
    for parameter in technique.parameters {
      guard let value = try values.value(of: parameter, command: command) else { continue }
      assignments.append(HeaderParameterAssignment(parameter.name, value))
    }
    self.technique = technique
    self.assignments = assignments
    self.command = command
  }

  /// A technique with the parameters that were found for it.
  init(_ fit: TechniqueFit, command: String) {
    (technique, assignments, self.command) = (fit.technique, fit.changes, command)
  }

  /// The technique's name, title and summary.
  var descriptor: HeaderDescriptor { technique.descriptor }

  /// Returns a driver for the technique; parameters that are not on the command line are as `recorded`.
  func makeDriver(
    over recorded: [HeaderParameterAssignment] = []
  ) throws(ToolError) -> any HeaderDriving {
    do throws(HeaderParameterError) {
      return try technique.makeDriver(assignments, over: recorded)
    } catch {
      throw .usage(error.message(), command: command)
    }
  }
}

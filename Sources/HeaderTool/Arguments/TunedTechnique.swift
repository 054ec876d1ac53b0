import HeaderCore

/// A technique with the parameters that a command line gives it, or that were found for it.
struct TunedTechnique {
  let technique: HeaderTechnique
  let assignments: [HeaderParameterAssignment]
  /// The command as it is called, whose help complaints point to.
  private let call: String

  init(_ technique: HeaderTechnique, _ assignments: [HeaderParameterAssignment], call: String) {
    (self.technique, self.assignments, self.call) = (technique, assignments, call)
  }

  /// A technique with the parameters in `values`.
  init(_ technique: HeaderTechnique, as values: CommandLineValues) throws(ToolError) {
    var assignments: [HeaderParameterAssignment] = []
    for parameter in technique.parameters {
      guard let value = try values.value(of: parameter) else { continue }
      assignments.append(HeaderParameterAssignment(parameter.name, value))
    }
    self.init(technique, assignments, call: values.call)
  }

  /// The technique's name, title and summary.
  var descriptor: HeaderDescriptor { technique.descriptor }

  /// Returns a driver for the technique; parameters that it is not given are as `recorded`.
  func makeDriver(
    over recorded: [HeaderParameterAssignment] = []
  ) throws(ToolError) -> any HeaderDriving {
    do throws(HeaderParameterError) {
      return try technique.makeDriver(assignments, over: recorded)
    } catch {
      throw .usage(error.message(), command: call)
    }
  }
}

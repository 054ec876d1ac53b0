import HeaderCore

/// A technique with the parameters that a command line gives it, or that were found for it.
struct TunedTechnique {
  let technique: HeaderTechnique
  var assignments: [HeaderParameterAssignment] = []
  /// The command as it is called, whose help complaints point to.
  let call: String

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

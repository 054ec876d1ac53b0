import HeaderCore
import HeaderFormats

extension [HeaderParameterAssignment] {
  /// The options that set these parameters: `--minimum-height 30` and `--snaps false`.
  var flags: [String] { map { "--\($0.name) \($0.value.text)" } }
}

/// A technique with parameters from a command line or a fit.
struct TunedTechnique {
  let technique: HeaderTechnique
  var assignments: [HeaderParameterAssignment] = []
  /// The command as it was called, for hints at its help.
  let call: String

  /// The technique's name, title and summary.
  var descriptor: HeaderDescriptor { technique.descriptor }

  /// Returns a driver for the technique. Parameters that are not given are those in `recorded`.
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

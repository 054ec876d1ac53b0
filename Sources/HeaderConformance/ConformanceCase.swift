public import HeaderCore
import HeaderFormats
public import ScrollSimulator

/// One thing to try a technique with: its parameters, a screen with content, and a gesture.
public struct ConformanceCase: Sendable, Equatable {
  /// Parameters that differ from the document's.
  public var assignments: [HeaderParameterAssignment] = []
  /// The screen and the content.
  public var configuration = SimulatorConfiguration()
  /// The gesture.
  public var statements: [GestureStatement] = []
  /// How the last drag is cut, for laws that cut one: its pieces in points.
  public var pieces: [Double] = []

  /// The tool's arguments that play the case, the technique's name left out.
  public var arguments: [String] {
    let standard = SimulatorConfiguration()
    var arguments: [String] = []
    func add(_ name: String, _ value: Double, unless defaultValue: Double) {
      if value != defaultValue { arguments += ["--\(name)", DecimalNumber.text(value)] }
    }
    for assignment in assignments {
      arguments += ["--\(assignment.name)", assignment.value.text]
    }
    add("content-size", configuration.contentSize, unless: standard.contentSize)
    add("container-height", configuration.containerHeight, unless: standard.containerHeight)
    add("safe-area-top", configuration.safeAreaTop, unless: standard.safeAreaTop)
    add("frame-rate", configuration.frameRate, unless: standard.frameRate)
    add("scale", configuration.scale, unless: standard.scale)
    return arguments + ["--gesture", statements.text]
  }
}

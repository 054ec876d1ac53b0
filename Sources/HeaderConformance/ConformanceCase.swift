public import HeaderCore
import HeaderFormats
public import ScrollSimulator

/// One thing to try a technique with: its parameters, a screen with content, and a gesture.
public struct ConformanceCase: Sendable, Equatable {
  /// Other parameters that a technique is given while it is on screen.
  public struct Replacement: Sendable, Equatable {
    /// Made on top of those that the technique has.
    public var assignments: [HeaderParameterAssignment]
    /// Milliseconds since the gesture began.
    public var time: Double
  }

  /// Parameters that differ from the document's.
  public var assignments: [HeaderParameterAssignment] = []
  /// The screen and the content.
  public var configuration = SimulatorConfiguration()
  /// The gesture.
  public var statements: [GestureStatement] = []
  /// How the last drag is cut, for laws that cut one: its pieces in points.
  package var pieces: [Double] = []
  /// The collapsed fraction that is asked for at the end, for laws that ask for one.
  public var fraction = 1.0
  /// The replacement, for the law about one.
  public var replacement: Replacement?
  /// The swipes to other lists, for the laws about several.
  public var switches: [PageSwitch] = []

  /// The tool's arguments that play the case, the technique's name left out.
  package var arguments: [String] {
    let standard = SimulatorConfiguration()
    var arguments: [String] = []
    func add(_ name: String, _ value: Double, unless defaultValue: Double) {
      if value != defaultValue { arguments += ["--\(name)", DecimalNumber.text(value)] }
    }
    for assignment in assignments {
      arguments += ["--\(assignment.name)", assignment.value.text]
    }
    if configuration.pages.isEmpty {
      add("content-size", configuration.contentSize, unless: standard.contentSize)
    } else {
      let heights = configuration.pages.map { DecimalNumber.text($0) }
      arguments += ["--pages", heights.joined(separator: ",")]
    }
    add("container-height", configuration.containerHeight, unless: standard.containerHeight)
    add("safe-area-top", configuration.safeAreaTop, unless: standard.safeAreaTop)
    add("frame-rate", configuration.frameRate, unless: standard.frameRate)
    add("scale", configuration.scale, unless: standard.scale)
    if configuration.mounting != standard.mounting {
      arguments += ["--mounting", configuration.mounting.rawValue]
    }
    if configuration.bounces != standard.bounces {
      arguments += ["--bounces", "\(configuration.bounces)"]
    }
    return arguments + ["--gesture", statements.text]
  }

  /// What `arguments` cannot say of the case, in words: `reduced motion` for example.
  package var remarks: [String] {
    var remarks: [String] = []
    if configuration.prefersReducedMotion { remarks.append("reduced motion") }
    let inset = configuration.contentInset
    if inset != .zero {
      remarks.append(
        "app insets of \(DecimalNumber.text(inset.top)) pt above and "
          + "\(DecimalNumber.text(inset.bottom)) pt below the content")
    }
    if let height = configuration.fittingHeight {
      remarks.append("a fitting height of \(DecimalNumber.text(height)) pt")
    }
    if let replacement {
      let values = replacement.assignments.map { "\($0.name) \($0.value.text)" }
      remarks.append(
        "\(values.joined(separator: ", ")) from \(DecimalNumber.text(replacement.time)) ms on")
    }
    return remarks
  }
}

/// A swipe to another list in the middle of a gesture.
public struct PageSwitch: Sendable, Equatable {
  /// How many statements of the gesture are before it.
  public var position: Int
  /// Where it leads, 1 being the first list.
  public var page: Int
  /// Milliseconds until it is over.
  public var duration: Double

  /// A swipe to `page` after so many statements.
  public init(position: Int, page: Int, duration: Double) {
    self.position = position
    self.page = page
    self.duration = duration
  }
}

/// A case as it was played: what a law of one's own looks at.
///
/// The rows are those that `headers simulate` prints for the case, in their order.
public struct PlayedCase<Behavior: HeaderBehavior>: Sendable {
  /// The technique with the case's parameters.
  public let behavior: Behavior
  /// The case.
  public let played: ConformanceCase
  /// Every event with its answer, and every frame of an animation.
  public let rows: [SimulationRow]
}

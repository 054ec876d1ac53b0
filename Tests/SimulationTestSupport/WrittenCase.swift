public import HeaderBehaviors
public import ScrollSimulator

/// A case as a text has it: what it says, with what is not as usual in brackets, and indented below it what
/// happens and, after `=`, what is then seen.
///
/// ```
/// A tap on the status bar scrolls to the top [offset 500]
///   scroll-to-top
///   = programmatic 0 ×50, didScrollToTop
/// ```
///
/// A line that begins with `#` is a remark, and `= nothing` is no event.
public struct WrittenCase: Sendable, CustomStringConvertible {
  /// What it says.
  public let description: String
  /// What is not as usual, in words: `["offset", "500"]`.
  public let settings: [[Substring]]
  /// What happens.
  public private(set) var happens = ""
  /// What is seen.
  public private(set) var seen = ""

  /// The cases in the text at `path`, seen from the package's folder.
  public static func all(in path: String) -> [WrittenCase] {
    let lines = ((try? PackageFolder.text(path)) ?? "").split(separator: "\n")
    var cases: [WrittenCase] = []
    var isSeen = false
    for line in lines where !line.hasPrefix("#") {
      guard line.hasPrefix("  ") else {
        cases.append(WrittenCase(line))
        isSeen = false
        continue
      }
      isSeen = isSeen || line.hasPrefix("  = ")
      let text = line.drop { " =".contains($0) }
      let last = cases.count - 1
      guard isSeen else {
        cases[last].happens += (cases[last].happens.isEmpty ? "" : " ") + text
        continue
      }
      if text != "nothing" { cases[last].seen += (cases[last].seen.isEmpty ? "" : " ") + text }
    }
    precondition(!cases.isEmpty, "no cases in \(path)")
    return cases
  }

  private init(_ title: Substring) {
    let parts = title.split(separator: "[")
    description = parts[0].last == " " ? String(parts[0].dropLast()) : String(parts[0])
    settings = (parts.count > 1 ? parts[1].dropLast() : "").split(separator: ",")
      .map { $0.split(separator: " ") }
  }
}

extension WrittenCase {
  /// The screen of the settings, each of them called as a configuration's own: `content 500`, `overlay`.
  public var configuration: SimulatorConfiguration {
    var configuration = SimulatorConfiguration()
    for setting in settings {
      let numbers = setting.dropFirst().compactMap { Double($0) }
      let number = numbers.first ?? 0
      switch setting[0] {
      case "container": configuration.containerHeight = number
      case "content": configuration.contentSize = number
      case "offset": configuration.contentOffset = number
      case "safe-area": configuration.safeAreaTop = number
      case "frame-rate": configuration.frameRate = number
      case "pages": configuration.pages = numbers
      case "overlay": configuration.mounting = .overlay
      case "reduced-motion": configuration.prefersReducedMotion = true
      case "stiff": configuration.bounces = false
      default: break
      }
    }
    return configuration
  }

  /// The technique of the settings, and its parameters: `twitter-condense snap-duration 0.7`.
  public var technique: (technique: HeaderTechnique, parameters: ArraySlice<Substring>)? {
    for setting in settings {
      if let technique = HeaderCatalog.standard[String(setting[0])] {
        return (technique, setting.dropFirst())
      }
    }
    return nil
  }

  /// The driver of that technique, or of no header.
  public func driver() throws -> any HeaderDriving {
    guard let (technique, parameters) = technique else { return HeaderDriver(NoHeader()) }
    return try technique.makeDriver(technique.assignments(parameters))
  }
}

extension HeaderTechnique {
  /// What `words` assign, each name followed by its value: `height 100 snaps false`.
  public func assignments(
    _ words: some Sequence<Substring>
  ) throws -> [HeaderParameterAssignment] {
    let words = words.map { String($0) }
    return try stride(from: 0, to: words.count - 1, by: 2).map { index in
      guard let parameter = parameters.first(where: { $0.name == words[index] }) else {
        throw HeaderParameterError.unknownName(words[index], known: parameters.map(\.name))
      }
      return HeaderParameterAssignment(
        parameter.name, try parameter.value(from: words[index + 1]))
    }
  }
}

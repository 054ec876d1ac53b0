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

  /// The cases in the text at `path`, seen from the package's folder. `own` are the settings that its tests
  /// read by themselves.
  ///
  /// - Precondition: every setting is one of these, a screen's, or a technique.
  public static func all(in path: String, besides own: Set<String> = []) -> [WrittenCase] {
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
    let known = own.union(screen.keys).union(HeaderCatalog.standard.names)
    for setting in cases.flatMap(\.settings) {
      precondition(known.contains(String(setting[0])), "\(setting[0]) is no setting of \(path)")
    }
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
  /// What a screen's settings are called, and what they set to their numbers.
  private static let screen:
    [String: @Sendable (inout SimulatorConfiguration, _ numbers: [Double]) -> Void] = [
      "container": { $0.containerHeight = $1[0] },
      "content": { $0.contentSize = $1[0] },
      "offset": { $0.contentOffset = $1[0] },
      "safe-area": { $0.safeAreaTop = $1[0] },
      "frame-rate": { $0.frameRate = $1[0] },
      "pages": { $0.pages = $1 },
      "overlay": { screen, _ in screen.mounting = .overlay },
      "reduced-motion": { screen, _ in screen.prefersReducedMotion = true },
      "stiff": { screen, _ in screen.bounces = false },
    ]

  /// The screen of the settings: `content 500`, `overlay`.
  public var configuration: SimulatorConfiguration {
    var configuration = SimulatorConfiguration()
    for setting in settings {
      WrittenCase.screen[String(setting[0])]?(
        &configuration, setting.dropFirst().compactMap { Double($0) })
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

public import HeaderBehaviors
public import ScrollSimulator

/// A test case from a text file.
///
/// The first line is a description, with settings in brackets. The script is indented below it, and the
/// expected events follow `=`.
///
/// ```
/// A tap on the status bar scrolls to the top [offset 500]
///   scroll-to-top
///   = programmatic 0 ×50, didScrollToTop
/// ```
///
/// A line that begins with `#` is a comment. `= nothing` expects no event.
public struct WrittenCase: Sendable, CustomStringConvertible {
  /// The description.
  public let description: String
  /// The words of each setting: `["offset", "500"]`.
  public let settings: [[Substring]]
  /// The script.
  public private(set) var script = ""
  /// The expected events.
  public private(set) var expected = ""

  /// Returns the cases in the file at `path`, relative to the package's folder. The tests themselves read the
  /// settings in `own`.
  ///
  /// - Precondition: Every other setting is a screen's, or a technique.
  public static func all(in path: String, extraSettings own: Set<String> = []) -> [WrittenCase] {
    let lines = ((try? PackageFolder.text(path)) ?? "").split(separator: "\n")
    var cases: [WrittenCase] = []
    var isExpectation = false
    for line in lines where !line.hasPrefix("#") {
      guard line.hasPrefix("  ") else {
        cases.append(WrittenCase(line))
        isExpectation = false
        continue
      }
      isExpectation = isExpectation || line.hasPrefix("  = ")
      let text = line.drop { " =".contains($0) }
      let last = cases.count - 1
      guard isExpectation else {
        cases[last].script += (cases[last].script.isEmpty ? "" : " ") + text
        continue
      }
      guard text != "nothing" else { continue }
      cases[last].expected += (cases[last].expected.isEmpty ? "" : " ") + text
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
  /// The settings of a screen by name, each of which changes the configuration to its numbers.
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

  /// The configuration that the settings describe: `content 500`, `overlay`.
  public var configuration: SimulatorConfiguration {
    var configuration = SimulatorConfiguration()
    for setting in settings {
      WrittenCase.screen[String(setting[0])]?(
        &configuration, setting.dropFirst().compactMap { Double($0) })
    }
    return configuration
  }

  /// The technique in the settings, with the words of its parameters: `twitter-condense snap-duration 0.7`.
  public var technique: (technique: HeaderTechnique, parameters: ArraySlice<Substring>)? {
    for setting in settings {
      if let technique = HeaderCatalog.standard[String(setting[0])] {
        return (technique, setting.dropFirst())
      }
    }
    return nil
  }

  /// Returns a driver of that technique, or of no header.
  public func driver() throws -> any HeaderDriving {
    guard let (technique, parameters) = technique else { return HeaderDriver(NoHeader()) }
    return try technique.makeDriver(technique.assignments(parameters))
  }
}

extension HeaderTechnique {
  /// Returns the assignments in `words`, each name followed by its value: `height 100 snaps false`.
  public func assignments(
    _ words: some Sequence<Substring>
  ) throws -> [HeaderParameterAssignment] {
    let words = words.map { String($0) }
    precondition(words.count % 2 == 0, "every parameter has a value: \(words)")
    return try stride(from: 0, to: words.count - 1, by: 2).map { index in
      guard let parameter = parameters.first(where: { $0.name == words[index] }) else {
        throw HeaderParameterError.unknownName(words[index], known: parameters.map(\.name))
      }
      return HeaderParameterAssignment(
        parameter.name, try parameter.value(from: words[index + 1]))
    }
  }
}

import Foundation
import SimulationTestSupport
import Testing

/// A peer's test suite, run against the techniques: inputs and expected numbers, none of its code.
///
/// Each suite is a text in `Cases`, which begins with the names of the peer and the suite. The names of tests follow
/// `== pass`. Tests with the same steps are listed together: the last name has the header, its parameters and its screen
/// in brackets, and the indented steps follow. The other sections list, with reasons, the tests that pass as another kind
/// of test, that differ on purpose, and that do not apply.
struct Referee: Sendable {
  private(set) var name: String
  private(set) var suite: String
  private(set) var cases: [RefereeCase] = []
  private(set) var elsewhere: [String] = []
  private(set) var differing: [String] = []
  private(set) var inapplicable: [String] = []

  init(_ name: String, suite: String, cases: [RefereeCase]) {
    (self.name, self.suite, self.cases) = (name, suite, cases)
  }

  /// The suite in the text `file`.
  init(_ file: String) throws {
    let text = try PackageFolder.text("Tests/RefereeTests/Cases/\(file).txt")
    var lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }[...]
    let title = lines.removeFirst().components(separatedBy: " | ")
    self.init(title[0], suite: title[1], cases: [])
    var (section, names, isComplete) = ("", [String](), false)
    for line in lines {
      if line.hasPrefix("== ") {
        section = String(line.dropFirst(3).prefix { $0 != ":" })
      } else if line.hasPrefix("  ") {
        let steps = line.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        for index in cases.indices.suffix(names.count) { cases[index].steps += steps }
        isComplete = true
      } else {
        switch section {
        case "pass":
          if isComplete { (names, isComplete) = ([], false) }
          let parts = line.components(separatedBy: " [")
          names.append(parts[0])
          guard parts.count == 2 else { continue }
          cases += names.map { RefereeCase($0, on: String(parts[1].dropLast())) }
        case "pass elsewhere": elsewhere.append(String(line))
        case "differ": differing.append(String(line))
        default: inapplicable.append(String(line))
        }
      }
    }
  }

  var passedCount: Int { cases.count + elsewhere.count }
  /// The names of all tests.
  var names: [String] { cases.map(\.name) + elsewhere + differing + inapplicable }

  /// All suites. If a text cannot be read, the README's table has a row too many, and a test fails.
  static let all =
    [
      "Chromium", "FlutterAppBar", "FlutterSlivers", "FlutterNested", "MaterialIOS", "Compose",
      "MaterialAndroid", "Headroom",
    ].compactMap { try? Referee($0) } + [floatingPanel]
}

/// One test of a peer, as steps and expected values.
struct RefereeCase: Sendable, CustomTestStringConvertible {
  /// The peer's name of the test.
  let name: String
  /// The header and its screen: `enter-always height 100, content 1200`.
  let screen: String
  /// The steps and expected values in order, as ``RefereeScreen`` reads them: `up 300`, `top -100`.
  var steps: [String]

  init(_ name: String, on screen: String, _ steps: [String] = []) {
    (self.name, self.screen, self.steps) = (name, screen, steps)
  }

  var testDescription: String { name }

  /// Plays the case in both mountings, and records the expectations that fail.
  func check() throws {
    for mounting in screen.contains(", overlay") ? [.overlay] : HeaderMounting.allCases {
      let host = try RefereeScreen(screen, mounting)
      for (index, step) in steps.enumerated() {
        guard let (expected, seen) = try host.play(step) else { continue }
        // Sums of points below 10,000, some of them thirds.
        #expect(
          abs(expected - seen) < 1e-6, "\(name), \(mounting), step \(index + 1): \(step) is \(seen)"
        )
      }
    }
  }
}

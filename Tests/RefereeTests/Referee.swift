import Foundation
import SimulationTestSupport
import Testing

/// A peer's test suite, held against the techniques here: facts only, none of its code.
///
/// A text in `Cases` for each: the peer and its suite; under `== pass` the names of tests, the last of
/// them with the header that stands in for the peer's, as the catalog calls it and its parameters, and
/// what else is not as usual on its screen; indented below it what is done and what is then to be seen.
/// Then names of tests that pass as tests of another kind, that differ on purpose, and that ask for what
/// no header here has, with the reason.
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

  /// The suite in the text called `file`.
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

  /// All of them. A text that cannot be read is missed in the README's table.
  static let all =
    [
      "Chromium", "FlutterAppBar", "FlutterSlivers", "FlutterNested", "MaterialIOS", "Compose",
      "MaterialAndroid", "Headroom",
    ].compactMap { try? Referee($0) } + [floatingPanel]
}

/// One test of a peer's, as what is done to a header and what is then to be seen of it.
struct RefereeCase: Sendable, CustomTestStringConvertible {
  /// The peer's own name of the test.
  let name: String
  /// The header and its screen: `enter-always height 100, content 1200`.
  let screen: String
  /// What is done and seen, in order, as ``RefereeScreen`` has it: `up 300`, `top -100`.
  var steps: [String]

  init(_ name: String, on screen: String, _ steps: [String] = []) {
    (self.name, self.screen, self.steps) = (name, screen, steps)
  }

  var testDescription: String { name }

  /// Plays the case in both mountings, and says which step is not as the peer has it.
  func check() throws {
    for mounting in screen.contains(", overlay") ? [.overlay] : HeaderMounting.allCases {
      let host = try RefereeScreen(screen, mounting)
      for (index, step) in steps.enumerated() {
        guard let (expected, seen) = try host.play(step) else { continue }
        // Sums of points below 10,000, and the pixel of a third that UIKit rests content on.
        #expect(
          abs(expected - seen) < 1e-6, "\(name), \(mounting), step \(index + 1): \(step) is \(seen)"
        )
      }
    }
  }
}

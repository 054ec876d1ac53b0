import Foundation
import SimulationTestSupport
import Testing

/// The README's code, compiled and run. The lines between the marks are the README's, word for word.
@Suite struct ReadmeTests {
  @Test("The README's replay of a gesture runs as printed")
  func replay() throws {
    // SHOWN
    let driver = HeaderDriver(TwitterCondenseHeader())
    let rows = try Simulation.rows(of: driver, gesture: "drag -300 over 250; lift")
    #expect(rows.first?.layout.headerHeight == 88)
    #expect(rows.last?.layout.headerHeight == 44)
    // end
  }

  @Test("The README's host runs as printed")
  func drive() throws {
    let host = SimulatedScrollView(SimulatorConfiguration())
    // SHOWN
    let driver = HeaderDriver(TwitterCondenseHeader())
    let forwarder = ScrollForwarder(driver: driver, mounting: .overlay)
    forwarder.attach(to: host)
    // for every event that the scroll view reports:
    forwarder.scrollHost(host, didReport: .didScroll(.drag))
    // end
    #expect(host.layout.headerHeight == 88)
  }

  @Test("Every product in the README's dependency list is a product of the package")
  func products() throws {
    let readme = try PackageFolder.text("README.md")
    let package = try PackageFolder.text("Package.swift")
    let names = readme.components(separatedBy: ".product(name: \"").dropFirst().compactMap {
      $0.components(separatedBy: "\"").first
    }
    #expect(Set(names).count == 5)
    for name in names {
      // The techniques' products are made from their list.
      #expect(
        package.contains(".library(name: \"\(name)\"") || package.contains("\n  \"\(name)\": "))
    }
    #expect(package.contains("platforms: [.iOS(.v15), .macOS(.v12)]"))
    #expect(readme.contains("Both adapters work on iOS 15,") && readme.contains("macOS 12"))
  }

  @Test("The README shows the code above, and the example package's main and law")
  func sameWords() throws {
    let readme = try PackageFolder.text("README.md")
    let compiled = try shownCode(in: "ReadmeTests.swift")
    #expect(compiled.count == 2)
    for code in compiled { #expect(readme.contains("```swift\n\(code)```"), "\(code)") }
    let example = "Tests/ThirdPartyTechnique/"
    let main = try PackageFolder.text(example + "Sources/app-headers/main.swift")
    #expect(readme.contains("```swift\n\(main)```"))
    let tests = example + "Tests/AppHeadersTests/AppHeadersTests.swift"
    let law = try PackageFolder.text(tests)
    let line = try #require(law.split(separator: "\n").first { $0.contains("ConformanceChecker") })
    #expect(readme.contains("```swift\n\(line.trimmingPrefix("  "))\n```"))
  }
}

import HeaderBehaviors
import HeaderCore
import HeaderPlayground
import SimulationTestSupport
import Testing

/// The SwiftUI screens that the page exports. `.ci/apple` compiles those in `Screens`.
@Suite("Exported SwiftUI screens")
struct SwiftUIScreenTests {
  @Test(
    "With every parameter changed, it is the screen that the check compiles",
    arguments: HeaderCatalog.standard.techniques)
  func compiled(technique: HeaderTechnique) throws {
    let session = try PlaygroundSession(technique)
    for (index, parameter) in technique.parameters.enumerated() {
      let value = parameter.code(of: parameter.defaultValue)
      _ = [(value * 75).rounded() / 100, 1 - value, 1].first {
        $0 != value && session.setParameter(index, code: $0) == .done
      }
    }
    let properties = technique.parameters.map { "    technique.\($0.property) = " }
    for property in properties { #expect(session.swiftUI.contains(property)) }
    // Together they have every kind of element, property and name.
    guard ["offscreen-container", "stack", "tiki-condense"].contains(technique.descriptor.name)
    else { return }
    let file = "Tests/HeaderPlaygroundTests/Screens/\(technique.descriptor.name).swift"
    #expect(try session.swiftUI == PackageFolder.text(file))
  }

  @Test("With default parameters, it has the modifier, and a view for each element")
  func elements() throws {
    for technique in HeaderCatalog.standard.techniques {
      let text = try PlaygroundSession(technique).swiftUI
      for element in try technique.makeDriver().choreography.elements {
        #expect(text.contains(".headerElement(\"\(element.name)\""), "\(element.name)")
      }
      #expect(text.contains(".scrollHeader(\(technique.behaviorType)()) {"))
      #expect(!text.contains("technique"))
      #expect(text.contains("@State private var text") == text.contains("$text"))
    }
  }
}

import HeaderBehaviors
import HeaderPlayground
import SimulationTestSupport
import Testing

@Suite("Exported texts")
struct TextTests {
  @Test("Swift for a technique with default parameters")
  func untuned() throws {
    let host = try SessionHost("twitter-condense")
    #expect(
      host.session.swift == """
        import HeaderBehaviors
        import HeaderUIKit

        let technique = TwitterCondenseHeader()
        // Keep it in a property: letting go of it ends it.
        header = HeaderAttachment(
          technique, header: headerView, scrollView: tableView)
        header?.bind("logo", to: logo, edges: [.bottom: logoBottom])
        header?.bind("title", to: title, edges: [.top: titleTop])

        """)
  }

  @Test(
    "Swift sets the technique's properties to the changed values",
    arguments: HeaderCatalog.standard.techniques)
  func properties(technique: HeaderTechnique) throws {
    func value(of path: Substring, in behavior: some HeaderBehavior) -> Any? {
      path.split(separator: ".").reduce(behavior as Any?) { whole, name in
        whole.flatMap { Mirror(reflecting: $0).children.first { $0.label ?? "" == name }?.value }
      }
    }
    for (index, parameter) in technique.parameters.enumerated() {
      let session = try PlaygroundSession(technique)
      // Only 700 exceeds a minimum of 44.
      let code = [0, 0.75, 1, 700].first {
        $0 != parameter.code(of: parameter.defaultValue)
          && session.setParameter(index, code: $0) == .done
      }
      #expect(code != nil, "\(parameter.name)")
      let line = try #require(
        session.swift.split(separator: "\n").first { $0.hasPrefix("technique.") })
      #expect(session.swift.contains("var technique = \(technique.behaviorType)()\n\(line)\n"))
      let words = line.dropFirst("technique.".count).split(separator: " = ")
      func tuned<Behavior: HeaderBehavior>(_ type: Behavior.Type) throws -> any HeaderBehavior {
        try Behavior(applying: session.assignments)
      }
      let found = value(of: words[0], in: try tuned(technique.behaviorType))
      // A choice is a case with a dot.
      let literal = words[1].drop { $0 == "." }
      #expect(found.map { "\($0)" } == String(literal) || found as? Double == Double(words[1]))
    }
  }

  @Test("A header in the content is attached as the table's header")
  func tableHeader() throws {
    let sticky = try SessionHost("sticky-pull-reveal").session
    #expect(sticky.swift.contains("HeaderAttachment(technique, tableHeaderOf: tableView)"))
    #expect(try !SessionHost("elastic-stretch").session.swift.contains("tableHeaderOf"))
  }
}

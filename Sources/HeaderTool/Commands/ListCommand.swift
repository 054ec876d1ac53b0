import HeaderCore

/// `headers list`: lists every technique with a sentence, grouped by what moves the header.
struct ListCommand: Command {
  let tool: Tool

  let name = "list"
  let operands = ""
  let summary = "List the techniques."
  let options = [CommandOption.help]

  func run(_ arguments: CommandArguments) throws(ToolError) {
    let groups = HeaderTraits.Mover.allCases.compactMap { mover -> String? in
      let techniques = tool.catalog.techniques.filter { $0.traits.movedBy == mover }
      guard !techniques.isEmpty else { return nil }
      let capital = mover.phrase.prefix(1).uppercased() + mover.phrase.dropFirst()
      let heading = capital + console.faint(": " + mover.explanation) + "\n"
      return heading + techniques.map { line(for: $0) }.joined()
    }
    console.output.write(groups.joined(separator: "\n"))
  }

  /// The width of the names, with the spaces around them.
  private var margin: Int { (tool.catalog.names.map { $0.count }.max() ?? 0) + 4 }

  private func line(for technique: HeaderTechnique) -> String {
    let name = technique.descriptor.name.padded(to: margin - 4)
    let summary = HelpPage.wrapped(technique.descriptor.summary, after: margin)
    return "  \(console.emphasized(name))  \(summary)\n"
  }

  /// What is visible of each technique, and where it is known from.
  var notes: String {
    tool.catalog.techniques.reduce("\(console.emphasized("Which one do I want?"))\n") {
      text, technique in
      let known = technique.descriptor.knownFrom.map {
        let apps = HelpPage.wrapped($0, after: margin + "as in: ".count)
        return "".padded(to: margin) + console.faint("as in: " + apps) + "\n"
      }
      return text + line(for: technique) + (known ?? "")
    }
  }
}

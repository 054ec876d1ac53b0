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
      return techniques.isEmpty ? nil : text(of: techniques, movedBy: mover)
    }
    console.output.write(groups.joined(separator: "\n"))
  }

  private var nameWidth: Int { tool.catalog.names.map { $0.count }.max() ?? 0 }

  /// Returns a group: what moves its headers, and one line for each technique.
  private func text(of techniques: [HeaderTechnique], movedBy mover: HeaderTraits.Mover) -> String {
    let width = nameWidth
    let lines = techniques.map { technique in
      let name = console.emphasized(technique.descriptor.name.padded(to: width))
      return "  \(name)  \(HelpPage.wrapped(technique.descriptor.summary, after: width + 4))\n"
    }
    let capital = mover.phrase.prefix(1).uppercased() + mover.phrase.dropFirst()
    return "\(capital)\(console.faint(": " + mover.explanation))\n" + lines.joined()
  }

  /// What is visible of each technique, and where it is known from.
  var notes: String {
    let width = nameWidth
    let blank = "".padded(to: width + 4)
    return tool.catalog.techniques.reduce("\(console.emphasized("Which one do I want?"))\n") {
      text, technique in
      let descriptor = technique.descriptor
      let known = descriptor.knownFrom.map {
        "\(blank)\(console.faint("as in: " + HelpPage.wrapped($0, after: width + 4 + 7)))\n"
      }
      return text + "  \(descriptor.name.padded(to: width))  "
        + HelpPage.wrapped(descriptor.summary, after: width + 4) + "\n" + (known ?? "")
    }
  }
}

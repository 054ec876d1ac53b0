import HeaderCore
import HeaderFormats

/// `headers show NAME`: describes a technique, its source and its parameters.
struct ShowCommand: Command {
  let tool: Tool

  let name = "show"
  let operands = "NAME"
  let summary = "Describe a technique and its parameters."
  let operandCount = 1
  let options = [CommandOption.help]

  func run(_ arguments: CommandArguments) throws(ToolError) {
    let technique = try technique(named: arguments.operands.first)
    let driver = try TunedTechnique(technique: technique, call: call).makeDriver()
    console.output.write(page(technique, driver.choreography.elements))
  }

  private func page(_ technique: HeaderTechnique, _ elements: [HeaderElement]) -> String {
    let descriptor = technique.descriptor
    let mover = "\(technique.traits.movedBy.rawValue): \(technique.traits.movedBy.explanation)"
    let apps = descriptor.knownFrom.map { "\nSeen in   \(HelpPage.wrapped($0, after: 10))" } ?? ""
    let names = elements.map { element in
      let attributes = element.tracks.map { "\($0.attribute)" }.joined(separator: ", ")
      return attributes.isEmpty ? element.name : "\(element.name) (\(attributes))"
    }.joined(separator: ", ")
    let inside = names.isEmpty ? "" : "\nElements  \(HelpPage.wrapped(names, after: 10))"
    return """
      \(console.emphasized(descriptor.name)): \(descriptor.title)

      \(HelpPage.wrapped(descriptor.summary, after: 0))

      Moved by  \(HelpPage.wrapped(mover, after: 10))
      Document  \(HelpPage.wrapped(descriptor.document, after: 10))\(apps)\(inside)

      \(console.emphasized("Parameters"))
      \(parameterTable(technique.parameters))

      Try it:  \(simulation(of: descriptor))
      See it:  \(console.program) render \(descriptor.name) -o \(descriptor.name).svg

      """
  }

  /// Returns the command that plays the technique's example, broken between statements. The tool's default gesture
  /// would never pull out a header that waits for a pull.
  private func simulation(of descriptor: HeaderDescriptor) -> String {
    let command = "\(console.program) simulate \(descriptor.name)"
    guard let gesture = descriptor.exampleGesture else { return command }
    let line = "\(command) --gesture \"\(gesture)\""
    let pieces = line.split(separator: ";").map { String($0.drop { $0 == " " }) }
    return HelpPage.wrapped(pieces.dropLast().map { $0 + ";" } + pieces.suffix(1), after: 9)
  }

  private func parameterTable(_ parameters: [HeaderParameterDescription]) -> String {
    guard !parameters.isEmpty else { return "  none" }
    let rows =
      [["flag", "default", "range", "unit", ""]]
      + parameters.map {
        ["--" + $0.name, $0.defaultValue.text, $0.domain.summary, $0.unit, $0.help]
      }
    let starts = HelpPage.columns(rows.map { $0.dropLast() }).map { "  \($0)  " }
    return zip(starts, rows).map { start, row in
      (start + HelpPage.wrapped(row[4], after: start.count)).trimmingTrailingSpaces()
    }.joined(separator: "\n")
  }
}

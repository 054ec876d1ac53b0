import HeaderCore

/// `headers list`: every technique with its sentence.
struct ListCommand: Command {
  let catalog: HeaderCatalog
  let console: Console

  let name = "list"
  let operands = ""
  let summary = "List the techniques."
  let options = [CommandOption.help]

  func run(_ arguments: [String]) throws(ToolError) {
    guard let values = try valuesOrHelp(arguments) else { return }
    if let operand = values.operands.first {
      throw .usage("unexpected argument \(quoted(operand))", command: call)
    }
    let nameWidth = catalog.names.map { $0.count }.max() ?? 0
    let moverWidth = catalog.techniques.map { $0.traits.movedBy.phrase.count }.max() ?? 0
    for technique in catalog.techniques {
      let descriptor = technique.descriptor
      let name = descriptor.name.padded(to: nameWidth)
      let mover = technique.traits.movedBy.phrase.padded(to: moverWidth)
      let summary = HelpPage.wrapped(descriptor.summary, after: nameWidth + moverWidth + 4)
      console.output.write(
        "\(console.emphasized(name))  \(console.faint(mover))  \(summary)\n")
    }
  }
}

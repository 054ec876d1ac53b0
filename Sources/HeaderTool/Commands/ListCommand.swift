import HeaderCore

/// `headers list`: every technique with its sentence.
struct ListCommand: Command {
  let catalog: HeaderCatalog
  let console: Console

  let name = "list"
  let operands = ""
  let summary = "List the techniques."

  func run(_ arguments: [String]) throws(ToolError) {
    guard let values = try valuesOrHelp(arguments, options: [.help]) else { return }
    if let operand = values.operands.first {
      throw .usage("unexpected argument \(quoted(operand))", command: call)
    }
    let descriptors = catalog.techniques.map { $0.descriptor }
    let nameWidth = descriptors.map { $0.name.count }.max() ?? 0
    let kindWidth = descriptors.map { $0.kind.name.count }.max() ?? 0
    for descriptor in descriptors {
      let name = descriptor.name.padded(to: nameWidth)
      let kind = descriptor.kind.name.padded(to: kindWidth)
      let summary = HelpPage.wrapped(descriptor.summary, after: nameWidth + kindWidth + 4)
      console.output.write(
        "\(console.emphasized(name))  \(console.faint(kind))  \(summary)\n")
    }
  }
}

/// What `--help` prints.
enum HelpPage {
  /// The tool's own page.
  static func overview(of commands: [any Command], console: Console) -> String {
    let rows = commands.map { ("\($0.name) \($0.operands)".trimmingTrailingSpaces(), $0.summary) }
    return """
      Collapsing, hiding, stretching and pull-to-reveal headers, tried on a simulated scroll view.

      \(console.emphasized("Usage")): \(console.program) COMMAND

      \(console.emphasized("Commands"))
      \(table(rows))

      \(wrapped(hint(console.program), after: 0))

        \(console.program) simulate twitter-condense --minimum-height 30 --gesture "drag -60 over 300; lift"

      """
  }

  private static func hint(_ program: String) -> String {
    "'\(program) COMMAND --help' says more, '\(program) --version' which version this is. "
      + "A technique's parameters are its flags:"
  }

  /// A command's page, with its options in named groups, and at the end `lead` and its notes.
  static func page(
    for command: any Command, groups: [(title: String, options: [CommandOption])], lead: String = ""
  ) -> String {
    let console = command.console
    var text = "\(command.summary)\n\n"
    text += "\(console.emphasized("Usage")): \(command.usage)\n"
    for group in groups where !group.options.isEmpty {
      text += "\n\(console.emphasized(group.title))\n"
      text += table(group.options.map { ($0.forms, $0.help + $0.details) }) + "\n"
    }
    let notes = lead + command.notes
    return notes.isEmpty ? text : text + "\n" + notes
  }

  /// Two columns, the second aligned, wrapped at 100.
  static func table(_ rows: [(String, String)]) -> String {
    let width = min(34, rows.map { $0.0.count }.max() ?? 0)
    return rows.map { form, help in
      let lead =
        form.count <= width ? form.padded(to: width) : form + "\n" + "".padded(to: width + 2)
      return "  \(lead)  \(wrapped(help, after: width + 4))"
    }.joined(separator: "\n")
  }

  /// `rows` as lines, their columns two spaces apart and as wide as their widest cells; the first ones
  /// begin at the left, those from `number` on end at the right.
  static func columns(_ rows: [[String]], endingRightFrom number: Int = .max) -> [String] {
    let widths = (rows.first ?? []).indices.map { index in rows.map { $0[index].count }.max() ?? 0 }
    return rows.map { row in
      zip(row, widths).enumerated().map { index, cell in
        index < number ? cell.0.padded(to: cell.1) : cell.0.aligned(to: cell.1)
      }.joined(separator: "  ")
    }
  }

  /// `text` in lines of at most 100 columns, all of which begin in the column `indent`; what stands
  /// before that in the first line is the caller's.
  static func wrapped(_ text: String, after indent: Int) -> String {
    wrapped(text.split(separator: " ").map { String($0) }, after: indent)
  }

  /// The same for a text in `pieces` that stay whole.
  static func wrapped(_ pieces: [String], after indent: Int) -> String {
    let width = max(20, 100 - indent)
    var lines: [String] = []
    var line = ""
    for piece in pieces {
      if !line.isEmpty, line.count + 1 + piece.count > width {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? piece : " " + piece
    }
    return (lines + [line]).joined(separator: "\n" + "".padded(to: indent))
  }
}

extension String {
  /// The text with spaces after it, `width` characters in all.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  /// The text with spaces before it, `width` characters in all.
  func aligned(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }

  /// The text without the spaces at its end.
  func trimmingTrailingSpaces() -> String {
    var end = endIndex
    while end > startIndex, self[index(before: end)] == " " { end = index(before: end) }
    return String(self[..<end])
  }
}

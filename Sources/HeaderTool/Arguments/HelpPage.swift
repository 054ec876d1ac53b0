/// The text of `--help`.
enum HelpPage {
  /// Returns the page of the tool.
  static func overview(of commands: [any Command], console: Console) -> String {
    let program = console.program
    let rows = commands.map { ("\($0.name) \($0.operands)".trimmingTrailingSpaces(), $0.summary) }
    let hint =
      "'\(program) COMMAND --help' describes a command, '\(program) --version' prints the version. "
      + "A technique's parameters are options:"
    return """
      Collapsing, hiding, stretching and pull-to-reveal headers, tried on a simulated scroll view.

      \(console.emphasized("Usage")): \(program) COMMAND

      \(console.emphasized("Commands"))
      \(table(rows))

      \(wrapped(hint, after: 0))

        \(program) simulate twitter-condense --minimum-height 30 --gesture "drag -60 over 300; lift"

      """
  }

  /// Returns the page of a command: its options in named groups, then `lead` and its notes.
  static func page(
    for command: any Command, groups: [(title: String, options: [CommandOption])], lead: String = ""
  ) -> String {
    let console = command.console
    let usage = "\(command.call) \(command.operands)".trimmingTrailingSpaces()
    var text = "\(command.summary)\n\n\(console.emphasized("Usage")): \(usage)\n"
    for group in groups where !group.options.isEmpty {
      text += "\n\(console.emphasized(group.title))\n"
      text += table(group.options.map { ($0.forms, $0.help + $0.details) }) + "\n"
    }
    let notes = lead + command.notes
    return notes.isEmpty ? text : text + "\n" + notes
  }

  /// Returns two columns, the second aligned and wrapped at 100.
  static func table(_ rows: [(String, String)]) -> String {
    let width = min(34, rows.map { $0.0.count }.max() ?? 0)
    return rows.map { form, help in
      let lead =
        form.count <= width ? form.padded(to: width) : form + "\n" + "".padded(to: width + 2)
      return "  \(lead)  \(wrapped(help, after: width + 4))"
    }.joined(separator: "\n")
  }

  /// Returns `rows` as lines. Columns are two spaces apart and as wide as their widest cell. Cells from column
  /// `number` on are aligned to the right.
  static func columns(_ rows: [[String]], endingRightFrom number: Int = .max) -> [String] {
    let widths = (rows.first ?? []).indices.map { index in rows.map { $0[index].count }.max() ?? 0 }
    return rows.map { row in
      zip(row, widths).enumerated().map { index, cell in
        index < number ? cell.0.padded(to: cell.1) : cell.0.aligned(to: cell.1)
      }.joined(separator: "  ")
    }
  }

  /// Wraps `text` into lines of at most 100 columns, indented by `indent`, except the first, which the caller
  /// begins.
  static func wrapped(_ text: String, after indent: Int) -> String {
    wrapped(text.split(separator: " ").map { String($0) }, after: indent)
  }

  /// Wraps a text whose `pieces` must not be broken.
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
  /// Returns the text with trailing spaces, `width` characters in all.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  /// Returns the text with leading spaces, `width` characters in all.
  func aligned(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }

  /// Returns the text without trailing spaces.
  func trimmingTrailingSpaces() -> String {
    guard let last = lastIndex(where: { $0 != " " }) else { return "" }
    return String(self[...last])
  }
}

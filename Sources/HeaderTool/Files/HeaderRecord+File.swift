import HeaderCore
import HeaderFit
import HeaderFormats
import ScrollSimulator

extension HeaderRecord {
  /// What was seen of a header in the file at `path`: CSV, rows of a simulation, or a recording. A
  /// recording's header is that of the technique in `catalog` that it names, or what the scroll view tells
  /// of its lower edge.
  init(path: String, catalog: HeaderCatalog) throws(ToolError) {
    let file = try InputFile(path: path)
    self = try file.reading { () throws(FileError) in
      var lines = file.lines(as: .seenHeader)
      guard try lines.peek()?.first == "{" else { return try HeaderRecord(csv: lines) }
      lines.kind = .recording
      let recording = try ScrollRecording(lines)
      let technique = recording.technique
      return HeaderRecord(
        recording, answeredBy: try? catalog[technique.name]?.makeDriver(technique.parameters))
    }
  }

  /// Takes in when a finger was down in the touch trace at `path`.
  mutating func takeFingers(path: String) throws(ToolError) {
    let file = try InputFile(path: path)
    let touches = try file.reading { () throws(FileError) in
      try TouchTrace(file.lines(as: .touchTrace)).touches
    }
    var start: Double?
    for touch in touches {
      if touch.phase == .down { start = touch.time }
      guard touch.phase.isEnd, let began = start else { continue }
      fingers.append(began...max(began, touch.time))
      start = nil
    }
  }
}

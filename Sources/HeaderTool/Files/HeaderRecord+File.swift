import HeaderCore
import HeaderFit
import HeaderFormats
import ScrollSimulator

extension HeaderRecord {
  /// Reads the record in the file at `path`: CSV, rows of a simulation, or a recording. The header of a recording
  /// is that of its technique in `catalog`, or only its lower edge, which is the scroll view's top edge.
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

  /// Adds when a finger was down, from the touch trace at `path`.
  mutating func takeFingers(path: String) throws(ToolError) {
    let file = try InputFile(path: path)
    let touches = try file.reading { () throws(FileError) in
      try TouchTrace(file.lines(as: .touchTrace)).touches
    }
    // In a trace, every end follows a touch that is down. A finger may stay down at the end.
    var start: Double?
    for touch in touches {
      if touch.phase == .down { start = touch.time }
      if let down = start, touch.phase.isEnd {
        fingers.append(down...touch.time)
        start = nil
      }
    }
    if let start { fingers.append(start...(.infinity)) }
  }
}

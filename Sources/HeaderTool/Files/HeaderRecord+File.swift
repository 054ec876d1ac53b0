import HeaderCore
import HeaderFit
import HeaderFormats
import ScrollSimulator

extension HeaderRecord {
  /// Reads the record in the file at `path`: CSV, rows of a simulation, or a recording. For a recording, its
  /// technique in `catalog` gives the header. Without it only the lower edge is known, from the scroll view's top.
  init(path: String, catalog: HeaderCatalog) throws(ToolError) {
    let file = try InputFile(path: path)
    var lines = file.lines(as: .seenHeader)
    guard try file.reading(lines.peek())?.first == "{" else {
      self = try file.reading(HeaderRecord(csv: lines))
      return
    }
    lines.kind = .recording
    let reader = try file.reading(ScrollRecordingReader(lines))
    var driver: (any HeaderDriving)?
    if let technique = catalog[reader.technique.name] {
      driver = try reader.makeDriver(technique, in: file)
    }
    self.init(try file.reading(ScrollRecording(reader)), answeredBy: driver)
  }

  /// Adds the times at which a finger was down, from the touch trace at `path`.
  mutating func addTouches(path: String) throws(ToolError) {
    let file = try InputFile(path: path)
    let touches = try file.reading(TouchTrace(file.lines(as: .touchTrace))).touches
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

extension ScrollRecordingReader {
  /// Returns a driver for `technique` with the recorded parameters. Throws if the technique refuses them.
  func makeDriver(
    _ technique: HeaderTechnique, in file: InputFile
  ) throws(ToolError) -> any HeaderDriving {
    do throws(HeaderParameterError) {
      return try technique.makeDriver(self.technique.parameters)
    } catch {
      throw .data(
        "\(printable(file.name)):\(techniqueLine): \(self.technique.name) as recorded: "
          + error.message(prefix: ""))
    }
  }
}

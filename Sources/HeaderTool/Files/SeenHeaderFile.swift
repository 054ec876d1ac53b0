import HeaderCore
import HeaderFit
import HeaderFormats
import ScrollSimulator

/// A file that holds what was seen of a header: CSV, rows of a simulation, or a recording of this package.
enum SeenHeaderFile {
  /// The record in the file at `path`; a recording's header is that of the technique in `catalog` that it
  /// names, or what the scroll view tells of its lower edge.
  static func record(path: String, catalog: HeaderCatalog) throws(ToolError) -> HeaderRecord {
    var file = try InputFile(path: path)
    let name = file.name
    var beginning: [UInt8] = []
    try file.read(into: &beginning)
    let bytes = ReadAhead(beginning: beginning, file: file)
    if beginning.first(where: { !" \t\r\n\u{FEFF}".utf8.contains($0) }) == UInt8(ascii: "{") {
      return try recording(bytes, name: name, catalog: catalog)
    }
    do throws(FileFailure<HeaderRecordParser.Problem, ToolError>) {
      return try HeaderRecordParser.record(bytes)
    } catch {
      throw ToolError(error, in: name)
    }
  }

  /// When a finger was down in the touch trace at `path`, in milliseconds.
  static func fingers(path: String) throws(ToolError) -> [ClosedRange<Double>] {
    let file = try InputFile(path: path)
    let name = file.name
    var reader = TouchTraceReader(file)
    var fingers: [ClosedRange<Double>] = []
    var start: Double?
    do throws(FileFailure<TouchTrace.Problem, ToolError>) {
      while let input = try reader.next() {
        guard case .touch(let touch) = input.action else { continue }
        if touch.phase == .down { start = touch.time }
        guard touch.phase.isEnd, let began = start else { continue }
        fingers.append(began...max(began, touch.time))
        start = nil
      }
    } catch {
      throw ToolError(error, in: name)
    }
    return fingers
  }

  private static func recording(
    _ bytes: ReadAhead, name: String, catalog: HeaderCatalog
  ) throws(ToolError) -> HeaderRecord {
    do throws(FileFailure<ScrollRecording.Problem, ToolError>) {
      var reader = try ScrollRecordingReader(bytes)
      let recorded = reader.technique
      let driver = try? catalog[recorded.name]?.makeDriver(recorded.parameters)
      var events: [RecordedEvent] = []
      var environment: HeaderEnvironment?
      while let record = try reader.next() {
        environment = environment ?? record.context.environment
        if let event = driver?.seen(record) ?? record.seen { events.append(event) }
      }
      var record = HeaderRecord(events)
      record.safeAreaTop = environment?.safeAreaTop ?? 0
      record.containerHeight = environment?.containerHeight ?? record.containerHeight
      return record
    } catch {
      throw ToolError(error, in: name)
    }
  }
}

/// A file whose beginning has been read.
private struct ReadAhead: ByteSource {
  var beginning: [UInt8]
  var file: InputFile

  mutating func read(into buffer: inout [UInt8]) throws(ToolError) {
    guard beginning.isEmpty else {
      (buffer, beginning) = (beginning, [])
      return
    }
    try file.read(into: &buffer)
  }
}

extension HeaderDriving {
  /// What is seen once the technique has answered `record`. An answer with an animation is not seen yet.
  fileprivate func seen(_ record: ScrollRecord) -> RecordedEvent? {
    guard case .event(let event) = record.kind else {
      _ = start(in: record.context)
      return nil
    }
    let update = update(for: event, in: record.context)
    return record.seen(event, update.reaction.animation == nil ? HeaderSight(update.layout) : nil)
  }
}

extension ScrollRecord {
  /// What a recording tells without its technique: the header's lower edge is where the scroll view
  /// begins.
  fileprivate var seen: RecordedEvent? {
    guard case .event(let event) = kind else { return nil }
    let minY = context.environment.containerHeight - context.scroll.bounds
    return seen(event, HeaderSight(maxY: context.visibleLayout?.headerMaxY ?? minY))
  }

  fileprivate func seen(_ event: ScrollEvent, _ sight: HeaderSight?) -> RecordedEvent {
    RecordedEvent(
      time: time, name: event.name, cause: event.cause?.name,
      offset: context.scroll.contentOffset, bounds: context.scroll.bounds,
      scrollViewMinY: context.environment.containerHeight - context.scroll.bounds, header: sight)
  }
}

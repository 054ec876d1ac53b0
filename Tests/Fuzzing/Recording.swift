import HeaderBehaviors
import HeaderFormats
import ScrollSimulator

/// Bytes as a recording; where they are one, replayed to every technique.
@_cdecl("LLVMFuzzerTestOneInput")
public func readRecording(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  var parser = ScrollRecordingParser()
  var records: [ScrollRecord] = []
  do {
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      guard let record = try parser.record(in: line) else { continue }
      promise(record.context.isFinite, "every number of a record is finite")
      guard let line = record.line else { preconditionFailure("a record has a line") }
      let again = try parser.copy(reading: line)
      promise(again == record, "a record comes back from its line")
      records.append(record)
    }
    try parser.finish()
  } catch {
    return 0
  }
  for technique in HeaderCatalog.standard.techniques {
    guard let driver = try? technique.makeDriver() else {
      preconditionFailure("the document's own parameters are valid")
    }
    for record in records {
      guard let row = driver.replay(record) else { continue }
      promise(row.layout.isFinite, "every layout is finite")
    }
  }
  return 0
}

extension ScrollRecordingParser {
  /// What this parser makes of one more `line`, itself left as it is.
  fileprivate func copy(reading line: String) throws -> ScrollRecord? {
    var copy = self
    return try copy.record(in: Array(line.utf8)[...])
  }
}

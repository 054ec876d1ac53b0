import HeaderBehaviors
import HeaderFormats
import ScrollSimulator

/// Bytes as a recording; where they are one, replayed to every technique.
@_cdecl("LLVMFuzzerTestOneInput")
public func readRecording(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  var records: [ScrollRecord] = []
  do {
    var reader = try ScrollRecordingReader(Pieces(bytes: bytes))
    while let record = try reader.next() {
      promise(record.context.isFinite, "every number of a record is finite")
      guard let line = record.line else { preconditionFailure("a record has a line") }
      let again = try? ScrollRecord(Array(line.utf8)[...])
      promise(again == record, "a record comes back from its line")
      records.append(record)
    }
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

import HeaderBehaviors
import HeaderFormats
import ScrollSimulator

/// Reads bytes as a recording, and replays it to every technique if it is one.
@_cdecl("LLVMFuzzerTestOneInput")
public func readRecording(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  guard let recording = try? ScrollRecording(text) else { return 0 }
  for record in recording.records {
    promise(record.context.isFinite, "every number of a record is finite")
    guard let line = record.line else { preconditionFailure("a record has a line") }
    let again = try? ScrollRecording(recording.technique.line + "\n" + line)
    promise(again?.records == [record], "a record reads back from its line")
  }
  for technique in HeaderCatalog.standard.techniques {
    guard let driver = try? technique.makeDriver() else {
      preconditionFailure("the default parameters are valid")
    }
    for record in recording.records {
      guard let row = driver.replay(record) else { continue }
      promise(row.layout.isFinite, "every layout is finite")
    }
  }
  return 0
}

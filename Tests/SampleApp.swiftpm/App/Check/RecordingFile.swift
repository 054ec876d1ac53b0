import Foundation

/// A recording on disk, under the name of its prompt, for `headers replay` to read.
struct RecordingFile {
  let url: URL

  /// Writes `recording` down; `nil` where the disk has no room.
  init?(_ recording: DeviceRecording) {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(recording.prompt.rawValue).jsonl")
    do {
      try recording.text.write(to: url, atomically: true, encoding: .utf8)
    } catch {
      return nil
    }
  }
}

import Foundation

/// A text on disk, to be shared.
struct RecordingFile {
  let url: URL

  /// Writes `text` down under `name`; `nil` where the disk has no room.
  init?(_ name: String, _ text: String) {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    do {
      try text.write(to: url, atomically: true, encoding: .utf8)
    } catch {
      return nil
    }
  }
}

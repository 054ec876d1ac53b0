public import Foundation
public import HeaderCore

extension RecordingHeaderDriver {
  /// A driver that answers as `driver` does, and writes a recording to the file at `url`, which is made,
  /// or emptied, first.
  ///
  /// ```swift
  /// let driver = try RecordingHeaderDriver(driver, writingTo: url)
  /// ```
  ///
  /// Times are those of the system's uptime, which a change of the date leaves alone. Each line is
  /// written before the technique answers, so a file ends with the last event, even where the app does.
  /// A line that the disk has no room for is lost, and the header moves on; so is a call with a number
  /// that is not finite, which JSON has no spelling for.
  ///
  /// - Throws: What Foundation says of a file that cannot be written.
  public convenience init(_ driver: any HeaderDriving, writingTo url: URL) throws {
    try Data((RecordedTechnique(of: driver).line + "\n").utf8).write(to: url)
    let file = try FileHandle(forWritingTo: url)
    try file.seekToEnd()
    self.init(driver, clock: { ProcessInfo.processInfo.systemUptime * 1000 }) { record in
      if let line = record.line { try? file.write(contentsOf: Data((line + "\n").utf8)) }
    }
  }
}

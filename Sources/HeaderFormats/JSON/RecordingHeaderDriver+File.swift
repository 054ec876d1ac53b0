public import Foundation
public import HeaderCore

extension RecordingHeaderDriver {
  /// A driver that answers like `driver`, and writes a recording to the file at `url`, which is created or
  /// overwritten.
  ///
  /// ```swift
  /// let driver = try RecordingHeaderDriver(driver, writingTo: url)
  /// ```
  ///
  /// Times are those of the system's uptime, which does not depend on the date. Each line is written before the
  /// technique answers, so that the file contains the last event even if the app crashes. If the disk is full,
  /// lines are lost and the header still moves. A call with a number that is not finite is not recorded, because
  /// JSON cannot represent it.
  ///
  /// - Throws: Foundation's error if the file cannot be written.
  public convenience init(_ driver: any HeaderDriving, writingTo url: URL) throws {
    try Data((RecordedTechnique(of: driver).line + "\n").utf8).write(to: url)
    let file = try FileHandle(forWritingTo: url)
    try file.seekToEnd()
    self.init(driver, clock: { ProcessInfo.processInfo.systemUptime * 1000 }) { record in
      if let line = record.line { try? file.write(contentsOf: Data((line + "\n").utf8)) }
    }
  }
}

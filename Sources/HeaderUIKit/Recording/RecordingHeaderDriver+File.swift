#if canImport(UIKit) || canImport(HeadlessUIKit)
  public import Foundation
  public import HeaderCore
  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  extension RecordingHeaderDriver {
    /// A driver that answers as `driver` does, and writes what UIKit reports to the file at `url`,
    /// which is made, or emptied, first.
    ///
    /// ```swift
    /// let driver = try RecordingHeaderDriver(driver, writingTo: url)
    /// ```
    ///
    /// The file ends with the last event, also if the app does: each line is written before the
    /// technique answers. A line that the disk has no room for is lost, and the header moves on.
    /// Throws what Foundation says of a file that cannot be written.
    @MainActor
    public convenience init(_ driver: any HeaderDriving, writingTo url: URL) throws {
      try Data().write(to: url)
      let file = try FileHandle(forWritingTo: url)
      self.init(
        driver, clock: { MainActor.assumeIsolated { CACurrentMediaTime() * 1000 } },
        sink: { line in try? file.write(contentsOf: Data(line.utf8)) })
    }
  }
#endif

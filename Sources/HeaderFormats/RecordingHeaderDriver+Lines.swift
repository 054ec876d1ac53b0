#if !hasFeature(Embedded)
  public import HeaderCore

  // What a file takes, where it is to be had without the rest of Foundation: loading that would take
  // longer than everything else that the tool does before its first line.
  #if canImport(FoundationEssentials) && canImport(Glibc)
    public import FoundationEssentials
    import Glibc
  #else
    public import Foundation
  #endif

  extension RecordingHeaderDriver {
    /// A driver that answers as `driver` does, and hands the lines of a recording to `sink`, each with
    /// its line feed: the technique with the first call, then one for every start and every event.
    ///
    /// ```swift
    /// let driver = RecordingHeaderDriver(
    ///   HeaderDriver(TwitterCondenseHeader()), clock: { CACurrentMediaTime() * 1000 }
    /// ) { file.write(Data($0.utf8)) }
    /// ```
    ///
    /// A line is handed over before the technique answers. A call with a number that is not finite has
    /// no line: JSON spells no such number, and a driver does nothing in a context that has one. The
    /// only number it would not ignore is a velocity or a target of `willEndDragging`.
    ///
    /// Making a line allocates its text.
    ///
    /// - Parameters:
    ///   - driver: The driver that answers.
    ///   - clock: Gives milliseconds from any point on; the recording begins with the first call. A
    ///     clock that goes backwards, or is no number, stands still.
    ///   - finger: Gives the finger's y in points, `nil` when none is down; a host that does not know
    ///     leaves it out.
    ///   - sink: Takes each line, in order.
    public convenience init(
      _ driver: any HeaderDriving, clock: @escaping () -> Double,
      finger: @escaping () -> Double? = { nil }, sink: @escaping (String) -> Void
    ) {
      var hasBegun = false
      self.init(
        driver, clock: clock, finger: finger,
        onRecord: { record in
          if !hasBegun {
            hasBegun = true
            sink(RecordedTechnique(of: driver).line + "\n")
          }
          if let line = record.line { sink(line + "\n") }
        })
    }

    /// A driver that answers as `driver` does, and writes a recording to the file at `url`, which is
    /// made, or emptied, first.
    ///
    /// ```swift
    /// let driver = try RecordingHeaderDriver(driver, writingTo: url)
    /// ```
    ///
    /// Times are those of the system's uptime, which a change of the date leaves alone. The file ends
    /// with the last event, also if the app does: each line is written before the technique answers.
    /// A line that the disk has no room for is lost, and the header moves on.
    ///
    /// - Throws: What Foundation says of a file that cannot be written.
    public convenience init(_ driver: any HeaderDriving, writingTo url: URL) throws {
      try Data().write(to: url)
      let file = LineFile(appendingTo: url.path)
      self.init(
        driver, clock: { ProcessInfo.processInfo.systemUptime * 1000 },
        sink: { file.write($0) })
    }
  }

  /// A file that is open as long as there is something to write to it.
  private final class LineFile {
    private let file: UnsafeMutablePointer<FILE>?

    init(appendingTo path: String) {
      file = fopen(path, "a")
    }

    deinit {
      if let file { fclose(file) }
    }

    func write(_ line: String) {
      guard let file else { return }
      fputs(line, file)
      fflush(file)
    }
  }
#endif

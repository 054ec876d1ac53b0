package import ScrollSimulator

/// Reads a touch trace as needed, so that memory does not grow with its length.
package struct TouchTraceReader {
  private var rows: TableReader
  private var isFingerDown = false

  /// A reader of the trace in `lines`.
  package init(_ lines: FileLines) throws(FileError) {
    rows = try TableReader(lines) { _ in ["t_ms", "phase", "x", "y"] }
  }

  /// Returns the next touch; `nil` at the end. Throws if the trace has no touches.
  package mutating func next() throws(FileError) -> TouchSample? {
    guard let row = try rows.next() else { return nil }
    let phase = try row.one("phase", of: TouchSample.Phase.allCases) { $0.name }
    let touch = TouchSample(
      time: try row.number("t_ms"), phase: phase, x: try row.number("x"), y: try row.number("y"))
    guard isFingerDown != (phase == .down) else {
      throw row.error(isFingerDown ? .fingerAlreadyDown : .noFingerDown(phase))
    }
    isFingerDown = !phase.isEnd
    return touch
  }
}

extension TouchTrace {
  /// Reads a trace.
  ///
  /// - Throws: The first line that cannot be read, and why.
  public init(_ text: String) throws(FileError) {
    self = try TouchTrace(FileLines(text, as: .touchTrace))
  }

  /// Reads the trace in `lines`.
  package init(_ lines: FileLines) throws(FileError) {
    var reader = try TouchTraceReader(lines)
    self.init([])
    while let touch = try reader.next() { touches.append(touch) }
  }
}

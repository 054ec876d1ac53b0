import HeaderCore
public import ScrollSimulator

/// A recorded finger, as CSV with the columns `t_ms,phase,x,y`.
///
///     t_ms,phase,x,y
///     0,down,238,524
///     23,move,236,515.7
///     108,up,238,359.4
///
/// The phase is down, move, up or cancel. Times are in milliseconds and do not decrease; positions are in points, with
/// y downwards. The columns may be in any order, and other columns are ignored. A byte-order mark, CRLF line ends,
/// empty lines and spaces around fields are allowed.
///
/// This type is a complete trace in memory, for a test for example:
///
/// ```swift
/// let trace = try TouchTrace(text)
/// let rows = Simulation.rows(of: driver, touches: trace.touches)
/// ```
public struct TouchTrace: Sendable, Equatable {
  /// The touches, in order.
  public var touches: [TouchSample]

  /// A trace of `touches`.
  public init(_ touches: [TouchSample]) {
    self.touches = touches
  }

  /// The trace as CSV.
  public var text: String {
    touches.reduce(into: "t_ms,phase,x,y\n") { text, touch in
      text += DecimalNumber.text(touch.time) + "," + touch.phase.name + ","
      text += DecimalNumber.text(touch.x) + "," + DecimalNumber.text(touch.y) + "\n"
    }
  }
}

/// Plays touches that are all in memory: a trace's, or a test's own.
public struct TouchPlayback: SimulationSource {
  private var touches: ArraySlice<TouchSample>

  /// Plays `touches` in order. Their times are milliseconds and never go backwards.
  public init(_ touches: [TouchSample]) {
    self.touches = touches[...]
  }

  /// The next touch.
  public mutating func next() throws(Never) -> SimulationInput? {
    touches.popFirst().map { SimulationInput(time: $0.time, action: .touch($0)) }
  }
}

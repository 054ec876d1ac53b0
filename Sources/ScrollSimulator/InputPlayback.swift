/// Plays inputs that are all in memory.
package struct InputPlayback: SimulationSource {
  private var inputs: ArraySlice<SimulationInput>

  /// Plays `inputs` in order. Their times are milliseconds and never go backwards.
  package init(_ inputs: [SimulationInput]) {
    self.inputs = inputs[...]
  }

  /// The next input.
  package mutating func next() throws(Never) -> SimulationInput? {
    inputs.popFirst()
  }
}

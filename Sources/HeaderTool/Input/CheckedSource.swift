import ScrollSimulator

/// A source whose failures are the tool's, and which ends when the output is closed.
struct CheckedSource<Source: SimulationSource>: SimulationSource {
  private var source: Source
  private let output: TextOutput
  private let translate: (Source.Failure) -> ToolError

  /// `source`, whose failures `translate` puts into words, for a simulation written to `output`.
  init(
    _ source: Source, output: TextOutput,
    translating translate: @escaping (Source.Failure) -> ToolError
  ) {
    self.source = source
    self.output = output
    self.translate = translate
  }

  mutating func next() throws(ToolError) -> SimulationInput? {
    if let failure = output.failure { throw failure }
    do throws(Source.Failure) {
      return try source.next()
    } catch {
      throw translate(error)
    }
  }
}

extension Never {
  /// The failure of a source that cannot fail.
  var absurd: ToolError {
    switch self {}
  }
}

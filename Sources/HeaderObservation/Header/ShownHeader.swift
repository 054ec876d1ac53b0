package import HeaderCore

/// Everything that a header's views depend on. They are made again when this is another, and at no
/// other time.
package struct ShownHeader: Sendable, Equatable {
  /// Where the header belongs.
  package var layout: HeaderLayout
  /// The animation that takes it there.
  package var run: TimedRun?
  /// Whether content has gone under the header.
  package var isOverContent = false

  package init(layout: HeaderLayout) {
    self.layout = layout
  }

  /// What is on screen at `time`.
  package func layout(at time: Double) -> HeaderLayout { run?.layout(at: time) ?? layout }
}

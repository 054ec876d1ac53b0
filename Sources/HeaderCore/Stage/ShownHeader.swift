/// The values that a header's views depend on. The views are updated only when one of them changes.
package struct ShownHeader: Sendable, Equatable {
  /// The header's layout, at the end of the animation if one runs.
  package var layout: HeaderLayout
  /// The running animation to ``layout``.
  package var run: TimedRun?
  /// Whether content is under the header.
  package var isOverContent = false

  package init(layout: HeaderLayout) {
    self.layout = layout
  }

  /// The header after `effects`, which take place at `time`.
  package init(_ effects: HeaderEffects, after before: ShownHeader, at time: Double) {
    layout = effects.layout
    switch effects.appearance {
    case .layout: break
    case .running(let transition):
      run = before.run
      run?.transition = transition
    case .animated(let transition, let animation):
      run = TimedRun(transition, animation, at: time)
    case .held(let held): layout = held
    }
  }

  /// Returns the layout on the screen at `time`.
  package func layout(at time: Double) -> HeaderLayout { run?.layout(at: time) ?? layout }

  /// Returns the header without its animation if that is over at `time`, and `nil` otherwise.
  package func ended(at time: Double) -> ShownHeader? {
    guard let run, run.isOver(at: time) else { return nil }
    var ended = self
    ended.run = nil
    return ended
  }

  /// The header. If it is above the screen and not animated, it is placed right above the screen, collapsed. So its
  /// views do not change until it becomes visible again.
  package var clampedAboveScreen: ShownHeader {
    guard run == nil, layout.headerMaxY <= 0 else { return self }
    var header = self
    header.layout.headerMinY = -layout.headerHeight
    header.layout.collapsedFraction = 1
    header.isOverContent = false
    return header
  }
}

public import HeaderCore

extension SimulatedScrollView: PageContained {
  /// Stops the content and the header's animation where they are, without a report. A finger that is
  /// down moves nothing any more.
  public func halt() {
    phase = .resting
    (transition, held, latestMove) = (nil, nil, nil)
  }

  /// Takes its place under the header, without a report.
  public func align(_ effects: HeaderEffects) {
    layout = effects.layout
    (minY, room) = (effects.scrollViewMinY, effects.room)
    if let offset = effects.move?.immediateOffset { contentOffset = offset }
  }
}

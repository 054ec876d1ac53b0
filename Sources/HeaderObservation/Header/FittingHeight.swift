package import HeaderCore

/// Whether a header has to be measured.
package enum FittingHeight {
  /// Whether `technique` asks how high the header's own content is: whether its layout on appearing is
  /// another under a higher one.
  package static func matters<Technique: HeaderBehavior>(to technique: Technique) -> Bool {
    layout(of: technique, under: 100) != layout(of: technique, under: 1000)
  }

  private static func layout<Technique: HeaderBehavior>(
    of technique: Technique, under height: Double
  ) -> HeaderLayout {
    let observed = ObservedHeader(
      driver: HeaderDriver(technique),
      surroundings: HeaderSurroundings(containerHeight: 2000, fittingHeight: height))
    observed.start(at: 0)
    return observed.shown.layout
  }
}

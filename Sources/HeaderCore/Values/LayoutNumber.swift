/// One number of a layout, for what is done to each of them alike.
package struct LayoutNumber: Sendable {
  /// The number in a layout.
  package let get: @Sendable (HeaderLayout) -> Double
  /// Puts another in its place.
  package let set: @Sendable (inout HeaderLayout, Double) -> Void

  /// All seven, in the order of their declaration.
  package static let all = [
    LayoutNumber(get: { $0.headerMinY }, set: { $0.headerMinY = $1 }),
    LayoutNumber(get: { $0.headerHeight }, set: { $0.headerHeight = $1 }),
    LayoutNumber(get: { $0.scrollViewMinY }, set: { $0.scrollViewMinY = $1 }),
    LayoutNumber(get: { $0.contentInsetTop }, set: { $0.contentInsetTop = $1 }),
    LayoutNumber(get: { $0.restMinY }, set: { $0.restMinY = $1 }),
    LayoutNumber(get: { $0.collapsedFraction }, set: { $0.collapsedFraction = $1 }),
    LayoutNumber(get: { $0.stretch }, set: { $0.stretch = $1 }),
  ]
}

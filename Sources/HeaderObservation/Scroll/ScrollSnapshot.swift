/// A scroll view's state at one moment.
package struct ScrollSnapshot: Sendable {
  /// The offset, and what moves the content.
  package var sample: ScrollSample
  /// The sizes and insets.
  package var geometry: ObservedGeometry

  package init(sample: ScrollSample, geometry: ObservedGeometry) {
    self.sample = sample
    self.geometry = geometry
  }
}

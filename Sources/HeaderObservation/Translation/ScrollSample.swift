/// What a scroll view says of itself at one moment.
package struct ScrollSample: Equatable {
  /// The content offset.
  package var offset: Double
  /// Height of the content.
  package var contentSize: Double
  /// Whether a finger is down.
  package var isTracking: Bool
  /// Whether the pan gesture has begun and goes on. A trackpad drags without a finger, and a pan
  /// that lies on another view may leave `isTracking` false.
  package var isPanning: Bool
  /// Whether the content moves by itself after a drag.
  package var isDecelerating: Bool
  /// The pan gesture's translation, in points.
  package var translation: Double
  /// When it was read, in seconds.
  package var time: Double

  /// What a scroll view says at `time`.
  package init(
    offset: Double, contentSize: Double, isTracking: Bool, isPanning: Bool, isDecelerating: Bool,
    translation: Double, time: Double
  ) {
    self.offset = offset
    self.contentSize = contentSize
    self.isTracking = isTracking
    self.isPanning = isPanning
    self.isDecelerating = isDecelerating
    self.translation = translation
    self.time = time
  }

  /// Whether the user holds the content.
  package var isHeld: Bool { isTracking || isPanning }
}

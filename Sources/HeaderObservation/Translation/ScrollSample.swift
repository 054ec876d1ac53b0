/// A scroll view at one moment: its offset, and what it tells about the content's motion.
package struct ScrollSample: Equatable {
  /// The content offset.
  package var offset: Double
  /// Height of the content.
  package var contentSize: Double
  /// Whether a finger is down.
  package var isTracking: Bool
  /// Whether the pan gesture is under way. A trackpad drags without a finger, and a pan recognizer on another
  /// view may leave `isTracking` false.
  package var isPanning: Bool
  /// Whether the content decelerates after a drag.
  package var isDecelerating: Bool
  /// The pan gesture's translation, in points; without meaning if the ``phase`` is known.
  package var translation: Double
  /// The time of the reading, in seconds.
  package var time: Double
  /// The phase; `nil` if the scroll view does not report phases.
  package private(set) var phase: ObservedPhase?

  /// A sample of a scroll view that does not report phases.
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

  /// A sample of a scroll view that reports phases.
  package init(offset: Double, contentSize: Double, phase: ObservedPhase, time: Double) {
    self.init(
      offset: offset, contentSize: contentSize, isTracking: false, isPanning: false,
      isDecelerating: false, translation: 0, time: time)
    move(by: phase)
  }

  /// Sets the phase, and the flags that follow from it.
  package mutating func move(by phase: ObservedPhase) {
    self.phase = phase
    isTracking = phase == .tracking || phase == .interacting
    isPanning = phase == .interacting
    isDecelerating = phase == .decelerating
  }

  /// Whether the scroll view reports phases, so that it is known what moves the content.
  var hasPhase: Bool { phase != nil }
  /// Whether the user holds the content.
  package var isHeld: Bool { isTracking || isPanning }
}

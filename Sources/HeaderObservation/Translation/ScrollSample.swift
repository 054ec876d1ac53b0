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
  /// The pan gesture's translation, in points; of no meaning where the ``phase`` is known.
  package var translation: Double
  /// When it was read, in seconds.
  package var time: Double
  /// What moves the content; `nil` where the scroll view does not say.
  package private(set) var phase: ObservedPhase?

  /// What a scroll view says at `time` that does not say what moves its content.
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

  /// Content that `phase` moves.
  package init(offset: Double, contentSize: Double, phase: ObservedPhase, time: Double) {
    self.init(
      offset: offset, contentSize: contentSize, isTracking: false, isPanning: false,
      isDecelerating: false, translation: 0, time: time)
    move(by: phase)
  }

  /// `phase` moves the content.
  package mutating func move(by phase: ObservedPhase) {
    self.phase = phase
    isTracking = phase == .tracking || phase == .interacting
    isPanning = phase == .interacting
    isDecelerating = phase == .decelerating
  }

  /// Whether the scroll view says what moves its content.
  package var isExact: Bool { phase != nil }
  /// Whether the user holds the content.
  package var isHeld: Bool { isTracking || isPanning }
}

/// What moves the content of a scroll view that says so itself, as SwiftUI's does from iOS 18 on.
package enum ObservedPhase: Sendable, Equatable, CaseIterable {
  /// Nothing does.
  case idle
  /// A finger is down, and has not dragged yet. Not every platform has this phase.
  case tracking
  /// A finger drags the content.
  case interacting
  /// The content goes on by itself after a finger has let go of it.
  case decelerating
  /// The content moves because the app, or a tap on the status bar, asked for it.
  case animating
}

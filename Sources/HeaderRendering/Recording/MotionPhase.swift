import HeaderCore
import ScrollSimulator

/// The cause of a motion during a time span.
struct MotionPhase: Equatable {
  enum Kind: String, CaseIterable {
    /// A finger drags the content.
    case drag
    /// The content decelerates.
    case deceleration
    /// The header is animated.
    case snap
    /// The app, or a tap on the status bar, scrolls the content.
    case scroll
  }

  let kind: Kind
  /// Milliseconds since the start of the simulation.
  let start: Double
  /// Milliseconds since the start of the simulation.
  var end: Double
}

extension GestureRecording {
  /// The time spans of motions, in the order of their starts. A snap may overlap with others.
  var phases: [MotionPhase] {
    var phases: [MotionPhase] = []
    for kind in MotionPhase.Kind.allCases {
      var open: MotionPhase?
      for row in rows where row.movingKind == kind {
        // A finger may rest during a drag, and a scroll to the top ends with single pixels, 250 ms apart at most.
        // A pause ends every other motion.
        let pause = kind == .scroll ? 250 : 1.5 * frameDuration
        if let span = open, row.beginsPhase || kind != .drag && row.time - span.end > pause {
          phases.append(span)
          open = nil
        }
        // The first frame of an animation is visible one frame after its start.
        let lead = kind == .snap || kind == .scroll ? frameDuration : 0
        open = open ?? MotionPhase(kind: kind, start: max(0, row.time - lead), end: row.time)
        open?.end = row.time
      }
      if let open { phases.append(open) }
    }
    return phases.filter { $0.end > $0.start }.sorted { $0.start < $1.start }
  }
}

extension SimulationRow {
  /// The kind of motion in the row; `nil` if nothing moves.
  fileprivate var movingKind: MotionPhase.Kind? {
    switch event {
    case .willBeginDragging, .didScroll(.drag), .didEndDragging: .drag
    case .willBeginDecelerating, .didScroll(.deceleration), .didEndDecelerating: .deceleration
    case nil: .snap
    case .didScroll(.programmatic): .scroll
    default: nil
    }
  }

  fileprivate var beginsPhase: Bool {
    event == .willBeginDragging || event == .willBeginDecelerating
  }
}

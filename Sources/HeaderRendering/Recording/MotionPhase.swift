import HeaderCore
import ScrollSimulator

/// Why something moves, during a span of time.
struct MotionPhase: Equatable {
  enum Kind: String, CaseIterable {
    /// A finger drags the content.
    case drag
    /// The content moves on by itself.
    case deceleration
    /// The header goes to a layout, animated.
    case snap
    /// The app scrolls, or the status bar was tapped.
    case scroll
  }

  let kind: Kind
  /// Milliseconds since the simulation began.
  let start: Double
  /// Milliseconds since the simulation began.
  var end: Double
}

extension GestureRecording {
  /// The spans in which something moves, in the order of their beginnings. A snap may share its time
  /// with another.
  var phases: [MotionPhase] {
    var phases: [MotionPhase] = []
    for kind in MotionPhase.Kind.allCases {
      var open: MotionPhase?
      for row in rows where row.movingKind == kind {
        // A finger may rest within a drag, and a scroll to the top ends pixel by pixel; everything
        // else that pauses is over.
        let pause = kind == .scroll ? 250 : 1.5 * frameDuration
        if let span = open, row.beginsPhase || kind != .drag && row.time - span.end > pause {
          phases.append(span)
          open = nil
        }
        // The first frame of an animation is seen one frame after it began.
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
  /// Why something moves in it; `nil` where nothing does.
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

public import ScrollPhysics

extension SimulatedScrollView {
  /// Whether a finger is down, dragging or not; a wheel's is until its last step is over.
  public var isTracking: Bool {
    switch phase {
    case .tracking, .dragging: true
    case .resting, .releasing, .decelerating, .stopping, .scrolling: false
    }
  }

  /// Whether a finger drags the content.
  public var isDragging: Bool {
    switch phase {
    case .dragging: true
    case .resting, .tracking, .releasing, .decelerating, .stopping, .scrolling: false
    }
  }

  /// Whether the content moves on after a finger has let go of it.
  public var isDecelerating: Bool {
    switch phase {
    case .decelerating: true
    case .resting, .tracking, .dragging, .releasing, .stopping, .scrolling: false
    }
  }

  /// Whether an animated programmatic scroll is under way.
  public var isScrollAnimating: Bool {
    switch phase {
    case .scrolling: true
    case .resting, .tracking, .dragging, .releasing, .decelerating, .stopping: false
    }
  }

  /// The recogniser of the finger that is down: its translation and its velocity are the pan
  /// gesture's.
  package var pan: PanRecognizer? {
    switch phase {
    case .tracking(let touch): touch.pan
    case .dragging(let drag): drag.pan
    case .resting, .releasing, .decelerating, .stopping, .scrolling: nil
    }
  }

  /// Whether content may be pulled past its edges.
  public var bounces: Bool {
    get { configuration.bounces }
    set { configuration.bounces = newValue }
  }

  /// How flings slow down. A fling that is under way keeps its own.
  public var deceleration: Deceleration {
    get { configuration.deceleration }
    set { configuration.deceleration = newValue }
  }

  /// Whether a programmatic scroll that cuts a deceleration short is followed by
  /// `didEndDecelerating`.
  public var reportsCutDeceleration: Bool {
    get { configuration.reportsCutDeceleration }
    set { configuration.reportsCutDeceleration = newValue }
  }
}

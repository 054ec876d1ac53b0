public import HeaderCore

/// One line of a simulation's record: an event and its answer, or a frame of an animation.
public struct SimulationRow: Sendable, Equatable {
  /// What the row records.
  public enum Kind: Sendable, Equatable {
    /// An event that the technique answered.
    case event(ScrollEvent)
    /// A display frame of an animation of the header, or of a bar; the technique does not hear of it.
    case animationFrame
  }

  /// Milliseconds since the simulation began; always a display frame's time.
  public var time: Double
  /// What happened.
  public var kind: Kind
  /// The finger's y in points, `nil` when none is down.
  public var finger: Double?
  /// The metrics the technique was given.
  public var scroll: ScrollMetrics
  /// What surrounded the scroll view.
  public var environment: HeaderEnvironment
  /// Its answer; for an animation frame, what is on screen.
  public var layout: HeaderLayout
  /// The parts that the header is made of there, top to bottom; none unless its technique says so.
  public var parts: HeaderParts
  /// The content offset after the reaction, `nil` when the reaction left it alone.
  public var correctedOffset: Double?
  /// Where the content was after the reaction, counted in the finger's travel: beyond an edge, the
  /// position that the rubber band turned into ``finalOffset``.
  public var finalPosition: Double
  /// Which of several pages it happened on, 1 being the first; `nil` where there is one list.
  public var page: Int?
  /// Points of the content under the header, or gone under its edge, as the stage has them: more than 0
  /// where a header looks lifted. `nil` where a technique answers without a stage.
  public var overlap: Double?
  /// Top edge of a bar at the bottom, as answered; for an animation frame, what is on screen. `nil` where
  /// there is no bar.
  public var barMinY: Double?

  /// A row of the given parts. Without a `finalPosition`, it is what the metrics or the corrected
  /// offset say.
  public init(
    time: Double, kind: Kind, finger: Double?, scroll: ScrollMetrics,
    environment: HeaderEnvironment, layout: HeaderLayout, correctedOffset: Double?,
    finalPosition: Double? = nil, page: Int? = nil, overlap: Double? = nil,
    barMinY: Double? = nil, parts: HeaderParts = HeaderParts()
  ) {
    self.time = time
    self.kind = kind
    self.finger = finger
    self.scroll = scroll
    self.environment = environment
    self.layout = layout
    self.parts = parts
    self.correctedOffset = correctedOffset
    self.finalPosition = finalPosition ?? correctedOffset ?? scroll.position
    self.page = page
    self.overlap = overlap
    self.barMinY = barMinY
  }

  /// The content offset after the reaction.
  public var finalOffset: Double { correctedOffset ?? scroll.contentOffset }

  /// Where the content's own top is in the container, while `seen` is what is seen of the header.
  public func contentMinY(under seen: HeaderLayout) -> Double {
    guard let correctedOffset else { return environment.contentMinY(of: scroll, under: seen) }
    return (environment.mounting == .overlay ? layout : seen).scrollViewMinY - correctedOffset
  }

  /// The event; `nil` for a frame of an animation.
  public var event: ScrollEvent? {
    switch kind {
    case .event(let event): event
    case .animationFrame: nil
    }
  }

  /// Whether it records an event, and no frame of an animation.
  package var isEvent: Bool { kind != .animationFrame }

  /// The event's name without its values, or `animationFrame`.
  public var eventName: String { event?.name ?? "animationFrame" }

  /// Why the offset changed, for a `didScroll`.
  public var cause: ScrollCause? { event?.cause }
}

/// What writes a simulation down.
public protocol SimulationObserver: AnyObject {
  /// `row` has happened. Rows come in the order of their events.
  func simulationDidRecord(_ row: SimulationRow)
}

extension HeaderEnvironment {
  /// Where the top of the content of `scroll` is in the container, while `seen` is what is seen of
  /// the header.
  ///
  /// Beside a header, that is the scroll view's top less the offset. In an overlay an animation of the
  /// header moves no content: it is the offset that the technique is told, counted from where the scroll
  /// view would begin under the technique's layout.
  package func contentMinY(of scroll: ScrollMetrics, under seen: HeaderLayout) -> Double {
    switch mounting {
    case .beside: seen.scrollViewMinY - scroll.contentOffset
    case .overlay: containerHeight - scroll.bounds - scroll.contentOffset
    }
  }
}

public import HeaderCore

/// A row of a simulation's record: an event with its answer, or a frame of an animation.
public struct SimulationRow: Sendable, Equatable {
  /// The time of the display frame, in milliseconds since the start of the simulation.
  public var time: Double
  /// The event that the technique answered; `nil` for a display frame of an animation of the header or a bar.
  public var event: ScrollEvent?
  /// The finger's y in points; `nil` if none is down.
  public var finger: Double?
  /// The metrics that the technique got.
  public var scroll: ScrollMetrics
  /// The environment that the technique got.
  public var environment: HeaderEnvironment
  /// The technique's answer, or the layout on the screen in an animation frame.
  public var layout: HeaderLayout
  /// The header's parts, top to bottom; empty if its technique has none.
  public var parts: HeaderParts
  /// The content offset after the reaction; `nil` if the reaction did not change it.
  public var correctedOffset: Double?
  /// The content's position after the reaction, before the rubber band turns it into ``finalOffset``.
  public var finalPosition: Double
  /// The number of the page, from 1; `nil` for a single list.
  public var page: Int?
  /// Points of the content under the header, for a shadow for example; `nil` if the technique answers without a
  /// stage.
  public var overlap: Double?
  /// The top edge of a bar at the bottom: at the end of its animation, or on the screen in an animation frame. `nil`
  /// without a bar.
  public var barMinY: Double?

  /// A row. The default `finalPosition` is the corrected offset or the position in the metrics.
  public init(
    time: Double, event: ScrollEvent?, finger: Double?, scroll: ScrollMetrics,
    environment: HeaderEnvironment, layout: HeaderLayout, correctedOffset: Double?,
    finalPosition: Double? = nil, page: Int? = nil, overlap: Double? = nil,
    barMinY: Double? = nil, parts: HeaderParts = HeaderParts()
  ) {
    self.time = time
    self.event = event
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

  /// Returns the top of the content in the container, while the header is at `seen` on the screen.
  public func contentMinY(under seen: HeaderLayout) -> Double {
    guard let correctedOffset else { return environment.contentMinY(of: scroll, under: seen) }
    return (environment.mounting == .overlay ? layout : seen).scrollViewMinY - correctedOffset
  }

  /// The event's name without its values, or `animationFrame`.
  public var eventName: String { event?.name ?? "animationFrame" }

  /// Why the offset changed, for a `didScroll`.
  public var cause: ScrollCause? { event?.cause }
}

/// Records a simulation.
public protocol SimulationObserver: AnyObject {
  /// Called with every row, in the order of their events.
  func simulationDidRecord(_ row: SimulationRow)
}

extension HeaderEnvironment {
  /// Returns the top of the content of `scroll` in the container, while the header is at `seen` on the screen.
  ///
  /// Beside a header it is the scroll view's top less the offset. In an overlay an animation of the header does not
  /// move the content, so the technique's layout counts instead of `seen`.
  package func contentMinY(of scroll: ScrollMetrics, under seen: HeaderLayout) -> Double {
    switch mounting {
    case .beside: seen.scrollViewMinY - scroll.contentOffset
    case .overlay: containerHeight - scroll.bounds - scroll.contentOffset
    }
  }
}

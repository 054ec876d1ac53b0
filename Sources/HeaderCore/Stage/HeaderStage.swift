import ScrollPhysics

/// The one policy of every host: what a technique is told of a scroll view, and what the host does
/// about its answer. A value without a clock; the host reads, and performs.
///
///     finger ──▶ scroll view ──reading──▶ STAGE ──context──▶ technique
///                    ▲                      │ ◀───update───────┘
///     content ◀──────┴──────effects─────────┤
///     header's frame ◀──────────────────────┘
///
/// An offset goes this way once. With R the scroll view's own offset and m the `scrollViewMinY` of
/// the layout, a technique is told
///
///     v = R          beside: the scroll view begins at m
///     v = R + m      overlay: it fills the container, and the content is where it would be beside
///
/// and what it answers comes back by the same two lines. A header that consumes what it is told of
/// then leaves R as the finger has it, so that an overlay's host writes nothing.
///
/// In an overlay content rests on the header at -line(L), with
///
///     line(L) = scrollViewMinY + contentInsetTop + app inset + safe area below scrollViewMinY
///
/// and E, its line under the header at its largest, is the inset that never changes meanwhile.
///
/// It is not copied: it is as large as it is rarely looked at whole.
public struct HeaderStage: ~Copyable, Sendable {
  /// How the header is mounted.
  public let mounting: HeaderMounting
  /// What the technique is, as far as the stage has to know.
  var traits: HeaderTraits
  /// The layout as last answered: the model, not what an animation shows of it.
  public internal(set) var layout = HeaderLayout.zero

  /// The animation under way, as the host was told of it.
  var transition: HeaderTransition?
  /// How that animation goes.
  var animation = HeaderAnimation.scrolling
  /// Where a finger holds the header in the middle of an animation.
  var held: HeaderLayout?
  /// Whether the content goes along with the animation.
  var carriesContent = false
  /// Whether the content is on its way to where an earlier request wants it.
  var scrollsOnRequest = false
  /// The overlay's room as the host has it; `nil` before the first layout.
  var room: Double?
  /// line(layout) as of the last event.
  var line = 0.0
  /// What was there before a replacement that has not been shown yet.
  var replaced: Replaced?

  /// A stage for a header with `traits`, mounted as `mounting` says.
  public init(mounting: HeaderMounting, traits: HeaderTraits) {
    self.mounting = mounting
    self.traits = traits
  }

  // MARK: What a technique is told

  /// The scroll view as a technique sees it, and what surrounds it.
  public func context(for reading: HostReading) -> HeaderContext {
    HeaderContext(
      scroll: ScrollMetrics(reading, under: layout, mounting: mounting, room: room ?? 0),
      environment: HeaderEnvironment(reading, mounting: mounting),
      visibleLayout: interruptibleLayout(for: reading))
  }

  /// `event` as a technique is told it: the end of a fling in the offsets it knows.
  public func told(_ event: ScrollEvent) -> ScrollEvent {
    guard mounting == .overlay, case .willEndDragging(let velocity, let target) = event else {
      return event
    }
    return .willEndDragging(velocity: velocity, targetContentOffset: toldOffset(target))
  }

  /// The offset that a technique is told where the scroll view's own is `offset`.
  public func toldOffset(_ offset: Double) -> Double {
    mounting == .overlay ? offset + layout.scrollViewMinY : offset
  }

  /// The scroll view's own offset for one that a technique is told.
  public func ownOffset(_ told: Double) -> Double {
    mounting == .overlay ? told - layout.scrollViewMinY : told
  }

  /// What is on screen: the layout, or where an animation has got to on the way to it.
  public func visibleLayout(for reading: HostReading) -> HeaderLayout {
    if let held { return held }
    guard let transition, let progress = reading.progress else { return layout }
    return transition.layout(at: progress)
  }

  /// What a finger that interrupts an animation goes on from; `nil` without one. What is left of a
  /// replacement is shown and no more.
  private func interruptibleLayout(for reading: HostReading) -> HeaderLayout? {
    if let held { return held }
    guard let transition, !transition.isReplacement, let progress = reading.progress else {
      return nil
    }
    return transition.layout(at: progress)
  }

  // MARK: The scroll view's own geometry

  /// Height of the scroll view.
  func viewHeight(for reading: HostReading) -> Double {
    reading.viewHeight(from: mounting == .overlay ? 0 : layout.scrollViewMinY)
  }

  /// The offsets at which the scroll view's content may rest, on the pixel grid.
  func range(for reading: HostReading) -> ScrollRange {
    switch mounting {
    case .beside: reading.range(from: layout.scrollViewMinY, room: layout.contentInsetTop)
    case .overlay: reading.range(from: 0, room: room ?? 0)
    }
  }

  /// line(`layout`): where the content's top is on screen when it rests on the header.
  static func line(of layout: HeaderLayout, for reading: HostReading) -> Double {
    line(at: layout.scrollViewMinY, of: layout, for: reading)
  }

  /// E: the same under the header at its largest.
  static func restingLine(of layout: HeaderLayout, for reading: HostReading) -> Double {
    line(at: layout.restMinY, of: layout, for: reading)
  }

  private static func line(
    at minY: Double, of layout: HeaderLayout, for reading: HostReading
  ) -> Double {
    minY + layout.contentInsetTop + reading.appInset.top + reading.refreshInset
      + reading.safeAreaInset(at: minY)
  }
}

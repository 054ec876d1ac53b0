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
/// `~Copyable`: too large to copy in every event. What every event calls is `mutating`, also where it only
/// reads, for Swift makes a copy of the stage for a call that is not.
public struct HeaderStage: ~Copyable, Sendable {
  /// Why content that scrolls by itself does so, where the stage has begun it.
  enum OwnScroll: Equatable {
    case none
    /// To where the header rests, for a request of the app's or as a drag has ended between two rests.
    /// Diverted, the geometry has changed since, and the rest may be out of reach.
    case toRest(isRequested: Bool, isDiverted: Bool = false)
    /// Along with the header: on its way between two offsets. Out of a bounce it begins so many points
    /// beyond the header, and comes nearer with every event.
    case withHeader(from: Double, to: Double, gap: Double = 0)

    var isWithHeader: Bool {
      if case .withHeader = self { true } else { false }
    }

    var isRequested: Bool {
      if case .toRest(isRequested: true, _) = self { true } else { false }
    }
  }

  /// What was seen before an answer.
  struct Before {
    /// The layout as it was last answered, and what an animation showed of it.
    var layout: HeaderLayout
    var seen: HeaderLayout
    /// Where the content could rest.
    var range: ScrollRange
    /// Whether the room was not what the header needs.
    var isRoomLate: Bool
  }

  /// How the header is mounted.
  public let mounting: HeaderMounting
  /// What the technique is, as far as the stage has to know.
  var traits: HeaderTraits
  /// Whether it is a bar at the bottom that the technique moves: no content rests on that.
  var isForBar = false
  /// The layout as last answered: the model, not what an animation shows of it.
  public internal(set) var layout = HeaderLayout.zero
  /// line(layout) as of the last event.
  var line = 0.0
  /// The refresh control's part of it.
  var refreshInset = 0.0
  /// The scroll view's own offset after the last event, and the safe area in its inset.
  var offset = 0.0
  var safeAreaInset = 0.0
  /// The overlay's room as the host has it; `nil` before the first layout.
  var room: Double?
  /// The room that the header needs, which its host may only get once the content is at rest.
  var neededRoom: Double?

  /// What of the header is seen.
  var presentation = Presentation.settled { didSet { noteBusy() } }
  /// The scroll under way, if the stage has begun it.
  var ownScroll = OwnScroll.none { didSet { noteBusy() } }
  /// Whether more than the layout counts: an animation is on screen, or a replacement is to be shown.
  /// Kept, for every event asks, and looking at `presentation` copies it.
  private(set) var isBusy = false
  /// line(layout) as it was before the header moved by itself, under a finger that has not dragged
  /// since.
  var lineUnderFinger: Double?

  /// A stage for a header with `traits`, mounted as `mounting` says.
  public init(mounting: HeaderMounting, traits: HeaderTraits) {
    self.mounting = mounting
    self.traits = traits
  }

  private mutating func noteBusy() { isBusy = !presentation.isSettled || ownScroll != .none }

  // MARK: What a technique is told

  /// The scroll view as a technique sees it, and what surrounds it. A reading that is not finite makes a
  /// context that is not; one with an `event` that the technique is told of is finite.
  public mutating func context(
    for reading: HostReading, telling event: ScrollEvent? = nil
  ) -> HeaderContext {
    guard event != nil || reading.isFinite else {
      return HeaderContext(
        scroll: ScrollMetrics(contentOffset: .nan, contentSize: 0, bounds: 0),
        environment: HeaderEnvironment(reading, mounting: mounting))
    }
    return HeaderContext(
      scroll: ScrollMetrics(
        reading, telling: event, under: layout, mounting: mounting, room: room ?? 0,
        rest: isBusy && event != nil ? replacedRest(for: reading) : nil),
      environment: HeaderEnvironment(reading, mounting: mounting),
      visibleLayout: isBusy ? interruptibleLayout(for: reading) : nil)
  }

  /// What a finger that interrupts an animation continues from; `nil` without one, and in the animation of a
  /// replacement, which goes on under a finger.
  func interruptibleLayout(for reading: HostReading) -> HeaderLayout? {
    presentedLayout(for: reading, showsReplacements: false)
  }

  /// `event` as a technique is told it: the end of a fling in the offsets it knows.
  public func told(_ event: ScrollEvent) -> ScrollEvent {
    guard mounting == .overlay, case .willEndDragging(let velocity, let target) = event else {
      return event
    }
    return .willEndDragging(
      velocity: velocity, targetContentOffset: target + layout.scrollViewMinY)
  }

  /// The offset that a technique is told where the scroll view's own is `offset`.
  func toldOffset(_ offset: Double) -> Double {
    // Nothing is added beside, where -0 stays what it is.
    mounting == .overlay ? offset + layout.scrollViewMinY : offset
  }

  /// By how much the offset that a technique is told is larger than the scroll view's own.
  var shift: Double { mounting == .overlay ? layout.scrollViewMinY : 0 }

  /// What is on screen: the layout, or where an animation has got to on the way to it.
  public func visibleLayout(for reading: HostReading) -> HeaderLayout {
    presentedLayout(for: reading, showsReplacements: true) ?? layout
  }

  /// What is seen of a header on its way; `nil` of one that is settled.
  private func presentedLayout(
    for reading: HostReading, showsReplacements: Bool
  ) -> HeaderLayout? {
    switch presentation {
    case .settled: nil
    case .replaced(let before): showsReplacements ? before.seen : nil
    case .animated(let running, _):
      running.isReplacement && !showsReplacements
        ? nil : reading.progress.map { running.layout(at: $0) }
    case .held(let stopped, _), .led(let stopped, _):
      stopped.isReplacement && !showsReplacements ? nil : stopped.start
    }
  }

  // MARK: The scroll view's own geometry

  /// The top edge of the scroll view.
  var viewMinY: Double { mounting == .overlay ? 0 : layout.scrollViewMinY }

  /// The offsets at which the scroll view's content may rest, on the pixel grid.
  func range(for reading: HostReading) -> ScrollRange {
    reading.range(
      from: viewMinY, room: mounting == .overlay ? room ?? 0 : layout.contentInsetTop)
  }

  /// line(`layout`): where the content's top is on screen when it rests on the header; with another
  /// `minY`, where the scroll view would begin there.
  static func line(
    of layout: HeaderLayout, at minY: Double? = nil, for reading: HostReading
  ) -> Double {
    let minY = minY ?? layout.scrollViewMinY
    return minY + layout.contentInsetTop + reading.appInset.top + reading.refreshInset
      + reading.safeAreaInset(at: minY)
  }
}

import ScrollPhysics

/// The policy that all hosts share: what a technique is told about the scroll view, and what the host does
/// with the answer.
///
///     finger ──▶ scroll view ──reading──▶ STAGE ──context──▶ technique
///                    ▲                      │ ◀───update───────┘
///     content ◀──────┴──────effects─────────┤
///     header's frame ◀──────────────────────┘
///
/// A stage is a value without a clock. The host reads its scroll view, and performs the effects.
///
/// With R the scroll view's own offset and m the layout's `scrollViewMinY`, a technique is told the offset
///
///     v = R          beside: the scroll view begins at m
///     v = R + m      overlay: the scroll view fills the container
///
/// and its answer is translated back in the same way. A header that consumes travel therefore leaves R where
/// the finger put it, and the host of an overlay writes nothing.
///
/// In an overlay, content that rests on the header has the offset -line(L), where
///
///     line(L) = scrollViewMinY + contentInsetTop + app inset + safe area below scrollViewMinY
///
/// For the layout of the header at its largest, this line is called E. It is the scroll view's top inset,
/// which stays the same while the header moves.
///
/// `~Copyable`, because a copy per event is too expensive. Methods that every event calls are `mutating`
/// even if they only read: Swift copies the stage for a nonmutating call.
public struct HeaderStage: ~Copyable, Sendable {
  /// What was on screen before an answer.
  struct Snapshot {
    /// The last layout answered, its line, and what an animation showed of it.
    var layout: HeaderLayout
    var line: Double
    var visible: HeaderLayout
    /// Where the content could rest.
    var range: ScrollRange
    /// Whether the room differed from what the header needs.
    var isRoomLate: Bool
  }

  /// How the header is mounted.
  public let mounting: HeaderMounting
  /// The traits of the technique.
  var traits: HeaderTraits
  /// Whether the technique moves a bar at the bottom, on which no content rests.
  var isForBar = false
  /// The last layout answered: where an animation ends, not what it shows.
  public internal(set) var layout = HeaderLayout.zero
  /// line(layout) at the last event.
  var line = 0.0
  /// The refresh control's part of the line.
  var refreshInset = 0.0
  /// The scroll view's own offset after the last event, and the safe area in its inset.
  var offset = 0.0
  var safeAreaInset = 0.0
  /// The room that the host of an overlay has made; `nil` before the first layout.
  var room: Double?
  /// The room that the header needs. The host may get it later, when the content is at rest.
  var neededRoom: Double?

  /// How the header is shown.
  var presentation = Presentation.settled { didSet { updateIsBusy() } }
  /// The scroll that the stage has started, while it runs, or that it starts later.
  var ownScroll = OwnScroll.none { didSet { updateIsBusy() } }
  /// Whether an animation, a replacement or a scroll of the stage is under way. Stored, because every
  /// event asks and reading `presentation` copies it.
  private(set) var isBusy = false

  /// A stage for a header with `traits`, mounted as `mounting` says.
  public init(mounting: HeaderMounting, traits: HeaderTraits) {
    self.mounting = mounting
    self.traits = traits
  }

  private mutating func updateIsBusy() { isBusy = !presentation.isSettled || ownScroll != .none }

  // MARK: What a technique is told

  /// Returns the context of `reading`: the scroll view as the technique sees it, and its surroundings. Without
  /// an `event`, the context is finite if `reading` is. With one, `reading` has to be finite.
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
      visibleLayout: isBusy ? presentedLayout(for: reading, showsReplacements: false) : nil)
  }

  /// Returns `event` as the technique is told it: the target of a fling is in the technique's offsets.
  public func translated(_ event: ScrollEvent) -> ScrollEvent {
    guard case .willEndDragging(let velocity, let target) = event else { return event }
    return .willEndDragging(velocity: velocity, targetContentOffset: target + shift)
  }

  /// The offset that a technique is told, less the scroll view's own.
  var shift: Double { mounting.shift(under: layout) }

  /// Returns what is on screen: the layout, or what an animation shows of it.
  public func visibleLayout(for reading: HostReading) -> HeaderLayout {
    presentedLayout(for: reading, showsReplacements: true) ?? layout
  }

  /// Returns what is on screen during an animation; `nil` without one. A finger does not interrupt the
  /// animation of a replacement, so techniques are not told of it.
  private func presentedLayout(
    for reading: HostReading, showsReplacements: Bool
  ) -> HeaderLayout? {
    switch presentation {
    case .settled: nil
    case .replaced(let before): showsReplacements ? before.visible : nil
    case .animated(let running, _):
      running.isReplacement && !showsReplacements
        ? nil : reading.progress.map { running.layout(at: $0) }
    case .held(let stopped, _), .followingContent(let stopped, _):
      stopped.isReplacement && !showsReplacements ? nil : stopped.start
    }
  }

  // MARK: The scroll view's own geometry

  /// Top edge of the scroll view.
  var viewMinY: Double { mounting.viewMinY(under: layout) }

  /// Returns the offsets at which the scroll view's content may rest, on the pixel grid.
  func range(for reading: HostReading) -> ScrollRange {
    reading.range(under: layout, mounting: mounting, room: room ?? 0)
  }
}

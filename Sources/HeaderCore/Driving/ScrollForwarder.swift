/// The one path from a scroll view to a technique and back. The way of an offset from a touch to the
/// header's frame:
///
///     finger ▶ scroll view ─event─▶ forwarder
///                  │ reading           │
///                  └──────────────▶ stage ─context─▶ driver ▶ technique
///                                      │ ◀──update─────┘
///                                      │    client, which may change it
///     header's frame ◀─effects─────────┘
///
/// Performing effects writes to the scroll view, and a scroll view reports what is written to it.
/// Such an echo of the forwarder's own write is not an event: a nested `didScroll` is dropped, and
/// when the content ends up elsewhere than the technique takes it for (the view clamped or rounded
/// it, the header moved over it), the technique hears of it once, afterwards, as
/// `didScroll(.layout)`. Any other nested event waits its turn.
public final class ScrollForwarder: ScrollContainingDelegate {
  /// Answers every event.
  public var driver: any HeaderDriving { technique.driver }
  /// Hears every event after the driver. Embedded Swift has no weak references, and keeps it alive.
  public var client: (any ScrollForwarderClient)? {
    get { listener }
    set { listener = newValue }
  }

  #if hasFeature(Embedded)
    private var listener: (any ScrollForwarderClient)?
  #else
    private weak var listener: (any ScrollForwarderClient)?
  #endif

  /// Borrowed and not copied while it answers: counting references takes longer than most answers.
  private struct Technique: ~Copyable {
    let driver: any HeaderDriving

    borrowing func answer(
      _ event: ScrollEvent, in context: HeaderContext, with update: inout HeaderUpdate
    ) {
      driver.answer(event, in: context, with: &update)
    }
  }

  @exclusivity(unchecked) private var technique: Technique
  /// What is checked of accesses to `technique`: it is not replaced while it answers.
  private var isAnswering = false

  /// What the driver is told of the scroll view, and what is done about its answers.
  ///
  /// No access to it lasts while a driver or a host runs, so no two can overlap, and the check that
  /// they do not is left out: it takes 76 of the 1,000 instructions of an event.
  @exclusivity(unchecked) var stage: HeaderStage

  private var isForwarding = false
  private var waiting: [ScrollEvent] = []

  /// How many events may wait for one to be over, and how often in a row a technique hears that the
  /// content ended up elsewhere. A technique needs one or two; the limit ends a quarrel between a
  /// technique and a scroll view that would never agree.
  private static let limit = 8
  /// Points that sums of positions may be off by.
  private static let roundingError = 1e-9

  /// A forwarder to `driver` under a header that is mounted as `mounting` says.
  public init(driver: any HeaderDriving, mounting: HeaderMounting = .beside) {
    technique = Technique(driver: driver)
    stage = HeaderStage(mounting: mounting, traits: driver.traits)
    waiting.reserveCapacity(ScrollForwarder.limit)
  }

  /// Becomes the delegate of `contained`, places the header as on appearing, and reports the
  /// geometry.
  public func attach(to contained: any ScrollContained) {
    contained.scrollDelegate = self
    start(over: contained) { driver, context in driver.start(in: context) }
  }

  /// Mounts the header of `contained` as `mounting` says from now on, and goes on where it is seen.
  /// The content is expected where it is seen as well.
  package func mount(_ mounting: HeaderMounting, in contained: any ScrollContained) {
    let seen = stage.layout
    stage = HeaderStage(mounting: mounting, traits: driver.traits)
    stage.layout = seen
    start(over: contained) { driver, context in driver.start(continuing: seen, in: context) }
  }

  private func start(
    over contained: any ScrollContained,
    with layout: (any HeaderDriving, HeaderContext) -> HeaderLayout
  ) {
    isForwarding = true
    let reading = contained.reading
    var layout = layout(driver, stage.context(for: reading))
    contained.adapt(&layout)
    contained.place(stage.start(with: layout, reading: reading))
    isForwarding = false
    waiting.removeAll(keepingCapacity: true)
    scrollContained(contained, didReport: .geometryDidChange)
  }

  /// Lets `driver` go on with the header of `contained` where it is seen, without a jump.
  ///
  /// - Precondition: the driver before is not in the middle of an answer.
  public func replace(with driver: any HeaderDriving, in contained: any ScrollContained) {
    precondition(!isAnswering, "an answer does not replace its own driver")
    let context = stage.context(for: contained.reading)
    technique = Technique(driver: driver)
    takeOver(
      driver.start(continuing: context.visibleLayout ?? stage.layout, in: context), in: contained)
  }

  /// Makes `assignments` on top of the parameters the driver has, and goes on with the header of
  /// `contained` where it is seen, without a jump.
  ///
  /// - Throws: what ``HeaderDriving/replaceParameters(_:in:)`` throws; nothing has changed then.
  public func replaceParameters(
    _ assignments: [HeaderParameterAssignment], in contained: any ScrollContained
  ) throws(HeaderParameterError) {
    let context = stage.context(for: contained.reading)
    takeOver(try driver.replaceParameters(assignments, in: context), in: contained)
  }

  private func takeOver(_ layout: HeaderLayout, in contained: any ScrollContained) {
    stage.replace(with: layout, traits: driver.traits, reading: contained.reading)
    scrollContained(contained, didReport: .geometryDidChange)
  }

  /// Passes `event` to the driver and the client, and the answer to `contained`.
  public func scrollContained(_ contained: any ScrollContained, didReport event: ScrollEvent) {
    if isForwarding {
      if event.cause == nil, waiting.count < ScrollForwarder.limit { waiting.append(event) }
      return
    }
    isForwarding = true
    forward(event, from: contained)
    if !waiting.isEmpty { forwardWaiting(from: contained) }
    isForwarding = false
  }

  private func forwardWaiting(from contained: any ScrollContained) {
    var index = 0
    while index < waiting.count {
      forward(waiting[index], from: contained)
      index += 1
    }
    waiting.removeAll(keepingCapacity: true)
  }

  /// Lets the driver and the client answer `event`, has the effects performed, says where the content
  /// ended up if that is elsewhere, and then forwards what follows. The last so many `reports` said
  /// nothing else than where the content is; nothing follows from one. The event follows from another
  /// that follows from another, `depth` times; a client may always have something to follow.
  private func forward(
    _ event: ScrollEvent, from contained: any ScrollContained, reports: Int = 0, depth: Int = 0
  ) {
    let event = stage.told(event)
    let reading = contained.reading
    let context = HeaderContext(
      reading, under: stage.layout, mounting: stage.mounting, room: stage.room ?? 0,
      visibleLayout: stage.isBusy ? stage.interruptibleLayout(for: reading) : nil)
    var update = HeaderUpdate(layout: .zero)
    isAnswering = true
    technique.answer(event, in: context, with: &update)
    isAnswering = false
    let expected = update.reaction.immediatePosition ?? context.scroll.position
    if let listener {
      listener.scrollForwarder(self, willApply: &update, answering: event, in: context)
    }
    contained.adapt(&update.layout)
    var effects = HeaderEffects(layout: .zero)
    stage.take(update, &effects, answering: event, in: context, reading: reading)
    contained.perform(effects, answering: event, in: context)
    let isElsewhere =
      effects.isUnexpected
      || contained.contentOffset != effects.move?.immediateOffset ?? reading.offset
      || (effects.position - expected).magnitude > ScrollForwarder.roundingError
    if isElsewhere, reports < ScrollForwarder.limit {
      forward(.didScroll(.layout), from: contained, reports: reports + 1)
    }
    guard reports == 0, depth < ScrollForwarder.limit else { return }
    if let followUp = update.followUp { forward(followUp, from: contained, depth: depth + 1) }
    if let followUp = effects.followUp { forward(followUp, from: contained, depth: depth + 1) }
  }
}

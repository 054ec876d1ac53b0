/// The only path from a scroll view to a technique and back:
///
///     finger ▶ scroll view ─event─▶ forwarder
///                  │ reading           │
///                  └──────────────▶ stage ─context─▶ driver ▶ technique
///                                      │ ◀──update─────┘
///                                      │    client, which may change it
///     header's frame ◀─effects─────────┘
///
/// Performing effects writes to the scroll view, and the scroll view reports such a write. A nested
/// `didScroll` is therefore dropped. If the content ends up at another offset than the technique
/// assumes, because the view clamped or rounded it or the header moved over it, the technique gets one
/// `didScroll(.layout)` afterwards. Other nested events wait until the current one is done.
///
/// A reading or an event with a number that is not finite is not taken: nothing is asked of the
/// technique or of the scroll view, and what was shown last stands.
public final class ScrollForwarder: ScrollHostDelegate {
  /// The driver that answers every event.
  public var driver: any HeaderDriving { technique.driver }
  /// Hears every event after the driver. Held weakly, except in Embedded Swift, which has no weak
  /// references.
  public var client: (any ScrollForwarderClient)? {
    get { listener }
    set { listener = newValue }
  }

  /// A bar at the bottom that follows; `nil` without one. Set before ``attach(to:)``, or followed by it.
  public var bar: FollowingBar? {
    get { following }
    set {
      if isHeld { following?.hold(false) }
      following = newValue
      if isHeld { newValue?.hold(true) }
    }
  }
  private var following: FollowingBar?

  #if hasFeature(Embedded)
    private var listener: (any ScrollForwarderClient)?
  #else
    private weak var listener: (any ScrollForwarderClient)?
  #endif

  /// `~Copyable`: borrowed while it answers, which saves a retain and a release per event.
  private struct Technique: ~Copyable {
    let driver: any HeaderDriving

    borrowing func answer(
      _ event: ScrollEvent, in context: HeaderContext, with update: inout HeaderUpdate
    ) {
      driver.answer(event, in: context, with: &update)
    }
  }

  @exclusivity(unchecked) private var technique: Technique
  /// Whether the driver is answering, and must not be replaced.
  private var isAnswering = false

  /// Translates readings for the driver, and its answers for the host.
  ///
  /// No access lasts while a driver or a host runs, so two cannot overlap. The exclusivity check would
  /// take 76 of the 1,000 instructions of an event.
  @exclusivity(unchecked) var stage: HeaderStage

  /// What keeps the header where it is.
  var held = HeaderHold()

  private var isForwarding = false
  /// Events that came while another was being answered, and whose they are.
  private var waiting: [(event: ScrollEvent, host: any ScrollHost)] = []
  /// Whether there are any: an array's own word for it is an access that has to be checked.
  private var hasWaiting = false

  /// The most events that wait, and the most `didScroll(.layout)` in a row. One or two are usual; the
  /// limit ends a loop between a technique and a scroll view that undo each other.
  private static let limit = 8
  /// Rounding error of sums of positions, in points.
  private static let roundingError = 1e-9

  /// A forwarder to `driver`, for a header mounted as `mounting`.
  public init(driver: any HeaderDriving, mounting: HeaderMounting = .beside) {
    technique = Technique(driver: driver)
    stage = HeaderStage(mounting: mounting, traits: driver.traits)
    waiting.reserveCapacity(ScrollForwarder.limit)
  }

  /// Becomes the delegate of `host`, places the header as on appearing, and reports the
  /// geometry.
  public func attach(to host: any ScrollHost) {
    host.scrollDelegate = self
    start(over: host)
  }

  /// Lets `bar` follow from now on, over `host`, which is attached already.
  package func follow(_ bar: FollowingBar?, over host: any ScrollHost) {
    self.bar = bar
    let reading = host.reading
    guard let bar, reading.isFinite else { return }
    bar.start(with: HeaderEffects(layout: stage.layout), under: stage, reading: reading)
  }

  /// Changes the mounting and continues with the header and the content where they are shown.
  package func mount(_ mounting: HeaderMounting, in host: any ScrollHost) {
    let seen = stage.layout
    stage = HeaderStage(mounting: mounting, traits: driver.traits)
    stage.layout = seen
    start(over: host, continuing: seen)
  }

  private func start(over host: any ScrollHost, continuing seen: HeaderLayout? = nil) {
    isForwarding = true
    let reading = host.reading
    var layout = driver.start(continuing: seen, in: stage.context(for: reading))
    host.adapt(&layout)
    if reading.isFinite {
      let effects = stage.start(with: layout, reading: reading)
      bar?.start(with: effects, under: stage, reading: reading)
      host.place(effects)
    }
    if isHeld { noteHeldContent(of: host) }
    isForwarding = false
    forgetWaiting()
    scrollHost(host, didReport: .geometryDidChange)
  }

  /// Replaces the driver; the header continues from where it is shown, without a jump.
  ///
  /// - Precondition: the driver before is not in the middle of an answer.
  public func replace(with driver: any HeaderDriving, in host: any ScrollHost) {
    precondition(!isAnswering, "an answer does not replace its own driver")
    let context = stage.context(for: host.reading)
    technique = Technique(driver: driver)
    takeOver(
      driver.start(continuing: context.visibleLayout ?? stage.layout, in: context), in: host)
  }

  /// Changes parameters of the driver; the header continues from where it is shown, without a jump.
  ///
  /// - Throws: what ``HeaderDriving/replaceParameters(_:in:)`` throws; nothing has changed then.
  public func replaceParameters(
    _ assignments: [HeaderParameterAssignment], in host: any ScrollHost
  ) throws(HeaderParameterError) {
    let context = stage.context(for: host.reading)
    takeOver(try driver.replaceParameters(assignments, in: context), in: host)
  }

  private func takeOver(_ layout: HeaderLayout, in host: any ScrollHost) {
    let reading = host.reading
    if reading.isFinite {
      stage.replace(with: layout, traits: driver.traits, reading: reading)
    } else {
      stage.traits = driver.traits
    }
    if isHeld { noteHeldContent(of: host) }
    scrollHost(host, didReport: .geometryDidChange)
  }

  /// Passes `event` to the driver and the client, and the answer to `host`.
  public func scrollHost(_ host: any ScrollHost, didReport event: ScrollEvent) {
    if isForwarding {
      if event.cause == nil, waiting.count < ScrollForwarder.limit {
        waiting.append((event, host))
        hasWaiting = true
      }
      return
    }
    isForwarding = true
    forward(event, from: host)
    if hasWaiting { forwardWaiting() }
    isForwarding = false
  }

  /// Returns what the driver says of a header that is seen as `layout`.
  public func parts(of layout: HeaderLayout) -> HeaderParts { driver.parts(of: layout) }

  private func forwardWaiting() {
    var index = 0
    while index < waiting.count {
      forward(waiting[index].event, from: waiting[index].host)
      index += 1
    }
    forgetWaiting()
  }

  private func forgetWaiting() {
    waiting.removeAll(keepingCapacity: true)
    hasWaiting = false
  }

  /// Has `event` answered by driver and client, has the effects performed, reports where the content
  /// ended up, and forwards the events that follow.
  ///
  /// - Parameters:
  ///   - reports: how many `didScroll(.layout)` in a row this one is; 0 for any other event.
  ///   - depth: how many events this one follows from.
  private func forward(
    _ event: ScrollEvent, from host: any ScrollHost, reports: Int = 0, depth: Int = 0
  ) {
    let reading = host.reading
    guard reading.isFinite, event.isFinite else { return }
    if let following, following.hasTechnique, depth == 0 {
      following.answer(event, under: FollowingBar.Top(stage, reading), reading: reading)
    }
    let event = stage.told(event)
    let context = stage.context(for: reading, telling: event)
    var update = HeaderUpdate(layout: .zero)
    let isHeldStill = isHeld && hold(&update.layout, answering: event, in: context)
    if !isHeldStill {
      isAnswering = true
      technique.answer(event, in: context, with: &update)
      isAnswering = false
    }
    let expected = update.reaction.immediatePosition ?? context.scroll.position
    if let listener {
      listener.scrollForwarder(self, willApply: &update, answering: event, in: context)
      if !update.isFinite {
        update = HeaderUpdate(layout: stage.layout, followUp: update.followUp)
      }
    }
    host.adapt(&update.layout)
    var effects = HeaderEffects(layout: .zero)
    stage.take(update, &effects, answering: event, in: context, reading: reading)
    following?.follow(effects)
    let offset = effects.move?.immediateOffset ?? reading.offset
    let isUnexpected =
      effects.isUnexpected
      || (effects.position - expected).magnitude > ScrollForwarder.roundingError
    let stageFollowUp = effects.followUp
    host.perform(consume effects, answering: event, in: context)
    if isHeld, !isHeldStill { noteHeldContent(of: host) }
    if isUnexpected || host.contentOffset != offset, reports < ScrollForwarder.limit {
      forward(.didScroll(.layout), from: host, reports: reports + 1)
    }
    guard reports == 0, depth < ScrollForwarder.limit else { return }
    if let followUp = update.followUp { forward(followUp, from: host, depth: depth + 1) }
    if let followUp = stageFollowUp { forward(followUp, from: host, depth: depth + 1) }
  }
}

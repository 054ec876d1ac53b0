/// The only path from a scroll view to a technique and back:
///
///     finger ▶ scroll view ─event─▶ forwarder
///                  │ reading           │
///                  └──────────────▶ stage ─context─▶ driver ▶ technique
///                                      │ ◀──update─────┘
///                                      │    client, which may change it
///     header's frame ◀─effects─────────┘
///
/// The scroll view reports writes of the host as well, so a nested `didScroll` is dropped. If the content ends up at
/// another offset than the technique assumes, because the view clamped or rounded it or the header moved over it, the
/// technique gets one `didScroll(.layout)` afterwards. Up to eight other nested events wait until the current one is
/// done.
///
/// A reading or an event with a number that is not finite is ignored.
public final class ScrollForwarder: ScrollHostDelegate {
  /// The driver that answers every event.
  public var driver: any HeaderDriving { technique.driver }
  #if hasFeature(Embedded)
    /// Called for every event after the driver. Embedded Swift has no weak references.
    public var client: (any ScrollForwarderClient)?
  #else
    /// Called for every event after the driver. Held weakly.
    public weak var client: (any ScrollForwarderClient)?
  #endif

  /// A bar at the bottom that follows; `nil` without one. Set it before ``attach(to:)``.
  public var bar: FollowingBar? {
    didSet {
      guard isHeld else { return }
      oldValue?.hold(false)
      bar?.hold(true)
    }
  }

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
  /// No access lasts while a driver or a host runs, so accesses cannot overlap. The exclusivity check
  /// would take 76 of the 1,000 instructions of an event.
  @exclusivity(unchecked) var stage: HeaderStage

  /// Holds on the header that have not been released.
  var holdCount = 0
  /// How far the content was scrolled from its top when the header last moved, in points. A held header is laid
  /// out for that offset.
  var heldOffset = 0.0

  private var isForwarding = false
  /// Events that arrived while another was being answered, with their hosts.
  private var waiting: [(event: ScrollEvent, host: any ScrollHost)] = []

  /// Limits how many events wait, and how many `didScroll(.layout)` follow each other. One or two are
  /// usual. The limit ends a loop between a technique and a scroll view that undo each other.
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

  /// Lets `bar` follow from now on, over `host`, to which the forwarder is attached.
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
    if isHeld { rememberHeldOffset(of: host) }
    isForwarding = false
    waiting.removeAll(keepingCapacity: true)
    scrollHost(host, didReport: .geometryDidChange)
  }

  /// Replaces the driver; the header continues from where it is shown, without a jump.
  ///
  /// - Precondition: the old driver is not answering an event.
  public func replace(with driver: any HeaderDriving, in host: any ScrollHost) {
    precondition(!isAnswering, "an answer does not replace its own driver")
    let context = stage.context(for: host.reading)
    technique = Technique(driver: driver)
    continueHeader(
      at: driver.start(continuing: context.visibleLayout ?? stage.layout, in: context), in: host)
  }

  /// Changes parameters of the driver; the header continues from where it is shown, without a jump.
  ///
  /// - Throws: the errors of ``HeaderDriving/replaceParameters(_:in:)``. The parameters are unchanged then.
  public func replaceParameters(
    _ assignments: [HeaderParameterAssignment], in host: any ScrollHost
  ) throws(HeaderParameterError) {
    let context = stage.context(for: host.reading)
    continueHeader(at: try driver.replaceParameters(assignments, in: context), in: host)
  }

  private func continueHeader(at layout: HeaderLayout, in host: any ScrollHost) {
    let reading = host.reading
    stage.replace(with: layout, traits: driver.traits, reading: reading)
    if reading.isFinite {
      // The first layout was measured under the old header, whose edges may be elsewhere.
      var layout = driver.layout(in: stage.context(for: reading))
      host.adapt(&layout)
      stage.layout = layout
    }
    if isHeld { rememberHeldOffset(of: host) }
    scrollHost(host, didReport: .geometryDidChange)
  }

  /// Passes `event` to the driver and the client, and the answer to `host`.
  public func scrollHost(_ host: any ScrollHost, didReport event: ScrollEvent) {
    if isForwarding {
      if event.cause == nil, waiting.count < ScrollForwarder.limit {
        waiting.append((event, host))
      }
      return
    }
    isForwarding = true
    forward(event, from: host)
    if !waiting.isEmpty { forwardWaiting() }
    isForwarding = false
  }

  /// Returns the parts of the header where it is visible as `layout`.
  public func parts(of layout: HeaderLayout) -> HeaderParts { driver.parts(of: layout) }

  private func forwardWaiting() {
    var index = 0
    while index < waiting.count {
      forward(waiting[index].event, from: waiting[index].host)
      index += 1
    }
    waiting.removeAll(keepingCapacity: true)
  }

  /// Lets driver and client answer `event`, and the host perform the effects. Then reports an unexpected offset, and
  /// forwards the events that follow. A report has no such events.
  ///
  /// - Parameters:
  ///   - reports: the number of this `didScroll(.layout)` in a row; 0 for any other event.
  ///   - depth: how many events this one follows from.
  private func forward(
    _ event: ScrollEvent, from host: any ScrollHost, reports: Int = 0, depth: Int = 0
  ) {
    let reading = host.reading
    guard reading.isFinite, event.isFinite else { return }
    if let bar, bar.hasTechnique, depth == 0 {
      bar.answer(event, under: FollowingBar.ContentTop(stage, reading), reading: reading)
    }
    let event = stage.translated(event)
    let context = stage.context(for: reading, telling: event)
    var update = HeaderUpdate(layout: .zero)
    let heldLayout = heldLayout(answering: event, in: context)
    if let heldLayout {
      update.layout = heldLayout
    } else {
      isAnswering = true
      technique.answer(event, in: context, with: &update)
      isAnswering = false
    }
    let expected = update.reaction.immediatePosition ?? context.scroll.position
    if let client {
      client.scrollForwarder(self, willApply: &update, answering: event, in: context)
      if !update.isFinite {
        update = HeaderUpdate(layout: stage.layout, followUp: update.followUp)
      }
    }
    host.adapt(&update.layout)
    var effects = HeaderEffects(layout: .zero)
    stage.apply(update, &effects, answering: event, in: context, reading: reading)
    bar?.follow(effects)
    let offset = effects.move?.immediateOffset ?? reading.offset
    let isUnexpected =
      effects.isUnexpected
      || (effects.position - expected).magnitude > ScrollForwarder.roundingError
    let stageFollowUp = effects.followUp
    host.perform(consume effects, answering: event, in: context)
    if isHeld, heldLayout == nil { rememberHeldOffset(of: host) }
    if isUnexpected || host.contentOffset != offset, reports < ScrollForwarder.limit {
      forward(.didScroll(.layout), from: host, reports: reports + 1)
    }
    guard reports == 0, depth < ScrollForwarder.limit else { return }
    if let followUp = update.followUp { forward(followUp, from: host, depth: depth + 1) }
    if let followUp = stageFollowUp { forward(followUp, from: host, depth: depth + 1) }
  }
}

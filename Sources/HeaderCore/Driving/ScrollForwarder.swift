/// A scroll view inside a container: it reports what happens to it, and does as it is told.
///
/// The simulator's scroll view is one, and so is whatever stands for a UIScrollView.
public protocol ScrollContained: AnyObject {
  /// Who contains it and hears its events.
  var scrollDelegate: (any ScrollContainingDelegate)? { get set }
  /// Its content offset at this moment, in points.
  var contentOffset: Double { get }
  /// Its metrics and what surrounds it, at this moment.
  var headerContext: HeaderContext { get }

  /// Places the header and the scroll view as on appearing.
  func place(_ layout: HeaderLayout)

  /// Does what `update` says, in answer to `event`, which was reported in `context`.
  func apply(_ update: HeaderUpdate, answering event: ScrollEvent, in context: HeaderContext)
}

/// Who contains a scroll view.
public protocol ScrollContainingDelegate: AnyObject {
  /// `event` has just happened to `contained`.
  func scrollContained(_ contained: any ScrollContained, didReport event: ScrollEvent)
}

/// Somebody who hears every event after the technique and has the last word on its answer.
public protocol ScrollForwarderClient: AnyObject {
  /// The technique has answered `event` with `update`, which may be changed before it is applied.
  func scrollForwarder(
    _ forwarder: ScrollForwarder, willApply update: inout HeaderUpdate,
    answering event: ScrollEvent, in context: HeaderContext)
}

/// The one path from a scroll view to a technique and back.
///
///     scroll view ──event──▶ forwarder ──▶ driver
///                                │ ◀─update──┘
///                                ├──▶ client, which may change it
///     scroll view ◀──apply───────┘
///
/// Applying an update writes to the scroll view, and a scroll view reports what is written to it.
/// Such an echo of the forwarder's own write is not an event: a nested `didScroll` is dropped, and
/// when the offset ends up elsewhere than the technique expects (the view clamped or rounded it),
/// the technique hears of it once, afterwards, as `didScroll(.layout)`. Any other nested event
/// waits its turn.
public final class ScrollForwarder: ScrollContainingDelegate {
  /// Answers every event.
  public let driver: any HeaderDriving
  #if hasFeature(Embedded)
    /// Hears every event after the driver. Kept alive: Embedded Swift has no weak references.
    public var client: (any ScrollForwarderClient)?
    private var hasClient: Bool { client != nil }
  #else
    /// Hears every event after the driver.
    public weak var client: (any ScrollForwarderClient)? {
      didSet { hasClient = client != nil }
    }
    /// Whether there is one or has been: asking a weak reference costs more than an event does.
    private var hasClient = false
  #endif

  private var isForwarding = false
  /// No access to it lasts while anybody else runs, so the check that none does is left out.
  @exclusivity(unchecked) private var waiting: [ScrollEvent] = []

  /// How many events may wait for one to be over, and how often in a row a technique hears that the
  /// offset ended up elsewhere. A technique needs one or two; the limit ends a quarrel between a
  /// technique and a scroll view that would never agree.
  private static let limit = 8

  /// A forwarder to `driver`.
  public init(driver: any HeaderDriving) {
    self.driver = driver
    waiting.reserveCapacity(ScrollForwarder.limit)
  }

  /// Becomes the delegate of `contained`, places the header as on appearing, and reports the
  /// geometry.
  public func attach(to contained: any ScrollContained) {
    contained.scrollDelegate = self
    isForwarding = true
    contained.place(driver.start(in: contained.headerContext))
    isForwarding = false
    waiting.removeAll(keepingCapacity: true)
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

  /// Forwards `event`, says where the offset ended up if that is elsewhere, and then forwards what
  /// follows from the event.
  private func forward(_ event: ScrollEvent, from contained: any ScrollContained) {
    var update = HeaderUpdate(layout: .zero)
    if !answer(event, from: contained, with: &update) { reportOffset(of: contained) }
    if let followUp = update.followUp { forward(followUp, from: contained) }
  }

  /// Tells the driver that the offset is not the one it expects, until the two agree or there is no
  /// hope that they will.
  private func reportOffset(of contained: any ScrollContained) {
    var update = HeaderUpdate(layout: .zero)
    for _ in 0..<ScrollForwarder.limit {
      if answer(.didScroll(.layout), from: contained, with: &update) { return }
    }
  }

  /// Lets the driver and the client answer `event` with `update`, and applies that. Gives whether
  /// the offset is then the one that the technique expects.
  @inline(always)
  private func answer(
    _ event: ScrollEvent, from contained: any ScrollContained, with update: inout HeaderUpdate
  ) -> Bool {
    let context = contained.headerContext
    driver.answer(event, in: context, into: &update)
    let expected = update.reaction.immediateOffset ?? context.scroll.contentOffset
    if hasClient { askClient(about: &update, answering: event, in: context) }
    contained.apply(update, answering: event, in: context)
    return contained.contentOffset == expected
  }

  /// Apart, so that whoever has no client does not pay for the strong reference that asking takes.
  @inline(never)
  private func askClient(
    about update: inout HeaderUpdate, answering event: ScrollEvent, in context: HeaderContext
  ) {
    client?.scrollForwarder(self, willApply: &update, answering: event, in: context)
  }
}

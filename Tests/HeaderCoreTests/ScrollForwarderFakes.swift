import SimulationTestSupport

/// A driver that answers with a closure, and records its events and offsets.
final class ScriptedDriver: WrappingHeaderDriver {
  typealias Answer = (ScrollEvent, HeaderContext) -> HeaderUpdate

  let driver: any HeaderDriving = HeaderDriver(NoHeader())
  var layout = HeaderLayout.zero
  var answer: Answer
  private(set) var events: [ScrollEvent] = []
  private(set) var offsets: [Double] = []

  init(_ answer: @escaping Answer = { _, _ in HeaderUpdate(layout: .zero) }) {
    self.answer = answer
  }

  func start(continuing layout: HeaderLayout?, in context: HeaderContext) -> HeaderLayout {
    self.layout
  }

  func update(for event: ScrollEvent, in context: HeaderContext) -> HeaderUpdate {
    events.append(event)
    offsets.append(context.scroll.contentOffset)
    return answer(event, context)
  }
}

/// A scroll view that reports writes at once, as UIScrollView does, and may be one of several pages.
final class FakeScrollView: PageHost {
  weak var scrollDelegate: (any ScrollHostDelegate)?
  private(set) var contentOffset = 0.0
  var bottomRoom = 0.0
  /// Clamps or rounds an offset that is written.
  var settle: (Double) -> Double = { $0 }
  /// Changes the reading.
  var change: (inout HostReading) -> Void = { _ in }
  /// Events to report while a layout is placed or effects are performed.
  var nested: [ScrollEvent] = []
  private(set) var placed: [HeaderLayout] = []
  private(set) var performed: [HeaderEffects] = []
  private(set) var answered: [ScrollEvent] = []

  var reading: HostReading {
    var reading = HostReading(
      offset: contentOffset, position: contentOffset, contentSize: 2000, containerHeight: 852,
      appInset: ScrollInsets(top: 0, bottom: bottomRoom), motion: .tracking)
    change(&reading)
    return reading
  }

  func place(_ effects: HeaderEffects) {
    placed.append(effects.layout)
    write(-effects.room)
    reportNested()
  }

  func perform(
    _ effects: HeaderEffects, answering event: ScrollEvent, in context: HeaderContext
  ) {
    performed.append(effects)
    answered.append(event)
    if let offset = effects.move?.immediateOffset { write(offset) }
    reportNested()
  }

  func align(_ effects: HeaderEffects) {
    if let offset = effects.move?.immediateOffset { contentOffset = offset }
  }

  func halt() {}

  /// Moves the content to `offset` by a drag.
  func drag(to offset: Double) {
    contentOffset = offset
    report(.didScroll(.drag))
  }

  func report(_ event: ScrollEvent) {
    scrollDelegate?.scrollHost(self, didReport: event)
  }

  private func reportNested() {
    let events = nested
    nested = []
    for event in events { report(event) }
  }

  private func write(_ offset: Double) {
    let settled = settle(offset)
    guard settled != contentOffset else { return }
    contentOffset = settled
    report(.didScroll(.programmatic))
  }
}

import HeaderCore
import ScrollPhysics

/// A host whose content moves as recorded, whatever the technique asks for. The technique gets the recorded
/// events through the stage, and its header is compared with the recorded one.
final class RecordPlayer: ScrollHost {
  var scrollDelegate: (any ScrollHostDelegate)?
  private(set) var contentOffset = 0.0

  private let record: HeaderRecord
  /// Device pixels per point. A host ignores changes of less than half a pixel.
  private let scale: Double
  private var motion = HostMotion.resting
  /// Milliseconds, as in the record.
  private var time = 0.0
  private var shown = ShownHeader(layout: .zero)
  private var context: HeaderContext?
  /// Whether the content is at its top, where the header's place decides, and not where the record has it.
  private var isAtTop = false

  /// A host with the screen of `record`. Content of unknown height is endless.
  init(_ record: HeaderRecord, scale: Double) {
    (self.record, self.scale) = (record, scale)
  }

  var reading: HostReading {
    HostReading(
      offset: contentOffset, contentSize: record.contentSize ?? 1e7,
      containerHeight: record.containerHeight, safeAreaTop: record.safeAreaTop, motion: motion,
      scale: scale, progress: shown.run?.progress(at: seconds))
  }

  private var seconds: Double { time / 1000 }

  /// Places the header, and the content at its top without a record.
  func place(_ effects: HeaderEffects) {
    show(effects)
    if isAtTop, let offset = effects.move?.immediateOffset { contentOffset = offset }
  }

  /// Shows the header, and leaves the content where the record has it. A scroll that the technique asks for
  /// counts as under way until the record's next phase.
  func perform(
    _ effects: HeaderEffects, answering event: ScrollEvent, in context: HeaderContext
  ) {
    self.context = context
    switch effects.move {
    case .scroll: motion = .scrolling
    case .stop: motion = .resting
    case .put, nil: break
    }
    show(effects)
  }

  private func show(_ effects: HeaderEffects) {
    shown = ShownHeader(effects, after: shown, at: seconds)
  }

  /// Plays `script` to `driver`, and passes every row with the technique's header to `compare`, until that
  /// returns `false`.
  func play(
    _ script: RecordScript, to driver: any HeaderDriving, origin: OffsetOrigin,
    compare: (RecordScript.Step, HeaderLayout) -> Bool
  ) {
    guard let first = script.steps.first else { return }
    let forwarder = ScrollForwarder(driver: driver, mounting: .overlay)
    // The content starts far down, so that placing the header does not move it.
    let shift: Double
    switch origin {
    case .shifted(let points): shift = points
    case .top:
      forwarder.attach(to: self)
      let layout = shown.layout
      let inset = layout.restMinY + layout.contentInsetTop
      shift = -inset - max(0, record.safeAreaTop - layout.restMinY) - script.topOffset
    }
    (time, contentOffset) = (first.time, first.offset + shift)
    forwarder.attach(to: self)
    appear(as: script.steps.lazy.compactMap { $0.sight }.first, forwarder)
    for step in script.steps {
      (time, motion, contentOffset) = (step.time, step.motion, step.offset + shift)
      if let event = step.event {
        forwarder.scrollHost(self, didReport: event)
      } else {
        shown = shown.ended(at: seconds) ?? shown
        if !compare(step, shown.layout(at: seconds)) { return }
      }
    }
  }

  /// Returns the lower edge of the expanded and the collapsed header of `driver`.
  func extent(of driver: any HeaderDriving) -> (largest: Double, smallest: Double) {
    let forwarder = ScrollForwarder(driver: driver, mounting: .overlay)
    isAtTop = true
    forwarder.attach(to: self)
    let largest = shown.layout.headerMaxY
    guard let context else { return (largest, largest) }
    return (largest, driver.collapsedLayout(in: context).headerMaxY)
  }

  /// Collapses the header as far as it was at the start of the record.
  private func appear(as sight: HeaderSight?, _ forwarder: ScrollForwarder) {
    guard let sight, let context else { return }
    let collapsed = forwarder.driver.collapsedLayout(in: context)
    let way = shown.layout.headerMaxY - collapsed.headerMaxY
    guard way.magnitude > 1 else { return }
    let fraction = min(max((shown.layout.headerMaxY - sight.maxY) / way, 0), 1)
    guard fraction > 0.02 else { return }
    forwarder.scrollHost(self, didReport: .setFraction(fraction, animated: false))
  }
}

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
  private var time = 0.0
  private var layout = HeaderLayout.zero
  /// The header's animation, and its start in milliseconds.
  private var run: (transition: HeaderTransition, animation: HeaderAnimation, startTime: Double)?
  private var context: HeaderContext?
  private var isAtTop = false

  /// A host with the screen of `record`. Content of unknown height is endless.
  init(_ record: HeaderRecord, scale: Double) {
    (self.record, self.scale) = (record, scale)
  }

  var reading: HostReading {
    HostReading(
      offset: contentOffset, contentSize: record.contentSize ?? 1e7,
      containerHeight: record.containerHeight, safeAreaTop: record.safeAreaTop, motion: motion,
      scale: scale, progress: progress)
  }

  private var progress: Double? {
    run.map { $0.animation.progress(after: (time - $0.startTime) / 1000) }
  }

  /// The layout on the screen.
  private var visibleLayout: HeaderLayout {
    progress.flatMap { run?.transition.layout(at: $0) } ?? layout
  }

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
    layout = effects.layout
    switch effects.appearance {
    case .layout: run = nil
    case .running(let transition): run?.transition = transition
    case .animated(let transition, let animation): run = (transition, animation, time)
    case .held(let held): (run, layout) = (nil, held)
    }
  }

  /// Plays `script` to `driver`, and passes every row with the technique's header to `compare`, until that
  /// returns `false`.
  func play(
    _ script: RecordScript, to driver: any HeaderDriving, origin: FitOrigin,
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
        if let progress, progress >= 1 { run = nil }
        if !compare(step, visibleLayout) { return }
      }
    }
  }

  /// Returns the lower edge of the expanded and the collapsed header of `driver`.
  func extent(of driver: any HeaderDriving) -> (largest: Double, smallest: Double) {
    let forwarder = ScrollForwarder(driver: driver, mounting: .overlay)
    isAtTop = true
    forwarder.attach(to: self)
    guard let context else { return (layout.headerMaxY, layout.headerMaxY) }
    return (layout.headerMaxY, driver.collapsedLayout(in: context).headerMaxY)
  }

  /// Collapses the header as far as it was at the start of the record.
  private func appear(as sight: HeaderSight?, _ forwarder: ScrollForwarder) {
    guard let sight, let context else { return }
    let collapsed = forwarder.driver.collapsedLayout(in: context)
    let way = layout.headerMaxY - collapsed.headerMaxY
    guard way.magnitude > 1 else { return }
    let fraction = min(max((layout.headerMaxY - sight.maxY) / way, 0), 1)
    guard fraction > 0.02 else { return }
    forwarder.scrollHost(self, didReport: .setFraction(fraction, animated: false))
  }
}

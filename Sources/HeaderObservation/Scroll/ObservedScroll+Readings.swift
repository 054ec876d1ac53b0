import HeaderCore
import ScrollPhysics

/// What a scroll view is found to be.
extension ObservedScroll {
  /// The same in the header's coordinates: without what hangs below it, and with what of the content
  /// it takes for its own.
  private func inHeaderCoordinates(_ geometry: ObservedGeometry) -> ObservedGeometry {
    geometry.lowered(by: minY).led(by: header.leadIn)
  }

  private func inHeaderCoordinates(_ sample: ScrollSample) -> ScrollSample {
    sample.lowered(by: minY).led(by: header.leadIn)
  }

  /// The header's own content begins `change` points higher up.
  func leadInDidChange(by change: Double) {
    contentIs(at: contentOffset + change)
    geometry = geometry?.led(by: change)
    insets.leadInDidChange(by: change)
  }

  /// What hangs below the header is `change` points higher: the room for it is about to be made.
  func footDidChange(by change: Double) {
    minY -= change
    guard let raised = geometry?.lowered(by: -change) else { return }
    geometry = raised
    contentIs(at: contentOffset + change)
    insets.leadInDidChange(by: change)
  }

  /// The view begins `minY` points below where offsets are counted.
  func begins(at minY: Double) {
    let change = minY - self.minY
    self.minY = minY
    guard let lowered = geometry?.lowered(by: change) else { return }
    contentIs(at: contentOffset - change)
    insets.forget()
    _ = take(lowered)
  }

  // MARK: Phases and geometry

  /// The geometry is another.
  func note(_ geometry: ObservedGeometry) {
    let geometry = inHeaderCoordinates(geometry)
    let isFirst = self.geometry == nil
    let isNewSize = take(geometry)
    guard !isFirst, let viewport else {
      phases = PhaseTranslator(geometry)
      return
    }
    phases.note(geometry, at: header.now, in: viewport)
    tell()
    if isNewSize { report(.geometryDidChange) }
    finishRequest()
  }

  /// The phase is another; `geometry` is what it came with.
  func note(_ phase: ObservedPhase, with geometry: ObservedGeometry?) {
    guard let viewport else { return }
    resync(before: phase)
    phases.note(phase, with: geometry.map { inHeaderCoordinates($0) }, at: header.now, in: viewport)
    tell()
  }

  /// A finger lifts at `velocity`, in points per millisecond, and the fling would rest at `target`:
  /// gives where it is to end instead.
  func target(velocity: Double, target: Double) -> Double? {
    let shift = header.leadIn - minY
    requestedTarget = nil
    report(.willEndDragging(velocity: velocity, targetContentOffset: target + shift))
    guard let requestedTarget, requestedTarget.isFinite, let viewport else { return nil }
    phases.flingIsSentElsewhere()
    return viewport.range.clamp(viewport.grid.rounded(requestedTarget)) - shift
  }

  /// The callbacks of a frame have all come.
  func settle() {
    guard let viewport, samples == nil else { return }
    phases.settle(in: viewport)
    tell()
    finishRequest()
  }

  private func tell() {
    while let event = phases.next() { report(event) }
  }

  /// Content that did not go where it was asked to is told to be where it is, before it moves again.
  private func resync(before phase: ObservedPhase) {
    guard phase == .tracking || phase == .interacting, let geometry, let pending,
      motion == .resting, (geometry.offset - pending.offset).magnitude > 1
    else { return }
    giveUpRequest(at: geometry.offset)
  }

  // MARK: Samples

  /// It was looked at, because something of it has changed.
  func note(_ sample: ScrollSample, _ geometry: ObservedGeometry) {
    let (sample, geometry) = (inHeaderCoordinates(sample), inHeaderCoordinates(geometry))
    let isNewSize = take(geometry)
    guard samples != nil, let viewport else {
      samples = SampledScroll(sample)
      return
    }
    samples?.note(sample)
    for _ in 0..<ObservedScroll.limit {
      guard let event = samples?.next(in: viewport) else { break }
      report(event)
    }
    if isNewSize { report(.geometryDidChange) }
  }

  /// A display frame has passed since the last look.
  func framePassed() {
    guard let viewport, let event = samples?.framePassed(in: viewport) else { return }
    report(event)
  }

  /// It is another one, under the same header.
  func wasRebuilt(_ sample: ScrollSample, _ geometry: ObservedGeometry) {
    samples = SampledScroll(inHeaderCoordinates(sample))
    pending = nil
    _ = take(inHeaderCoordinates(geometry))
  }

  /// Events that one look tells at most.
  private static let limit = 16

  /// Takes over the sizes; gives whether the technique has to hear of them.
  private func take(_ geometry: ObservedGeometry) -> Bool {
    let before = self.geometry
    let insetsBefore = insets
    let bottomBefore = bottomInset.own
    self.geometry = geometry
    insets.roomMayChange(to: header.emptyRoom - header.leadIn - header.footHeight)
    insets.note(geometry.insetTop, safeArea: header.surroundings.safeAreaTop)
    bottomInset.note(geometry.insetBottom)
    return before?.contentSize != geometry.contentSize || before?.height != geometry.height
      || bottomInset.own != bottomBefore || insets.app != insetsBefore.app
      || insets.refresh != insetsBefore.refresh
  }
}

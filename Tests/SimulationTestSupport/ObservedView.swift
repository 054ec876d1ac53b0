package import HeaderCore
package import HeaderObservation
import ScrollPhysics
package import ScrollSimulator

/// A simulated scroll view that knows nothing of headers: what SwiftUI would call back with goes to a
/// header that observes it, and what that asks for is done.
package final class ObservedView: ScrollPerformer {
  /// In which order the callbacks of a frame come.
  package enum Order: CaseIterable {
    /// Each as it happens.
    case asItHappens
    /// Once a frame, the phases first.
    case phasesFirst
    /// Once a frame, the geometry first.
    case geometryFirst
    /// A scroll view that is looked at, as before iOS 18.
    case probe
  }

  package let view: SimulatedScrollView
  /// What the header makes of it.
  package let scroll: ObservedScroll
  /// Whether it goes where it is asked to.
  package var obeys = true
  /// Whether it says at once that it does not.
  package var refuses = false
  /// Hears where it is asked to go, before it does.
  package var willMove: (ScrollRequest) -> Void = { _ in }
  /// Whether it asks where flings end.
  package var asksForTarget = false
  private let header: ObservedHeader
  private let order: Order
  private let hearing = Hearing()
  private var phase = ObservedPhase.idle
  private var callbacks: [(ObservedPhase, ObservedGeometry)] = []
  private var isDoing = false

  /// A page of `header`, which has begun; its reader has left it at `place`.
  package init(
    _ configuration: SimulatorConfiguration, under header: ObservedHeader, order: Order,
    place: PagePlace? = nil
  ) {
    var bare = configuration
    bare.mounting = .overlay
    view = SimulatedScrollView(bare)
    (self.header, self.order) = (header, order)
    scroll = header.addPage(at: place)
    scroll.performer = self
    hearing.hear = { [unowned self] in note($0) }
    view.scrollDelegate = hearing
  }

  /// Content that has its room for the first time is at the top.
  package func appear() {
    makeRoom()
    let top = view.contentOffsetRange.minimum
    perform(.put(offset: top, position: top))
  }

  // MARK: What SwiftUI does

  /// The room above the content has changed.
  package func makeRoom() {
    perform(nil)
  }

  package func move(_ request: ScrollRequest) -> Performance {
    guard request.publication == .later else { return .impossible }
    guard !refuses else { return .impossible }
    willMove(request)
    guard obeys else { return .later }
    perform(
      request.animation.map { .scroll(to: request.offset, $0) } ?? .stop(at: request.offset))
    return .later
  }

  package func makeBottomRoom(_ points: Double) {
    view.bottomRoom = points
  }

  private func perform(_ move: HeaderEffects.ContentMove?) {
    var effects = HeaderEffects(layout: .zero, room: header.presented.topRoom)
    effects.move = move
    perform(effects)
  }

  private func perform(_ effects: HeaderEffects, answering event: ScrollEvent = .geometryDidChange)
  {
    let wasDoing = isDoing
    isDoing = true
    view.perform(
      effects, answering: event,
      in: HeaderContext(scroll: view.metrics, environment: view.environment))
    isDoing = wasDoing
  }

  // MARK: What SwiftUI says

  private var seconds: Double { view.time / 1000 }

  private var geometry: ObservedGeometry {
    let inset = view.adjustedContentInset
    return ObservedGeometry(
      offset: view.contentOffset, contentSize: view.metrics.contentSize, height: view.bounds,
      insetTop: inset.top, insetBottom: inset.bottom)
  }

  private var currentPhase: ObservedPhase {
    switch view.reading.motion {
    case .resting: .idle
    case .tracking: view.isDragging ? .interacting : .tracking
    case .decelerating: .decelerating
    case .scrolling: .animating
    }
  }

  private var sample: ScrollSample {
    ScrollSample(
      offset: view.contentOffset, contentSize: view.metrics.contentSize,
      isTracking: view.isTracking, isPanning: view.isDragging,
      isDecelerating: view.isDecelerating, translation: view.pan?.translation ?? 0,
      time: seconds)
  }

  private func note(_ event: ScrollEvent) {
    guard !isDoing else { return }
    hearView()
    guard asksForTarget, case .willEndDragging(let velocity, let target) = event else { return }
    var effects = HeaderEffects(layout: .zero, room: header.presented.topRoom)
    effects.targetContentOffset = header.target(
      velocity: velocity, target: target, of: scroll, at: seconds)
    perform(effects, answering: event)
  }

  /// Calls back, or keeps what to call back with until the frame is over.
  package func hearView() {
    switch order {
    case .probe: header.update(ScrollSnapshot(sample: sample, geometry: geometry), of: scroll)
    case .asItHappens:
      let phase = currentPhase
      if phase != self.phase {
        self.phase = phase
        header.update(phase, with: geometry, of: scroll, at: seconds)
      }
      header.update(geometry, of: scroll, at: seconds)
    case .phasesFirst, .geometryFirst:
      if currentPhase != phase {
        phase = currentPhase
        callbacks.append((phase, geometry))
      }
    }
  }

  /// A frame's callbacks come.
  package func endFrame() {
    hearView()
    let pending = callbacks
    callbacks = []
    if order == .geometryFirst { header.update(geometry, of: scroll, at: seconds) }
    for (phase, geometry) in pending {
      header.update(phase, with: geometry, of: scroll, at: seconds)
    }
    if order == .phasesFirst { header.update(geometry, of: scroll, at: seconds) }
  }
}

/// Hears a scroll view's events and passes them on.
private final class Hearing: ScrollHostDelegate {
  var hear: (ScrollEvent) -> Void = { _ in }

  func scrollHost(_ host: any ScrollHost, didReport event: ScrollEvent) {
    hear(event)
  }
}

extension SimulatorConfiguration {
  /// The screen without the header, which is no part of the list's content: `driver` has not begun.
  package func bare(under driver: any HeaderDriving) -> SimulatorConfiguration {
    guard driver.traits.liesInContent else { return self }
    let view = SimulatedScrollView(self)
    let layout = driver.start(
      in: HeaderContext(scroll: view.metrics, environment: view.environment))
    var bare = self
    bare.contentSize -= layout.headerHeight
    return bare
  }
}

extension HeaderSurroundings {
  /// The screen of `configuration`.
  package init(_ configuration: SimulatorConfiguration) {
    self.init(
      containerHeight: configuration.containerHeight, safeAreaTop: configuration.safeAreaTop,
      fittingHeight: configuration.fittingHeight, scale: configuration.scale,
      prefersReducedMotion: configuration.prefersReducedMotion)
  }
}

package import HeaderCore
package import HeaderObservation
import ScrollPhysics
package import ScrollSimulator

/// A simulated scroll view without a header of its own. It reports what SwiftUI's callbacks would to an observed
/// header, and performs the header's requests.
package final class ObservedView: ScrollPerformer {
  /// The order of a frame's callbacks.
  package enum Order: CaseIterable {
    /// Immediately, as changes happen.
    case asItHappens
    /// Once a frame, the phases first.
    case phasesFirst
    /// Once a frame, the geometry first.
    case geometryFirst
    /// Snapshots of the scroll view, as before iOS 18.
    case probe
  }

  package let view: SimulatedScrollView
  /// The header's observation of the view.
  package let scroll: ObservedScroll
  /// Whether it performs requests.
  package var obeys = true
  /// Whether it answers requests with `impossible`.
  package var refuses = false
  /// Called with each request before it is performed.
  package var willMove: (ScrollRequest) -> Void = { _ in }
  /// Whether it asks the header for the target of flings.
  package var asksForTarget = false
  private let header: ObservedHeader
  private let order: Order
  private let relay = EventRelay()
  private var phase = ObservedPhase.idle
  private var callbacks: [(ObservedPhase, ObservedGeometry)] = []
  private var isPerforming = false

  /// A page of `header`, with its last place if it was shown before.
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
    relay.onEvent = { [unowned self] in note($0) }
    view.scrollDelegate = relay
  }

  /// Makes room for the header, and moves the content to the top.
  package func appear() {
    makeRoom()
    let top = view.contentOffsetRange.minimum
    perform(.put(offset: top, position: top))
  }

  // MARK: Performing

  /// Applies the room above the content.
  package func makeRoom() {
    perform(nil)
  }

  package func move(_ request: ScrollRequest) -> RequestResult {
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
    let wasPerforming = isPerforming
    isPerforming = true
    view.perform(
      effects, answering: event,
      in: HeaderContext(scroll: view.metrics, environment: view.environment))
    isPerforming = wasPerforming
  }

  // MARK: Reporting

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
    // A probe is called back while it performs a request, and reports that.
    guard event != .geometryDidChange, !isPerforming || order == .probe else { return }
    reportView()
    guard !isPerforming else { return }
    guard asksForTarget, case .willEndDragging(let velocity, let target) = event else { return }
    var effects = HeaderEffects(layout: .zero, room: header.presented.topRoom)
    // SwiftUI counts from the top.
    let inset = geometry.insetTop
    effects.targetContentOffset = header.target(
      velocity: velocity, target: target + inset, of: scroll, at: seconds
    ).map { $0 - inset }
    perform(effects, answering: event)
  }

  /// Reports the view's state now, or stores it for the end of the frame, depending on the order.
  package func reportView() {
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

  /// Reports what was stored during the frame.
  package func endFrame() {
    reportView()
    let pending = callbacks
    callbacks = []
    if order == .geometryFirst { header.update(geometry, of: scroll, at: seconds) }
    for (phase, geometry) in pending {
      header.update(phase, with: geometry, of: scroll, at: seconds)
    }
    if order == .phasesFirst { header.update(geometry, of: scroll, at: seconds) }
  }
}

/// Passes a scroll view's events to a closure.
private final class EventRelay: ScrollHostDelegate {
  var onEvent: (ScrollEvent) -> Void = { _ in }

  func scrollHost(_ host: any ScrollHost, didReport event: ScrollEvent) {
    onEvent(event)
  }
}

extension SimulatorConfiguration {
  /// Returns the configuration with the list's content only, without the header's height if the header of `driver`
  /// lies in the content. `driver` must not have started.
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

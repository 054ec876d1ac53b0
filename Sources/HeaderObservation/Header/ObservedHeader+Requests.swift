import HeaderCore
import ScrollPhysics

/// The requests of the app.
extension ObservedHeader {
  package enum Request {
    /// A collapsed fraction of the header.
    case fraction(Double)
    /// A content point, to be scrolled to the header's lower edge.
    case point(Double)

    fileprivate var isFraction: Bool {
      if case .fraction = self { true } else { false }
    }

    fileprivate var number: Double {
      switch self {
      case .fraction(let number), .point(let number): number
      }
    }
  }

  /// Moves the header or the content as requested. Waits until the geometry of the scroll view is known, because
  /// over content too short to scroll a header does not collapse, and outside a window there is no safe area.
  /// Ignores a number that is not finite.
  package func perform(_ request: Request, animated: Bool, at time: Double) {
    guard isStarted, request.number.isFinite else { return }
    presented.now = time
    perform(request, animated: animated)
  }

  /// Performs the requests that had to wait.
  package func performPending(at time: Double) {
    guard !pending.isEmpty else { return }
    presented.now = time
    let requests = pending
    pending = []
    for request in requests { perform(request, animated: false) }
  }

  /// Moves the header to a collapsed fraction.
  package func setFraction(_ fraction: Double, animated: Bool, at time: Double) {
    guard fraction.isFinite else { return }
    perform(.fraction(min(max(fraction, 0), 1)), animated: animated, at: time)
  }

  /// Scrolls the content point `y` to the lower edge that the header will have then. Without animation if the
  /// user prefers reduced motion.
  package func scroll(to y: Double, animated: Bool, at time: Double) {
    perform(.point(y), animated: animated, at: time)
  }

  func perform(_ request: Request, animated: Bool) {
    guard let viewport = active.viewport, active.views?.isInWindow ?? true else {
      return pending.keep(request)
    }
    pending.drop(sameKindAs: request)
    switch request {
    case .fraction(let fraction): ask(fraction, animated: animated)
    case .point(let y): scroll(to: y, in: viewport, animated: animated)
    }
  }

  private func ask(_ fraction: Double, animated: Bool) {
    active.report(.setFraction(fraction, animated: animated))
    presented.ask(for: fraction)
    finishIfResting()
  }

  /// Applies the value of the app's binding, on appearing or because it changed.
  ///
  /// Does nothing if the header is at that end or on its way there, or if it appears again with an unchanged
  /// value.
  package func setCollapsed(_ isCollapsed: Bool, animated: Bool, at time: Double) {
    guard isCollapsed != boundValue else { return }
    boundValue = isCollapsed
    guard isCollapsed != isHeadedForCollapse else { return }
    setFraction(isCollapsed ? 1 : 0, animated: animated, at: time)
  }

  /// Whether the header will be collapsed after the animations and requests that are under way.
  package var isHeadedForCollapse: Bool {
    for case .fraction(let fraction) in pending { return fraction == 1 }
    return presented.isHeadedForCollapse
  }

  private func scroll(to y: Double, in viewport: ScrollViewport, animated: Bool) {
    let wanted = y + presented.leadIn - line(showing: y)
    let target = viewport.range.clamp(wanted - active.shift) + active.shift
    guard (target - active.contentOffset).magnitude > viewport.pixel / 2 else { return }
    let move: HeaderEffects.ContentMove =
      animated && !presented.surroundings.prefersReducedMotion
      ? .scroll(to: target, HeaderAnimation(duration: ObservedHeader.scrollDuration))
      : .stop(at: target)
    active.ask(move)
  }

  /// Seconds of an animated scroll that the app asks for.
  private static let scrollDuration = 0.3

  /// Returns the lower edge that the header will have above the content point `y`. A header that follows the
  /// content's position is collapsed by then. At the top it is not: infinity scrolls as far up as possible.
  private func line(showing y: Double) -> Double {
    if forwarder.driver.traits.movedBy == .position {
      return y <= 0 ? .infinity : max(0, presented.ends.collapsed.headerMaxY)
    }
    let shown = presented.shown
    return max(0, (shown.run?.transition.end ?? shown.layout).headerMaxY)
  }
}

extension [ObservedHeader.Request] {
  /// Adds `request`, which replaces the earlier one of its kind.
  package mutating func keep(_ request: ObservedHeader.Request) {
    drop(sameKindAs: request)
    append(request)
  }

  fileprivate mutating func drop(sameKindAs request: ObservedHeader.Request) {
    removeAll { $0.isFraction == request.isFraction }
  }
}
